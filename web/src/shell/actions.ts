/** The action table of a game, as the server describes it: what each action number means. */

/** A verb, the kind of its argument, and the arguments that it has, numbered one after the other. */
export interface Part<Verb extends string = string, Argument extends string = string> {
  verb: Verb;
  argument: Argument;
  first: number;
  number: number;
}

export interface Move<P extends Part> {
  verb: P['verb'];
  argument: P['argument'];
  /** The verb's argument; its first where it has none. */
  value: number;
}

export class ActionTable<P extends Part> {
  readonly #parts: { part: P; start: number }[];

  constructor(parts: readonly P[]) {
    let start = 0;
    this.#parts = parts.map((part) => ({ part, start: (start += part.number) - part.number }));
  }

  /** What an action number means. */
  move(action: number): Move<P> {
    const { part, start } = this.#parts.findLast((one) => one.start <= action)!;
    return { verb: part.verb, argument: part.argument, value: part.first + action - start };
  }

  /** Number of an action; a verb without an argument needs no value. */
  action(verb: P['verb'], value?: number): number {
    const { part, start } = this.#parts.find((one) => one.part.verb === verb)!;
    return start + (value ?? part.first) - part.first;
  }
}
