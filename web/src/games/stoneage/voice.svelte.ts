/** The voice of the guide: the browser's own where it has one for the language, else a sound. */
import { texts } from '../../shell/texts.svelte';
import { play, unlock } from './art/sounds';
import { wishes } from './wishes.svelte';

class Voice {
  /** Whether the guide is speaking. */
  speaking = $state(false);
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);

  constructor() {
    addEventListener('pointerdown', unlock, true);
    addEventListener('keydown', unlock, true);
    if (typeof speechSynthesis === 'undefined') return;
    const look = (): void => void (this.#voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
  }

  /** The browser's voice for the language of the page, if it has one; one on this device before one elsewhere. */
  get found(): SpeechSynthesisVoice | undefined {
    const fits = this.#voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === texts.language);
    return fits.find(({ localService }) => localService) ?? fits[0];
  }

  /** Says a sentence instead of what is being said; where there is no voice, the guide's own sound. */
  say(sentence: string): void {
    const voice = this.found;
    if (!voice || wishes.speech === 0) {
      play('guide');
      return;
    }
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(sentence);
    words.voice = voice;
    words.lang = voice.lang;
    words.volume = wishes.speech;
    words.rate = 0.9;
    words.onstart = () => (this.speaking = true);
    words.onend = words.onerror = () => (this.speaking = false);
    speechSynthesis.speak(words);
  }

  hush(): void {
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
    this.speaking = false;
  }
}

export const voice = new Voice();
