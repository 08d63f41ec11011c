/** The voice of the guide and the loudness of everything: what a parent may choose, kept in the browser. */
import { recall, remember } from '../../shell/storage';
import { texts } from '../../shell/texts.svelte';
import { play, setVolume, unlock } from './art/sounds';

const LOUDNESS = [0, 0.4, 1] as const;
export type Loudness = (typeof LOUDNESS)[number];
export const loudnesses: readonly Loudness[] = LOUDNESS;

const chosen = (name: string): Loudness => LOUDNESS.find((one) => String(one) === recall(name)) ?? 1;

class Voice {
  /** Loudness of speech and of sounds. */
  #speech = $state<Loudness>(chosen('stoneage-speech'));
  #effects = $state<Loudness>(chosen('stoneage-effects'));
  /** Whether the guide is speaking. */
  speaking = $state(false);
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);

  constructor() {
    setVolume(this.#effects);
    if (typeof speechSynthesis === 'undefined') return;
    const look = (): void => void (this.#voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    addEventListener('pointerdown', unlock, true);
    addEventListener('keydown', unlock, true);
  }

  get speech(): Loudness {
    return this.#speech;
  }
  set speech(value: Loudness) {
    this.#speech = value;
    remember('stoneage-speech', String(value));
  }

  get effects(): Loudness {
    return this.#effects;
  }
  set effects(value: Loudness) {
    this.#effects = value;
    setVolume(value);
    remember('stoneage-effects', String(value));
  }

  /** The browser's voice for the language of the page, if it has one; one on this device before one elsewhere. */
  get found(): SpeechSynthesisVoice | undefined {
    const fits = this.#voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === texts.language);
    return fits.find(({ localService }) => localService) ?? fits[0];
  }

  /** Says a sentence instead of what is being said; where there is no voice, the guide's own sound. */
  say(sentence: string): void {
    const voice = this.found;
    if (!voice || this.#speech === 0) {
      play('guide');
      return;
    }
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(sentence);
    words.voice = voice;
    words.lang = voice.lang;
    words.volume = this.#speech;
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
