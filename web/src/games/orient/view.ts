/** A seat's information record, field by field as in state.py; numbers of seats, slots, cards and treasures, -1 for none. */
import type { Table } from '../../protocol/messages';

export interface View {
  actor: number;
  decision: number;
  players: number;
  night: number;
  day: number;
  dealer: number;
  turn: number;
  winner: number;
  old_man: number;
  /** Groups that cannot be used this night, as bits. */
  banned: number;
  stage: number;
  die: number;
  event: number;
  left: number;
  last: number;
  draw: number;
  laying: number;
  laid: number;
  /** Seats asked so far: in court, the plaintiffs before this one. */
  asked: number;
  /** The attack: kinds laid, those of the attacker first. */
  table: number[];
  laid_out: number;
  sent: number;
  target: number;
  slot: number;
  object: number;
  holder: number;
  /** Per seat; slots and treasures as bits. */
  hand_size: number[];
  from_attack: number[];
  row_size: number[];
  facing: number[];
  open: number[];
  known_by: number[][];
  pool: number[][];
  drunk: number[];
  visitor_at: number[];
  object_at: number[];
  /** Per pile. */
  pile_size: number[];
  trimmed: number[];
  discard: number[];
  day_cards: number[];
  revealed: number;
  night_open: number;
  /** Bonus units per seat, as bits. */
  offer: number[];
  spent: number[];
  dice: number[];
  accused: number;
  claim: number;
  tried: number;
  seat: number;
  hand: number[];
  row: number[][];
  owner: number[];
  insignia: number[];
}

export const viewOf = (table: Table): View => table.view as unknown as View;

export const has = (bits: number, at: number): boolean => ((bits >>> at) & 1) === 1;

/** The members of a set, of numbers below `end`. */
export const members = (bits: number, end: number): number[] => Array.from({ length: end }, (_, at) => at).filter((at) => has(bits, at));

/** Numbers from 0 that are below `end`. */
export const below = (end: number): number[] => Array.from({ length: end }, (_, at) => at);

/** What is in a list with empty places. */
export const there = (kinds: readonly number[]): number[] => kinds.filter((kind) => kind >= 0);
