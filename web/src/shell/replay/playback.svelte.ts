/** A match looked through: each step is a table that offers nothing, for the board to draw as in play. */
import type { Replay, Table, TableEvent } from '../../protocol/messages';
import { Match, type Line } from '../match.svelte';

const MOST_EVENTS = 1_000; // of one step, for numbering them
const SILENT: Line = { send: () => false, ask: () => undefined, renew: () => undefined, end: () => undefined };

/** The table of one seat at every step. */
export function tablesOf(replay: Replay): Table[] {
  let view: Record<string, unknown> = {};
  const last = replay.steps.length - 1;
  return replay.steps.map(({ changed, events }, version) => {
    view = { ...view, ...changed };
    return {
      t: 'table',
      match: '',
      game: replay.facts.game,
      version,
      seat: replay.seat,
      seats: replay.seats,
      own: [],
      asked: [],
      view,
      legal: [],
      refusals: {},
      undo: 0,
      undo_free: 0,
      undo_reason: null,
      undo_asks: false,
      presence: replay.seats.map(() => 'here'),
      request: null,
      chat: 'off',
      events: events.map((event, at): TableEvent => ({ ...event, seq: version * MOST_EVENTS + at, version })),
      thinking: null,
      window: null,
      closes: null,
      orders: {},
      result: version === last ? replay.result : null,
      commitment: '',
      next: null,
    };
  });
}

/** The match through the eyes of whoever decides next; `tables` are those of each seat. */
export const opened = (actors: readonly (number | null)[], tables: readonly Table[][]): Table[] => {
  let seat = 0;
  return actors.map((actor, step) => {
    seat = actor ?? seat;
    return tables[seat]![step]!;
  });
};

export class Playback extends Match {
  override readonly live = false;
  tables = $state.raw<readonly Table[]>([]);
  step = $state(0);
  /** Steps with which a turn begins. */
  turns = $derived(
    this.tables.flatMap(({ events }, step) => (step === 0 || events.some(({ kind }) => kind === 'turn_started') ? [step] : [])),
  );

  constructor() {
    super('', () => SILENT);
    this.online = true;
  }

  get last(): number {
    return this.tables.length - 1;
  }

  /** Look through these tables, from the step where one is, or another one. */
  see(tables: readonly Table[], step = this.step): void {
    this.tables = tables;
    this.go(step, false);
  }

  /** Show a step; `moves`: what happened may be seen to move, if it is the next one. */
  go(step: number, moves = true): void {
    const to = Math.max(0, Math.min(step, this.last));
    const next = to === this.step + 1;
    this.step = to;
    this.log = this.tables.slice(0, to + 1).flatMap(({ events }) => events);
    this.put(this.tables[to]!, next && moves ? this.tables[to]!.events : []);
  }

  /** The step where the turn before or after this one begins, or the last step. */
  turn(way: -1 | 1): number {
    if (way < 0) return this.turns.findLast((step) => step < this.step) ?? 0;
    return this.turns.find((step) => step > this.step) ?? this.last;
  }

  override has(): boolean {
    return true;
  }

  override look(moment: number): void {
    this.go(moment);
  }
}
