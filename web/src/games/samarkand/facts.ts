/** What the server tells of Samarkand before any match: families, wares, the map, and what each action number means. */
import type { GameDescription } from '../../protocol/messages';
import { ActionTable, type Part as ActionPart } from '../../shell/actions';
import { familyLooks, type Look } from './art/families';

export interface Family {
  id: string;
  name: string;
  dowry: number;
  panel: 'top' | 'bottom';
  slot: number;
  start: string;
}

export interface Good {
  id: string;
  number: number;
  name: string;
  space: string;
}

export interface Space {
  id: string;
  kind: 'plain' | 'start' | 'goods' | 'water';
  name: string;
  point: [number, number];
  outline?: [number, number][];
  hex?: [number, number];
  neighbours: string[];
}

export type Verb = 'pass' | 'end_turn' | 'done' | 'sell' | 'keep' | 'marry' | 'extend' | 'place' | 'discard';

type Part = ActionPart<Verb, '' | 'family' | 'space' | 'card'>;

interface Constants {
  sold: number;
  word_bits: number;
  drawn_cards: number;
  sale_price: number;
  own_camel: number;
  foreign_camel: number;
  card_limits: number[];
  relation_tiles: number;
}

const FEWEST = 2; // players, whose limit of cards is the first that is told

export class Facts extends ActionTable<Part> {
  readonly families: Family[];
  /** Per family: how it is drawn. */
  readonly looks: Look[];
  readonly goods: Good[];
  readonly spaces: Space[];
  readonly decisions: string[];
  readonly endings: string[];
  readonly constants: Constants;
  /** Whether the map is the house's own, of which a reconstruction is told. */
  readonly shipped: boolean;
  /** Per space: the numbers of its neighbours. */
  readonly neighbours: number[][];
  /** Per space: its ware, or -1. */
  readonly goodOf: number[];
  /** Per ware: its space. */
  readonly spaceOf: number[];
  /** Per space: the family that starts there, or -1. */
  readonly startOf: number[];

  constructor(description: GameDescription) {
    const tables = description.tables as {
      families: Family[];
      goods: Good[];
      spaces: Space[];
      decisions: string[];
      endings: string[];
      constants: Constants;
      verbs: Part[];
      components: { shipped: boolean };
    };
    super(tables.verbs);
    this.families = tables.families;
    this.looks = familyLooks(this.families.map(({ id }) => id));
    this.goods = tables.goods;
    this.spaces = tables.spaces;
    this.decisions = tables.decisions;
    this.endings = tables.endings;
    this.constants = tables.constants;
    this.shipped = tables.components.shipped;
    const number = new Map(this.spaces.map(({ id }, at) => [id, at]));
    this.neighbours = this.spaces.map(({ neighbours }) => neighbours.map((id) => number.get(id)!));
    this.goodOf = this.spaces.map(({ id }) => this.goods.findIndex(({ space }) => space === id));
    this.spaceOf = this.goods.map(({ space }) => number.get(space)!);
    this.startOf = this.spaces.map(({ id }) => this.families.findIndex(({ start }) => start === id));
  }

  /** How many cards each of so many players may have. */
  limit(players: number): number {
    return this.constants.card_limits[players - FEWEST]!;
  }

  /** The spaces of a set as it is written in a view. */
  spacesIn(words: readonly number[]): number[] {
    const bits = this.constants.word_bits;
    return this.spaces.flatMap((_, at) => ((words[Math.floor(at / bits)]! >>> at % bits) & 1 ? [at] : []));
  }
}
