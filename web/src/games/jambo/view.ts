/** A seat's information record, field by field as in state.py; numbers of seats, kinds of card and wares, -1 for none. */
import type { Table } from '../../protocol/messages';

export interface View {
  actor: number;
  decision: number;
  turn: number;
  phase: number;
  actions: number;
  looked: number;
  discount: number;
  starter: number;
  announcer: number;
  winner: number;
  gold: number[];
  supply: number[];
  large: number[][];
  small: number[][];
  stands: number[];
  utility: number[][];
  turned: number[][];
  discard: number[];
  discard_top: number;
  deck_size: number;
  card: number;
  second: number;
  use: number;
  eaten: number;
  owner: number;
  left: number;
  last: number;
  chosen: number;
  bid: number;
  bidder: number;
  middle_wares: number[];
  taken: number[][];
  middle_cards: number[];
  middle_utility: number[];
  middle_turned: number[];
  limbo_size: number;
  hand_size: number[];
  open_hand: number[][];
  seat: number;
  hand: number[];
  limbo: number[];
  shown_hand: number[][];
}

export const viewOf = (table: Table): View => table.view as unknown as View;

/** Kinds that are there, each as often as it is there, in order. */
export const spread = (counts: number[]): number[] => counts.flatMap((count, kind) => Array<number>(count).fill(kind));

/** Kinds that are there at all. */
export const present = (counts: number[]): number[] => counts.flatMap((count, kind) => (count > 0 ? [kind] : []));

export const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
