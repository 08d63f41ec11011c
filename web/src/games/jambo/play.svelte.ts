/** What somebody is doing at Jambo's table before it is sent: the card being read, the pieces picked so far. */
import type { Match } from '../../shell/match.svelte';
import { byTouch } from '../../shell/touch';
import { choices, type Choices } from './choices';
import type { Facts } from './facts';
import { sum, viewOf, type View } from './view';
import type { Words } from './words';

/** A ware, card, utility or button that stands for an action. */
export interface Piece {
  id: string;
  action: number;
}

/** A card that somebody reads: what can be done with it now, and which action to explain where nothing can. */
export interface Reading {
  id: string;
  kind: number;
  actions: readonly number[];
  explain: number | null;
}

export class Play {
  reading = $state.raw<Reading | null>(null);
  picked = $state.raw<Piece[]>([]);
  view: View = $derived.by(() => viewOf(this.match.shown!));
  choices: Choices = $derived.by(() => choices(this.view, this.match.legal, this.facts));
  /** Seat at the lower edge: one's own, or for spectators the first. */
  near: number = $derived.by(() => Math.max(this.view.seat, 0));
  far: number = $derived.by(() => 1 - this.near);

  constructor(
    readonly match: Match,
    readonly facts: Facts,
    readonly words: Words,
  ) {
    match.oncancel = () => this.clear();
  }

  private clear(): void {
    this.reading = null;
    this.picked = [];
  }

  /** How many pieces of a place are picked. */
  countPicked(place: string): number {
    return this.picked.filter(({ id }) => id.startsWith(`${place}-`)).length;
  }

  /** Name for one more piece from a place that gives several. */
  nextId(place: string): string {
    return `${place}-${this.countPicked(place)}`;
  }

  /** Whether a hand card of this kind can be used for what is asked now. */
  canUse(kind: number): boolean {
    return this.choices.hand.has(kind);
  }

  /** What an own card would be played by; a ware card by buying. */
  playing(kind: number): number {
    return this.facts.action(this.facts.kinds[kind]!.group === 'ware' ? 'buy' : 'play', kind);
  }

  /** The clause that forbids an action now, as far as the table tells it. */
  clause(action: number): string | undefined {
    return this.match.newest?.refusals[action];
  }

  isPicked(id: string): boolean {
    return this.picked.some((piece) => piece.id === id);
  }

  isHinted(actions: readonly number[]): boolean {
    return this.match.hint !== null && actions.includes(this.match.hint);
  }

  /** Read a hand card; where the question is answered with cards, pick it instead. */
  tapCard(kind: number, id: string, event: MouseEvent): void {
    const actions = this.choices.hand.get(kind) ?? [];
    if (actions.length === 1 && this.facts.move(actions[0]!).verb === 'card') this.pick({ id, action: actions[0]! }, event);
    else this.read({ id, kind, actions, explain: this.playing(kind) });
  }

  /** Read a placed utility; where the question is answered with utilities, pick it instead. */
  tapUtility(kind: number, id: string, own: boolean, action: number | undefined, event: MouseEvent): void {
    if (action !== undefined && this.facts.move(action).verb !== 'use') this.pick({ id, action }, event);
    else {
      const explain = own ? this.facts.action('use', kind) : null;
      this.read({ id, kind, actions: action === undefined ? [] : [action], explain });
    }
  }

  /** Read a card, or lay it aside again. With one way to play it Confirm is ready at once. */
  read(reading: Reading): void {
    const again = this.reading?.id === reading.id;
    this.match.cancel();
    if (again) return;
    this.clear();
    this.reading = reading;
    const [action, ...more] = reading.actions;
    if (action !== undefined && more.length === 0) this.match.arm({ actions: [action], label: this.words.action(action) });
  }

  pick(piece: Piece, event: MouseEvent): void {
    this.reading = null;
    const gathering = this.choices.gathering;
    if (gathering) {
      this.#gather(piece, gathering);
      return;
    }
    if (this.isPicked(piece.id)) {
      this.picked = [];
      this.match.disarm();
      return;
    }
    this.picked = [piece];
    this.match.choose({ actions: [piece.action], label: this.words.action(piece.action) }, byTouch(event));
  }

  /** Choose an action that has a button of its own. */
  press(action: number, event: MouseEvent): void {
    this.picked = [];
    this.match.choose({ actions: [action], label: this.words.action(action) }, byTouch(event));
  }

  #gather(piece: Piece, { most, open, ordered }: NonNullable<Choices['gathering']>): void {
    if (this.isPicked(piece.id)) this.picked = this.picked.filter(({ id }) => id !== piece.id);
    else if (this.picked.length < most) this.picked = [...this.picked, piece];
    const complete = open ? this.picked.length > 0 : this.picked.length === most;
    if (!complete) {
      this.match.disarm();
      return;
    }
    const actions = this.picked.map(({ action }) => action);
    if (ordered) actions.sort((a, b) => a - b);
    if (open) actions.push(this.facts.action('done'));
    this.match.arm({ actions, label: this.#label() });
  }

  /** "2 tea, 1 silk", or the names of the cards. */
  #label(): string {
    const moves = this.picked.map(({ action }) => this.facts.move(action));
    if (moves[0]!.argument === 'card') return moves.map(({ value }) => this.words.card(value)).join(', ');
    const counts = this.facts.wares.map((_, ware) => moves.filter(({ value }) => value === ware).length);
    return sum(counts) > 0 ? this.words.wares(counts) : '';
  }
}
