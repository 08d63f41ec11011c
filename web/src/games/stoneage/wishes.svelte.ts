/** What parents wish for this game, kept in the browser: how loud the voice and the sounds are, how fast scenes go by. */
import { recall, remember } from '../../shell/storage';
import { setVolume } from './art/sounds';

export const LOUDNESSES = [0, 0.4, 1] as const;
export type Loudness = (typeof LOUDNESSES)[number];

/** Part of its full time that a scene takes. The swap always takes all of it. */
export const PACES = [1, 0.6] as const;
export type Pace = (typeof PACES)[number];

function chosen<T>(name: string, choices: readonly T[], standard: T): T {
  return choices.find((one) => String(one) === recall(name)) ?? standard;
}

class Wishes {
  #speech = $state<Loudness>(chosen('stoneage-speech', LOUDNESSES, 1));
  #effects = $state<Loudness>(chosen('stoneage-effects', LOUDNESSES, 1));
  #pace = $state<Pace>(chosen('stoneage-pace', PACES, 1));

  constructor() {
    setVolume(this.#effects);
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

  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    this.#pace = value;
    remember('stoneage-pace', String(value));
  }
}

export const wishes = new Wishes();
