/**
 * A match as this browser knows it. The server alone changes the game: what is shown is always a table that the server
 * sent, and a move of one's own is only drawn as pending until the server's next table.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { ChatLine, Lobby, PreviewEvent, Seat, ServerMessage, Sitting, Table, TableEvent } from '../protocol/messages';
import { post } from './api';
import { Connection, type Listener } from './connection';
import { messageArguments, type Arguments } from './texts.svelte';
import { settings } from './settings.svelte';
import { given, stringFor } from './strings';

const CROWD = 3; // steps waiting from which on they are shown fast
const FAST = 120; // ms per step then
const NOTICE = 6_000; // ms for which a refusal stays
const KEPT_MOMENTS = 300;

/** Actions to be sent one after the other, each only while it is legal; `label` tells them to people. */
export interface Plan {
  actions: number[];
  label: string;
}

/** A message of errors.ftl to be told. */
export interface Notice {
  id: string;
  args: Arguments;
}

/** The answer to "why can I not do this?"; without a clause the action is simply not asked for now. */
export interface Why {
  action: number;
  clause: string | null;
}

/** What a connection can be asked for. */
export type Line = Pick<Connection, keyof Connection>;

export class Match {
  /** Who sits here while the match waits for people; null once it has begun. */
  lobby = $state.raw<Lobby | null>(null);
  /** What was said at the table, the oldest first. */
  talk = $state.raw<ChatLine[]>([]);
  /** Whether it is played now, so that people are spoken to and waited for. */
  readonly live: boolean = true;
  /** Newest table of the server; null until the first one comes. */
  newest = $state.raw<Table | null>(null);
  /** The table on the screen: the newest, or an older one while steps are shown one by one or somebody looks back. */
  shown = $state.raw<Table | null>(null);
  log = $state.raw<TableEvent[]>([]);
  /** Events of the step shown last, for what moves and is read aloud. */
  fresh = $state.raw<TableEvent[]>([]);
  online = $state(false);
  /** What Confirm would do. */
  armed = $state.raw<Plan | null>(null);
  pending = $state.raw<{ id: string; version: number; action: number; rest: number[] } | null>(null);
  /** Per action: what it would certainly bring, as far as it was asked for since the newest table came. */
  previews = new SvelteMap<number, PreviewEvent[]>();
  /** The event whose line in the log is pointed at: a board may show what it speaks of. */
  pointed = $state.raw<TableEvent | null>(null);
  /** Set by a board that has choices of its own to let go of. */
  oncancel: () => void = () => undefined;
  hint = $state.raw<number | null>(null);
  why = $state.raw<Why | null>(null);
  notice = $state.raw<Notice | null>(null);
  warming = $state.raw<{ done: number; of: number } | null>(null);
  /** Version of the moment looked back at, else null. */
  past = $state<number | null>(null);
  /** A match that cannot be entered: why. */
  lost = $state.raw<Notice | null>(null);
  /** Which game it is, who sits at the table, and which of the seats are this device's: known of every table alike. */
  game = $state<string | null>(null);
  seats = $state.raw<Seat[]>([]);
  own = $state.raw<number[]>([]);
  /** The last own move, and the question to several seats that it answered, if it was one. */
  moved = $state.raw<{ action: number; window: string | null } | null>(null);
  /** Where several people share the device: the seat asked for, -1 for what all of them may see. */
  #wish = $state<number | null>(null);
  #waiting = $state.raw<Table[]>([]);
  #moments = new SvelteMap<number, Table>();
  #lastSeq = -1;
  /** The commitment to the luck, as it was told first. */
  promised: string | null;
  #previewsAsked = new Set<number>();
  /** Seats whose strings for the luck went out over this link. */
  #gave = new Set<number>();
  #connection: Line;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #lastShown = 0;
  #held = false;

