/** What the server tells of the game before any match: cards, treasures, questions, and what each action number means. */
import type { GameDescription } from '../../protocol/messages';
import { ActionTable, type Part as ActionPart } from '../../shell/actions';

export type PileName = 'attack' | 'defence';
export type Kind = 'person' | 'flyer' | 'djinn' | 'item' | 'visitor' | 'ghost';

export interface Effect {
  type: string;
  amount?: number;
}

export interface Card {
  id: string;
  pile: PileName;
  kind: Kind;
  name: string;
  number: number;
  attack?: number;
  defence?: number;
  key?: number;
  group?: string;
  effect?: Effect;
}

export interface Treasure {
  id: string;
  kind: 'insignia' | 'valuable';
  name: string;
  power?: Effect;
}

export interface DayCard {
  id: string;
  kind: 'sandstorm' | 'bazaar' | 'ban' | 'court';
  name: string;
  power?: Effect;
  group?: string;
}

export type Verb =
  | 'pass' | 'end_turn' | 'done' | 'decline' | 'rearrange' | 'roll' | 'reroll' | 'accept' | 'take_old_man' | 'play_on'
  | 'cover_it' | 'leave_it' | 'draw' | 'attack' | 'defend' | 'play' | 'discard' | 'uncover' | 'cover' | 'give' | 'lay'
  | 'look' | 'target' | 'target_object' | 'get' | 'seat' | 'offer' | 'accuse' | 'claim';

export type Decision =
  | 'over' | 'lay' | 'facing' | 'draw' | 'old_man' | 'reroll' | 'turn' | 'attacks' | 'after' | 'target' | 'defence' | 'door'
  | 'pilfer' | 'cover_stolen' | 'discard' | 'cover_row' | 'opponent' | 'road' | 'look' | 'give' | 'get' | 'bazaar' | 'accuse'
  | 'claim' | 'bribe';

type Part = ActionPart<Verb, '' | 'pile' | 'card' | 'slot' | 'treasure' | 'place' | 'object' | 'seat' | 'unit'>;

interface Constants {
  insignia: number;
  row: number;
  spectator: number;
  middle: number;
  not_in_game: number;
  visitor_unit: number;
  old_man_unit: number;
  day_cards: number;
  treasure_bonus: number;
  person_bonus: number;
}

export class Facts extends ActionTable<Part> {
  readonly setup: { players: number; needed: number }[];
  readonly cards: Card[];
  readonly treasures: Treasure[];
  readonly dayCards: DayCard[];
  /** Kinds of card of the visitors, by their numbers. */
  readonly visitors: number[];
  readonly decisions: Decision[];
  readonly piles: PileName[];
  readonly groups: string[];
  readonly constants: Constants;
  /** Whether the deck is the house's own, of which a reconstruction is told. */
  readonly shipped: boolean;

  constructor(description: GameDescription) {
    const tables = description.tables as {
      setup: { players: number; needed: number }[];
      cards: Card[];
      treasures: Treasure[];
      day_cards: DayCard[];
      visitors: string[];
      decisions: Decision[];
      piles: PileName[];
      groups: string[];
      constants: Constants;
      verbs: Part[];
      components: { shipped: boolean };
    };
    super(tables.verbs);
    this.setup = tables.setup;
    this.cards = tables.cards;
    this.treasures = tables.treasures;
    this.dayCards = tables.day_cards;
    this.visitors = tables.visitors.map((id) => this.cards.findIndex((card) => card.id === id));
    this.decisions = tables.decisions;
    this.piles = tables.piles;
    this.groups = tables.groups;
    this.constants = tables.constants;
    this.shipped = tables.components.shipped;
  }

  /** The number by which a slot of a seat's row is named. */
  place(seat: number, slot: number): number {
    return seat * this.constants.row + slot;
  }

  /** Seat and slot of a place. */
  slot(place: number): [number, number] {
    return [Math.floor(place / this.constants.row), place % this.constants.row];
  }

  /** How many insignia win among so many players (O-W01, O-W02). */
  needed(players: number): number {
    return this.setup.find((one) => one.players === players)!.needed;
  }

  /** Whether a card in hand has values, to attack and defend with (O-Q12). */
  fights(kind: number): boolean {
    return this.cards[kind]!.attack !== undefined;
  }

  /** Whether a card is laid with an attacking card (O-Q1). */
  joins(kind: number): boolean {
    return ['attack_plus', 'defenders'].includes(this.cards[kind]!.effect?.type ?? '');
  }
}
