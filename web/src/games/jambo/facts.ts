/** What the server tells of Jambo before any match: kinds of card, wares, questions, and what each action number means. */
import type { GameDescription } from '../../protocol/messages';
import { ActionTable, type Part as ActionPart } from '../../shell/actions';

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

type Part = ActionPart<Verb, '' | 'card' | 'ware' | 'number' | 'gold'>;

interface Constants {
  large_spaces: number;
  stand_spaces: number;
  stand_first: number;
  stand_later: number;
  [name: string]: number | number[];
}

export class Facts extends ActionTable<Part> {
  readonly kinds: Kind[];
  readonly wares: string[];
  readonly decisions: string[];
  readonly constants: Constants;

  constructor(description: GameDescription) {
    const tables = description.tables as {
      kinds: Kind[];
      wares: string[];
      decisions: string[];
      constants: Constants;
      verbs: Part[];
    };
    super(tables.verbs);
    this.kinds = tables.kinds;
    this.wares = tables.wares;
    this.decisions = tables.decisions;
    this.constants = tables.constants;
  }
}
