/**
 * Private notes on the slots of the others, kept in this browser per match. As at a table, a note stays with a treasure
 * that is seen to move, and all notes on a row are gone once it is laid anew. Nothing is followed but what the log of
 * this seat tells.
 */
import type { TableEvent } from '../../protocol/messages';
import { recall, remember } from '../../shell/storage';
import type { View } from './view';

/** Ids of treasures, and these, can be noted; an empty text is no note. */
export const SORTS = ['insignia', 'valuable', 'trap'] as const;

interface Kept {
  /** Number of the last event that was followed. */
  seq: number;
  /** Per seat and slot. */
  rows: string[][];
}

export class Notes {
  #kept: Kept;
  readonly #name: string;
  #suit: { plaintiff: number; accused: number; slot: number } | null = null;

  /** The notes of a seat: who share a device do not share them. */
  constructor(match: string, seat: number, players: number) {
    this.#name = `orient-notes-${match}-${seat}`;
    const found = recall(this.#name);
    const empty = { seq: -1, rows: Array.from({ length: players }, (): string[] => []) };
    this.#kept = $state.raw(found === null ? empty : (JSON.parse(found) as Kept));
  }

  at(seat: number, slot: number): string {
    return this.#kept.rows[seat]?.[slot] ?? '';
  }

  write(seat: number, slot: number, note: string): void {
    const rows = this.#copy();
    const row = rows[seat]!;
    while (row.length <= slot) row.push('');
    row[slot] = note;
    this.#keep({ ...this.#kept, rows });
  }

  /** Whether there is any note on a row. */
  any(seat: number): boolean {
    return this.#kept.rows[seat]!.some((note) => note !== '');
  }

  /** Move the notes along with what happened; `view` is the table after the last of the events. */
  follow(events: readonly TableEvent[], view: View): void {
    const fresh = events.filter(({ seq }) => seq > this.#kept.seq);
    if (fresh.length === 0) return;
    const rows = this.#copy();
    const sizes = [...view.row_size];
    for (const event of [...fresh].reverse()) count(sizes, event, -1);
    for (const event of fresh) {
      count(sizes, event, 1);
      this.#step(rows, sizes, event, view);
    }
    this.#keep({ seq: fresh.at(-1)!.seq, rows });
  }

  #step(rows: string[][], sizes: readonly number[], { kind, args }: TableEvent, view: View): void {
    const seat = Number(args['seat']);
    const target = Number(args['target']);
    const slot = Number(args['slot']);
    if (kind === 'stole' || kind === 'pilfered') move(rows, sizes, target, slot, seat);
    else if (kind === 'exchanged') {
      const other = Number(args['other_slot']);
      const [mine, theirs] = [rows[seat]![slot] ?? '', rows[target]![other] ?? ''];
      put(rows[seat]!, slot, theirs);
      put(rows[target]!, other, mine);
    } else if (kind === 'rearranged' || kind === 'laid_row') rows[seat] = [];
    else if (kind === 'dawned') for (const at of rows.keys()) rows[at] = [];
    else if (kind === 'claimed') {
      this.#suit = { plaintiff: seat, accused: target, slot: view.row[target]!.indexOf(Number(args['treasure'])) };
    } else if (kind === 'awarded' && this.#suit?.plaintiff === seat) {
      // Where it lay may not be known any more; then no note on that row can be trusted.
      const { accused, slot: from } = this.#suit;
      if (from < 0) rows[accused] = [];
      else move(rows, sizes, accused, from, seat);
    }
  }

  #copy(): string[][] {
    return this.#kept.rows.map((row) => [...row]);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(this.#name, JSON.stringify(kept));
  }
}

/** How many treasures a row has before or after an event, for thefts. */
function count(sizes: number[], { kind, args }: TableEvent, by: 1 | -1): void {
  if (kind !== 'stole' && kind !== 'pilfered') return;
  sizes[Number(args['seat'])]! += by;
  sizes[Number(args['target'])]! -= by;
}

/** What is taken goes to the right end of its taker's row, and what lay right of it moves up. */
function move(rows: string[][], sizes: readonly number[], from: number, slot: number, to: number): void {
  const [note] = rows[from]!.splice(slot, 1);
  if (note) put(rows[to]!, sizes[to]! - 1, note);
}

function put(row: string[], slot: number, note: string): void {
  while (row.length <= slot) row.push('');
  row[slot] = note;
}
