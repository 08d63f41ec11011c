/** A seat's information record, field by field as in state.py; numbers of seats, slots, tiles and goods, -1 for none. */
import type { Table } from '../../protocol/messages';

export interface View {
  actor: number;
  decision: number;
  players: number;
  turn: number;
  /** Slot and face of the tile turned up last. */
  slot: number;
  tile: number;
  /** Pile of the hut that is being built. */
  pile: number;
  free_dogs: number;
  /** Per seat. */
  figure: number[];
  dog: number[];
  goods: number[][];
  held: number[];
  built: number[][];
  /** Per slot: the tile that lies face up now. */
  face_up: number[];
  /** Per good. */
  stock: number[];
  trade: number[];
  given: number[];
  taken: number[];
  spared: number[];
  /** Per pile of huts. */
  open_hut: number[];
  below: number[];
  seat: number;
  hidden_goods: number;
}

export const viewOf = (table: Table): View => table.view as unknown as View;
