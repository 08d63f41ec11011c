/** The legal actions by their verbs: each is chosen on the piece that its argument names. */
import type { Facts, Verb } from './facts';

export class Choices {
  readonly #by = new Map<Verb, Map<number, number>>();

  constructor(legal: readonly number[], facts: Facts) {
    for (const action of legal) {
      const { verb, value } = facts.move(action);
      const found = this.#by.get(verb) ?? new Map<number, number>();
      found.set(value, action);
      this.#by.set(verb, found);
    }
  }

  /** Whether there is any action of a verb. */
  any(verb: Verb): boolean {
    return this.#by.has(verb);
  }

  /** The action of a verb, where it is legal. */
  get(verb: Verb, value = 0): number | undefined {
    return this.#by.get(verb)?.get(value);
  }

  /** The arguments with which a verb is legal. */
  values(verb: Verb): number[] {
    return [...(this.#by.get(verb)?.keys() ?? [])];
  }
}
