/** Short soft sounds made on the spot, without files. One at a time; none before the first touch. */

interface Tone {
  /** Seconds after the sound's begin. */
  readonly at: number;
  /** Seconds. */
  readonly length: number;
  /** Pitch at its begin and end, in hertz. */
  readonly from: number;
  readonly to?: number;
  /** 0 to 1. */
  readonly level: number;
  /** Noise is filtered around the pitch. */
  readonly wave?: OscillatorType | 'noise';
}

const C5 = 523.25;
const note = (half: number): number => C5 * 2 ** (half / 12);

/** Notes of a tune, one after the other: half tones above C5 and length in beats. */
const tune = (notes: readonly (readonly [number, number])[], beat: number, wave: OscillatorType = 'triangle'): Tone[] => {
  let at = 0;
  return notes.map(([half, beats]) => {
    const tone: Tone = { at, length: beat * beats * 1.5, from: note(half), level: 0.5, wave };
    at += beat * beats;
    return tone;
  });
};

const SOUNDS = {
  /** A tile is turned: a leaf's rustle and a knock. */
  flip: [
    { at: 0, length: 0.16, from: 1200, to: 3200, level: 0.3, wave: 'noise' },
    { at: 0.14, length: 0.1, from: 330, to: 220, level: 0.5 },
  ],
  /** One step of the way. */
  step: [
    { at: 0, length: 0.09, from: 240, to: 150, level: 0.6 },
    { at: 0, length: 0.06, from: 700, level: 0.2, wave: 'noise' },
  ],
  take: tune(
    [
      [0, 1],
      [7, 1],
    ],
    0.09,
  ),
  /** Nothing there: a small sigh, not a reproach. */
  sad: [
    { at: 0, length: 0.3, from: note(-5), to: note(-6), level: 0.4 },
    { at: 0.26, length: 0.5, from: note(-8), to: note(-12), level: 0.4 },
  ],
  sparkle: tune(
    [
      [12, 1],
      [16, 1],
      [19, 1],
      [24, 2],
    ],
    0.06,
    'sine',
  ),
  /** Not there: two soft low knocks. */
  no: [
    { at: 0, length: 0.12, from: 196, to: 180, level: 0.5 },
    { at: 0.15, length: 0.16, from: 165, to: 150, level: 0.5 },
  ],
  swap: [
    { at: 0, length: 0.5, from: 400, to: 1800, level: 0.8, wave: 'noise' },
    { at: 0.35, length: 0.5, from: 1800, to: 400, level: 0.8, wave: 'noise' },
  ],
  hammer: [0, 0.22, 0.44].flatMap((at): Tone[] => [
    { at, length: 0.08, from: 1500, level: 0.35, wave: 'noise' },
    { at, length: 0.14, from: 300, to: 170, level: 0.6 },
  ]),
  dog: [0, 0.24].flatMap((at): Tone[] => [
    { at, length: 0.14, from: 520, to: 300, level: 0.35, wave: 'sawtooth' },
    { at, length: 0.1, from: 900, to: 600, level: 0.25, wave: 'noise' },
  ]),
  /** The mammoth begins to speak. */
  guide: [
    { at: 0, length: 0.22, from: 260, to: 390, level: 0.35 },
    { at: 0.2, length: 0.3, from: 390, to: 350, level: 0.35 },
  ],
  fire: [
    { at: 0, length: 0.7, from: 500, to: 1600, level: 0.8, wave: 'noise' },
    ...[0.5, 0.62, 0.8].map((at): Tone => ({ at, length: 0.05, from: 2400, level: 0.3, wave: 'noise' })),
  ],
  cheer: tune(
    [
      [0, 1],
      [4, 1],
      [7, 1],
      [12, 2],
      [9, 1],
      [7, 2],
      [4, 1],
      [5, 1],
      [7, 1],
      [12, 4],
    ],
    0.15,
  ),
} as const satisfies Record<string, readonly Tone[]>;

export type SoundId = keyof typeof SOUNDS;

/** How fast a sound gives way to the next one, in seconds. */
const FADE = 0.04;

let context: AudioContext | undefined;
let loudness = 0.6;
let voice: GainNode | undefined;
let hiss: AudioBuffer | undefined;

/** A second of noise. */
const noise = (audio: AudioContext): AudioBuffer => {
  if (hiss !== undefined) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
};

const source = (audio: AudioContext, tone: Tone, start: number, into: AudioNode): AudioScheduledSourceNode => {
  const end = start + tone.length;
  if (tone.wave === 'noise') {
    const rustle = audio.createBufferSource();
    rustle.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.9;
    filter.frequency.setValueAtTime(tone.from, start);
    filter.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
    rustle.connect(filter).connect(into);
    return rustle;
  }
  const string = audio.createOscillator();
  string.type = tone.wave ?? 'triangle';
  string.frequency.setValueAtTime(tone.from, start);
  string.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  string.connect(into);
  return string;
};

/** Allows sound; to be called inside the first touch or key. Without Web Audio all stays silent. */
export const unlock = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
};

/** How loud, 0 to 1. */
export const setVolume = (volume: number): void => {
  loudness = Math.min(1, Math.max(0, volume));
};

/** Plays a sound; one that still sounds gives way. Silent before `unlock` and at volume 0. */
export const play = (id: SoundId): void => {
  if (context === undefined) return;
  // A context made by this very touch is still waking up; what is planned now is heard as soon as it has.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  voice?.gain.setTargetAtTime(0, now, FADE / 3);
  voice = undefined;
  if (loudness === 0) return;
  const out = context.createGain();
  out.gain.value = loudness * 0.5;
  out.connect(context.destination);
  voice = out;
  const tones: readonly Tone[] = SOUNDS[id];
  let last: AudioScheduledSourceNode | undefined;
  let until = 0;
  for (const tone of tones) {
    const start = now + FADE + tone.at;
    const end = start + tone.length;
    const shaped = context.createGain();
    shaped.gain.setValueAtTime(0, start);
    shaped.gain.linearRampToValueAtTime(tone.level, start + 0.012);
    shaped.gain.exponentialRampToValueAtTime(0.001, end);
    shaped.connect(out);
    const sounding = source(context, tone, start, shaped);
    sounding.start(start);
    sounding.stop(end);
    if (end > until) [last, until] = [sounding, end];
  }
  last?.addEventListener('ended', () => out.disconnect());
};
