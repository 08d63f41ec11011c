/** What the server tells of Jambo before any match: kinds of card, wares, questions, and what each action number means. */
import type { GameDescription } from '../../protocol/messages';

export type Group = 'stand' | 'utility' | 'people' | 'animal' | 'ware';

export interface Kind {
  id: string;
  group: Group;
  number: number;
  /** Of a ware card: how many of each ware it shows, and its prices. */
  wares?: number[];
  buy?: number;
  sell?: number;
}

export type Verb =
  | 'look' | 'skip' | 'end_turn' | 'keep' | 'discard' | 'done' | 'none' | 'decline' | 'guard' | 'rain_maker' | 'pass'
  | 'pay_gold' | 'opponent_discards' | 'draw_up' | 'take_wares' | 'take_cards' | 'give_gold' | 'let_draw' | 'use_it'
  | 'leave_it' | 'buy' | 'sell' | 'play' | 'use' | 'card' | 'utility' | 'turned_utility' | 'ware' | 'amount' | 'seen' | 'bid';

interface Part {
  verb: Verb;
  argument: '' | 'card' | 'ware' | 'number' | 'gold';
  first: number;
  number: number;
}

interface Constants {
  large_spaces: number;
  stand_spaces: number;
  stand_first: number;
  stand_later: number;
  [name: string]: number | number[];
}

export interface Move extends Part {
  /** The verb's argument; its first where it has none. */
  value: number;
}

export class Facts {
  readonly kinds: Kind[];
  readonly wares: string[];
  readonly decisions: string[];
  readonly constants: Constants;
  readonly #parts: (Part & { start: number })[];

  constructor(description: GameDescription) {
    const tables = description.tables as {
      kinds: Kind[];
      wares: string[];
      decisions: string[];
      constants: Constants;
      verbs: Part[];
    };
    this.kinds = tables.kinds;
    this.wares = tables.wares;
    this.decisions = tables.decisions;
    this.constants = tables.constants;
    let start = 0;
    this.#parts = tables.verbs.map((part) => ({ ...part, start: (start += part.number) - part.number }));
  }

  /** What an action number means. */
  move(action: number): Move {
    const part = this.#parts.findLast(({ start }) => start <= action)!;
    return { ...part, value: part.first + action - part.start };
  }

  /** Number of an action. */
  action(verb: Verb, value?: number): number {
    const { start, first } = this.#parts.find((part) => part.verb === verb)!;
    return start + (value ?? first) - first;
  }
}