  /** `connect` gives the way to the server. */
  constructor(
    readonly id: string,
    connect: (listener: Listener) => Line = (listener) => new Connection(listener),
  ) {
    this.promised = given(id)?.promise ?? null;
    this.#connection = connect({
      opened: () => {
        this.online = true;
        this.#gave.clear();
        this.#enter();
      },
      closed: () => {
        this.online = false;
      },
      message: (message) => this.#receive(message),
    });
    document.addEventListener('visibilitychange', this.#lookUp);
  }

  end(): void {
    document.removeEventListener('visibilitychange', this.#lookUp);
    clearTimeout(this.#timer);
    clearTimeout(this.#noticeTimer);
    this.#connection.send({ t: 'leave', match: this.id });
    this.#connection.end();
  }

  get seat(): number {
    return this.newest?.seat ?? -1;
  }

  /** Whether the table on the screen is the newest: only then can anything be done. */
  get current(): boolean {
    return this.shown !== null && this.shown === this.newest;
  }

  /** Whether several people share this device. */
  get shared(): boolean {
    return this.own.length > 1;
  }

  /** On a shared device with nobody in front: those who are to decide now. What they may see is not in the page yet. */
  get called(): number[] {
    return this.shared && this.seat < 0 && this.current && this.past === null ? this.newest!.asked : [];
  }

  /** On a shared device: somebody is in front, and others are to decide. */
  get keeps(): boolean {
    return this.shared && this.seat >= 0 && !this.newest!.asked.includes(this.seat) && this.newest!.asked.length > 0;
  }

  /** Whether the page waits for another seat's table. */
  get changing(): boolean {
    return this.newest === null && this.#wish !== null;
  }

  /** Whether this seat decides now. */
  get asked(): boolean {
    return this.current && this.newest!.legal.length > 0;
  }

  /** Actions that can be chosen now. */
  get legal(): number[] {
    return this.current && this.online && this.pending === null ? (this.newest?.legal ?? []) : [];
  }

  /** Seats whose people have been away for long while this seat plays with them. */
  get missing(): number[] {
    const table = this.newest;
    if (!table || table.seat < 0 || table.result) return [];
    return table.seats.flatMap((seat, at) => (table.presence[at] === 'absent' && !seat.held ? [at] : []));
  }

  /** What somebody asks of the others, where it concerns this seat. */
  get request(): Table['request'] {
    const table = this.newest;
    if (!table?.request || table.seat < 0 || table.result) return null;
    const { by, waits } = table.request;
    return by === table.seat || waits.includes(table.seat) ? table.request : null;
  }

  /** Whether there are steps of the others that can be shown once more. */
  get canReplay(): boolean {
    return this.current && this.#steps.length > 0;
  }

  #steps = $state.raw<Table[]>([]);

  has(moment: number): boolean {
    return this.#moments.has(moment);
  }

  /** Take a free seat. Rejects with a Refusal. */
  async sit(seat: number, name: string): Promise<void> {
    await post(`/api/matches/${this.id}/seats`, { seat, name } satisfies Sitting);
    this.#connection.renew();
  }

  /** Give the own seat back, while the match waits for people. */
  stand(): void {
    this.#connection.send({ t: 'stand', match: this.id });
  }

  /** The table as it was at a version, if this browser has seen it. */
  at(moment: number): Table | undefined {
    return this.#moments.get(moment);
  }

  /** Put a seat of this device in front, or none: all that was known of another one is forgotten first. */
  seatInFront(seat: number): void {
    this.#wish = seat;
    this.#forget();
    this.#enter();
  }

  /** Decline the question to several seats for all on this device. */
  decline(): void {
    if (this.newest) this.#connection.send({ t: 'decline', match: this.id, id: newId(), version: this.newest.version });
  }

  /** Leave a standing order for a question to several seats, or take it back (`asked`). */
  order(question: string, until: 'asked' | 'turn' | 'end'): void {
    this.#connection.send({ t: 'order', match: this.id, question, until });
  }

  /** Choose: at once, or armed for Confirm where this person wants it so (`touch`: the choice was made by touch). */
  choose(plan: Plan, touch: boolean): void {
    if (this.#needsConfirm(touch)) this.arm(plan);
    else this.#play(plan.actions);
  }

  arm(plan: Plan): void {
    this.disarm();
    this.armed = plan;
    if (plan.actions.length === 1) this.askPreview(plan.actions[0]!);
  }

  askPreview(action: number): void {
    if (!this.newest || this.#previewsAsked.has(action)) return;
    this.#previewsAsked.add(action);
    this.#connection.send({ t: 'preview', match: this.id, version: this.newest.version, action });
  }

  confirm(): void {
    if (this.armed) this.#play(this.armed.actions);
  }

  disarm(): void {
    this.armed = null;
    this.why = null;
  }

  /** Play one after the other at once, for boards where nothing is ever armed. */
  play(...actions: number[]): void {
    this.#play(actions);
  }

  /** While a board shows a step in its own time, the next ones wait until `release`. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
  }

  get held(): boolean {
    return this.#held;
  }

  release(): void {
    this.#held = false;
    if (this.behind) this.#schedule();
  }

  /** Drop everything that was begun. */
  cancel(): void {
    this.disarm();
    this.hint = null;
    this.oncancel();
  }

  /** Sit at another of one's own seats, or at none (-1), where the board lets nothing be seen meanwhile. */
  change(seat: number): void {
    this.#wish = seat;
    this.#connection.ask({ t: 'enter', match: this.id, seat });
  }

  undo(to: 'step' | 'turn'): void {
    if (!this.newest || !this.current || this.pending) return;
    this.cancel();
    this.#connection.send({ t: 'undo', match: this.id, id: newId(), version: this.newest.version, to });
  }

  /** Ask the others for something. */
  ask(wish: 'undo' | 'end'): void {
    this.cancel();
    this.#connection.send({ t: 'ask', match: this.id, wish });
  }

  /** Agree to what is asked, or not; who has asked takes it back so. */
  answer(request: number, yes: boolean): void {
    if (this.newest) this.#connection.send({ t: 'answer', match: this.id, request, version: this.newest.version, yes });
  }

  /** Let a bot play for somebody who is away. */
  holdSeat(seat: number): void {
    this.#connection.send({ t: 'hold', match: this.id, seat });
  }

  /** Before the match begins: let a bot take a free seat, or with null give a bot's seat free again. */
  fillSeat(seat: number, level: string | null): void {
    this.notice = null;
    this.#connection.send({ t: 'fill', match: this.id, seat, level });
  }

  /** Say something; whether it went out. */
  say(what: { phrase: string } | { text: string }): boolean {
    this.notice = null;
    return this.#connection.send({ t: 'say', match: this.id, ...what });
  }

  askHint(): void {
    if (!this.asked) return;
    this.cancel();
    this.#connection.send({ t: 'hint', match: this.id, version: this.newest!.version });
  }

  /** Ask why an action is not possible; the table already tells it for cards in hand and the like. */
  askWhy(action: number): void {
    this.disarm();
    const known = this.newest?.refusals[action];
    if (known !== undefined) this.why = { action, clause: known };
    else if (this.newest) this.#connection.send({ t: 'why', match: this.id, version: this.newest.version, action });
  }

  again(): void {
    this.#connection.send({ t: 'again', match: this.id });
  }

  /** Show the steps of the others since one's own last move once more. */
  replay(): void {
    if (!this.canReplay) return;
    this.cancel();
    this.#waiting = this.#steps;
    this.#next();
  }

  /** Show the table as it was, until `now`. */
  look(moment: number): void {
    const table = this.#moments.get(moment);
    if (!table) return;
    this.hurry();
    this.cancel();
    this.past = table === this.newest ? null : moment;
    this.shown = table;
    this.fresh = [];
  }

  now(): void {
    this.past = null;
    this.shown = this.newest;
    this.fresh = [];
  }

  /** Whether steps are still waiting to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** The log as far as it has been shown. */
  get told(): TableEvent[] {
    const until = this.behind ? this.shown!.version : Infinity;
    return this.log.filter((event) => event.version <= until);
  }

  /** Go to the newest table without waiting for the steps in between. */
  hurry(): void {
    if (this.#waiting.length === 0) return;
    clearTimeout(this.#timer);
    const events = this.#waiting.flatMap((table) => table.events);
    const last = this.#waiting.at(-1)!;
    this.#waiting = [];
    this.#show(last, events);
  }

  /** Say something for a while. */
  tell(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE);
  }

  /** Show a table at once, with the events that led to it, where it does not come from the server. */
  protected put(table: Table, events: TableEvent[]): void {
    this.newest = table;
    this.#show(table, events);
  }

  #needsConfirm(touch: boolean): boolean {
    return settings.confirm === 'always' || (settings.confirm === 'touch' && touch);
  }

  #play([action, ...rest]: number[]): void {
    if (action === undefined || !this.legal.includes(action)) return;
    const version = this.newest!.version;
    const id = newId();
    this.cancel();
    this.moved = { action, window: this.newest!.window };
    if (this.#connection.send({ t: 'act', match: this.id, id, version, action })) {
      this.pending = { id, version, action, rest };
    }
  }

  #enter(): void {
    const have = this.newest?.version;
    const seat = this.#wish;
    this.#connection.ask({
      t: 'enter',
      match: this.id,
      ...(have === undefined ? {} : { have }),
      ...(seat === null ? {} : { seat }),
    });
  }

  #lookUp = (): void => {
    if (document.visibilityState === 'visible') this.#enter();
  };

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'lobby':
        this.lobby = message;
        this.game = message.game;
        this.promised ??= message.commitment;
        for (const seat of message.own.filter((one) => message.wanted.includes(one) && !this.#gave.has(one))) {
          this.#gave.add(seat);
          this.#connection.send({ t: 'give', match: this.id, seat, share: stringFor(this.id, message.commitment, seat) });
        }
        break;
      case 'table':
        this.lobby = null;
        // What was still on its way when another seat was asked for is not looked at.
        if (this.#wish === null || message.seat === this.#wish) this.#take(message);
        break;
      case 'refused':
        this.#refuse(message.id, { id: message.error, args: messageArguments(message.args) });
        break;
      case 'preview':
        if (message.version === this.newest?.version) this.previews.set(message.action, message.events);
        break;
      case 'hint':
        if (message.version === this.newest?.version) this.hint = message.action;
        break;
      case 'why':
        if (message.version === this.newest?.version) this.why = { action: message.action, clause: message.clause };
        break;
      case 'said': {
        const last = this.talk.at(-1)?.n ?? -1;
        this.talk = [...this.talk, ...message.lines.filter((line) => line.n > last)];
        break;
      }
      case 'warming':
        this.warming = message.done < message.of ? { done: message.done, of: message.of } : null;
        break;
    }
  }

  #refuse(id: string | null, notice: Notice): void {
    if (this.newest === null && this.lobby === null) {
      this.lost = notice;
      return;
    }
    if (id !== null && id === this.pending?.id) this.pending = null;
    this.tell(notice);
  }

  #take(table: Table): void {
    this.promised ??= table.commitment;
    if (this.newest?.seat !== table.seat) this.#forget();
    const before = this.newest;
    this.game = table.game;
    this.seats = table.seats;
    this.own = table.own;
    if (this.shared) this.#wish ??= table.seat;
    const news = table.events.filter((event) => event.seq > this.#lastSeq);
    this.#lastSeq = news.at(-1)?.seq ?? this.#lastSeq;
    const step = { ...table, events: news };
    this.newest = step;
    if (table.version !== before?.version) {
      this.previews.clear();
      this.#previewsAsked.clear();
    }
    this.log = standing([...this.log, ...news]);
    this.#keep(step);
    if (before === null) {
      this.#show(step, []);
      return;
    }
    if (table.version === before.version) {
      // Nothing was decided: somebody began to think, or the socket is new.
      if (this.#waiting.length === 0 && this.past === null) this.shown = step;
      else this.#waiting = this.#waiting.map((waiting) => (waiting === before ? step : waiting));
      this.#resend(table.version);
      return;
    }
    const own = before.legal.length > 0;
    if (own) {
      this.#steps = [];
      this.past = null;
      this.hurry();
    } else {
      this.#steps = [...this.#steps, step];
    }
    const pending = this.pending;
    this.pending = null;
    if (this.past !== null) return;
    if (own || (settings.pace === 0 && !this.#held) || document.visibilityState === 'hidden') {
      this.hurry();
      this.#show(step, news);
    } else {
      this.#waiting = [...this.#waiting, step];
      if (this.#waiting.length === 1) this.#schedule();
    }
    if (pending && own && step.legal.length > 0) this.#play(pending.rest);
  }

  /** After a cut: a move that the server never saw goes out again while nothing has changed; its id makes it count once. */
  #resend(version: number): void {
    const pending = this.pending;
    if (pending?.version !== version) return;
    const { id, action } = pending;
    this.#connection.send({ t: 'act', match: this.id, id, version, action });
  }

  /** Nothing that one seat knew may be left when the next one comes. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.cancel();
    this.newest = this.shown = this.pending = this.notice = this.pointed = this.moved = null;
    this.log = this.fresh = this.#waiting = this.#steps = [];
    this.past = null;
    this.previews.clear();
    this.#previewsAsked.clear();
    this.#moments.clear();
    this.#lastSeq = -1;
    this.#held = false;
  }

  #keep(table: Table): void {
    this.#moments.set(table.version, table);
    if (this.#moments.size > KEPT_MOMENTS) this.#moments.delete(this.#moments.keys().next().value!);
  }

  #schedule(): void {
    if (this.#held) return;
    const pace = this.#waiting.length > CROWD ? FAST : settings.pace * 1000;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#lastShown + pace - performance.now()));
  }

  #next(): void {
    const [table, ...rest] = this.#waiting;
    if (!table) return;
    this.#waiting = rest;
    this.#show(table, table.events);
    if (rest.length > 0) this.#schedule();
  }

  #show(table: Table, events: TableEvent[]): void {
    this.cancel();
    this.shown = table;
    this.fresh = events;
    this.#lastShown = performance.now();
  }
}

/** The events without those that were taken back later. */
function standing(events: TableEvent[]): TableEvent[] {
  let kept: TableEvent[] = [];
  for (const event of events) {
    const back = event.kind === 'took_back' ? Number(event.args['version']) : Infinity;
    kept = kept.filter((earlier) => earlier.version <= back);
    kept.push(event);
  }
  return kept;
}

/** A name for a move that no other move of this browser has. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
