/** A seat's information record, field by field as in state.py; numbers of seats, families, spaces and goods, -1 for none. */
import type { Table } from '../../protocol/messages';

export interface View {
  actor: number;
  decision: number;
  players: number;
  turn: number;
  ending: number;
  /** The turn so far: the family it is about, the spaces of its camels, the ware that may be sold now. */
  family: number;
  first: number;
  second: number;
  good: number;
  left: number;
  aside: number;
  /** Per seat. */
  money: number[];
  member: number[][];
  relation_tiles: number[];
  hand_size: number[];
  sold: number[];
  card_points: number[];
  /** Per family. */
  treasury: number[];
  reserve: number[];
  field: number[];
  stack: number[];
  bag: number[];
  removed: number[];
  met: number[][];
  /** Per space: the families of the camels on it, in the order of arrival. */
  camel: number[][];
  /** Per family: the spaces that its next camel may enter, as words of bits. */
  reach: number[][];
  /** Per ware: the seat that took its tile. */
  taken: number[];
  pile_size: number;
  discard_size: number;
  seat: number;
  /** Per ware: where its card lies, as far as the seat knows. */
  place: number[];
  last: number;
}

export const viewOf = (table: Table): View => table.view as unknown as View;

/** Numbers of the entries for which something holds. */
export const where = <T>(entries: readonly T[], holds: (entry: T, at: number) => boolean): number[] =>
  entries.flatMap((entry, at) => (holds(entry, at) ? [at] : []));

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
