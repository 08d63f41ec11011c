/** How this person likes to play; kept in the browser. */
import { recall, remember } from './storage';

export const CONFIRM = ['touch', 'always', 'never'] as const;
export const PACES = [0, 0.6, 1.2] as const;

/** When a move waits for the Confirm button. */
export type Confirm = (typeof CONFIRM)[number];

const chosen = <T>(name: string, choices: readonly T[], standard: T): T =>
  choices.find((choice) => String(choice) === recall(name)) ?? standard;

class Settings {
  #confirm = $state<Confirm>(chosen('confirm', CONFIRM, 'touch'));
  #pace = $state<number>(chosen<number>('pace', PACES, 0.6));
  #motion = $state<boolean>(chosen('motion', [true, false], true));
  #shortcuts = $state<boolean>(chosen('shortcuts', [true, false], true));
  #phrases = $state<boolean>(chosen('phrases', [true, false], true));
  #words = $state<boolean>(chosen('words', [true, false], true));

  get confirm(): Confirm {
    return this.#confirm;
  }
  set confirm(value: Confirm) {
    this.#confirm = value;
    remember('confirm', value);
  }

  /** Seconds for which each step of the others stays before the next one is shown. */
  get pace(): number {
    return this.#pace;
  }
  set pace(value: number) {
    this.#pace = value;
    remember('pace', String(value));
  }

  get motion(): boolean {
    return this.#motion;
  }
  set motion(value: boolean) {
    this.#motion = value;
    remember('motion', String(value));
  }

  get shortcuts(): boolean {
    return this.#shortcuts;
  }
  set shortcuts(value: boolean) {
    this.#shortcuts = value;
    remember('shortcuts', String(value));
  }

  /** Whether ready phrases of the others are shown. */
  get phrases(): boolean {
    return this.#phrases;
  }
  set phrases(value: boolean) {
    this.#phrases = value;
    remember('phrases', String(value));
  }

  /** Whether what the others write is shown. */
  get words(): boolean {
    return this.#words;
  }
  set words(value: boolean) {
    this.#words = value;
    remember('words', String(value));
  }

  /** Whether things may move: wished here, and not unwished in the system. */
  get moves(): boolean {
    return this.#motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
