/** What somebody is doing at Samarkand's table before it is sent, and what follows from the view for the whole board. */
import type { Match } from '../../shell/match.svelte';
import { settings } from '../../shell/settings.svelte';
import { list, t } from '../../shell/texts.svelte';
import { byTouch } from '../../shell/touch';
import { choices, type Choices } from './choices';
import type { Facts } from './facts';
import { toward, type Geometry } from './geometry';
import { sum, viewOf, where, type View } from './view';
import type { Words } from './words';

/** The two actions of a turn. */
export type Deed = 'marry' | 'extend';

export class Play {
  /** Which of the two actions of the turn is being considered. */
  deed = $state<Deed | null>(null);
  /** Family whose page is open. */
  family = $state<number | null>(null);
  /** Cards chosen to be discarded. */
  picked = $state.raw<number[]>([]);
  /** Space that keys start from, and the one that pointer or keys are on now. */
  cursor = $state(0);
  looked = $state<number | null>(null);
  view: View = $derived.by(() => viewOf(this.match.shown!));
  choices: Choices = $derived.by(() => choices(this.view, this.match.legal, this.facts));
  /** One's own seat, or for spectators the first. */
  near: number = $derived.by(() => Math.max(this.view.seat, 0));
  hand: number[] = $derived.by(() => (this.view.seat < 0 ? [] : where(this.view.place, (place) => place === this.view.seat)));
  /** Camels about to be placed: the chosen one, else the one that would be where the pointer is. */
  ghost: { space: number; sure: boolean } | null = $derived.by(() => {
    const armed = this.match.armed?.actions[0];
    if (armed !== undefined && this.facts.move(armed).verb === 'place') return { space: this.facts.move(armed).value, sure: true };
    return this.looked !== null && this.choices.place.has(this.looked) ? { space: this.looked, sure: false } : null;
  });
  /** Spaces that the second camel may not enter because the first stands beside them. */
  barred: Set<number> = $derived.by(() => {
    const { first, second } = this.view;
    const asked = this.choices.decision === 'second_camel' && first >= 0 && second < 0;
    return new Set(asked ? this.facts.neighbours[first]! : []);
  });
  /** Families that have no relation yet. */
  alone: number[] = $derived.by(() =>
    where(this.facts.families, (_, family) => this.view.stack[family] === this.facts.constants.relation_tiles),
  );
  /** The fewest relation tiles that any family has left, and whose they are. */
  smallest: { n: number; families: number[] } = $derived.by(() => {
    const stacks = this.view.stack.slice(0, this.facts.families.length);
    const n = Math.min(...stacks);
    return { n, families: where(stacks, (stack) => stack === n) };
  });

  constructor(
    readonly match: Match,
    readonly facts: Facts,
    readonly words: Words,
    private readonly namesNow: () => string[],
    readonly geometry: Geometry,
  ) {
    match.oncancel = () => {
      this.deed = null;
      this.picked = [];
    };
    this.cursor = Math.max(0, facts.startOf.findIndex((family) => family >= 0));
  }

  /** Names of the seats. */
  get names(): string[] {
    return this.namesNow();
  }

  // What is known of the pieces

  /** Families of which a seat is a member. */
  memberships(seat: number): number[] {
    return where(this.view.member[seat]!, (tiles) => tiles > 0);
  }

  isMember(family: number): boolean {
    return this.view.seat >= 0 && this.view.member[this.view.seat]![family]! > 0;
  }

  /** Families of the camels on a space. */
  camels(space: number): number[] {
    return this.view.camel[space]!.filter((family) => family >= 0);
  }

  /** Spaces with a camel of a family. */
  route(family: number): number[] {
    return where(this.view.camel, (camels) => camels.includes(family));
  }

  /** Families with which a family has a relation. */
  related(family: number): number[] {
    return where(this.view.met[family]!, (seat) => seat > 0);
  }

  /** What an own card is worth as things stand (S-096). */
  points(card: number): number {
    const { own_camel, foreign_camel } = this.facts.constants;
    return sum(this.camels(this.facts.spaceOf[card]!).map((family) => (this.isMember(family) ? own_camel : foreign_camel)));
  }

  /** The ware whose tile still lies on a space, or -1. */
  tile(space: number): number {
    const good = this.facts.goodOf[space]!;
    return good >= 0 && this.view.taken[good]! < 0 ? good : -1;
  }

  /** How many cards a seat would draw for a marriage. */
  draws(seat: number): number {
    const held = this.view.hand_size[seat]! + this.view.sold[seat]!;
    return held < this.facts.limit(this.view.players) ? this.facts.constants.drawn_cards : 0;
  }

  // What is being done

  clause(action: number): string | undefined {
    return this.match.newest?.refusals[action];
  }

  isHinted(action: number | undefined): boolean {
    return action !== undefined && this.match.hint === action;
  }

  /** Whether any family can be chosen for one of the two actions of the turn. */
  can(deed: Deed): boolean {
    return this.choices[deed].size > 0;
  }

  /** Consider one of the two actions of the turn; where it is not possible, ask why. */
  consider(deed: Deed): void {
    const again = this.deed === deed;
    this.match.cancel();
    if (this.can(deed)) this.deed = again ? null : deed;
    else this.match.askWhy(this.facts.action(deed, this.#telling(deed)));
  }

  /** The family that tells best why an action is not possible at all: one's own, or one that still has a tile. */
  #telling(deed: Deed): number {
    const fitting = (_: unknown, family: number): boolean =>
      deed === 'extend' ? this.isMember(family) : this.view.field[family]! > 0 && !this.isMember(family);
    return Math.max(0, this.facts.families.findIndex(fitting));
  }

  /** Marry into a family or extend its route; somebody who has opened the family's page means it. */
  act(deed: Deed, family: number): void {
    const action = this.choices[deed].get(family);
    if (action === undefined) this.match.askWhy(this.facts.action(deed, family));
    else this.match.choose({ actions: [action], label: this.words.action(action) }, false);
  }

  press(action: number, event: MouseEvent): void {
    this.match.choose({ actions: [action], label: this.words.action(action) }, byTouch(event));
  }

  /** Look at a space, and ask what a camel there would bring. */
  look(space: number | null): void {
    this.looked = space;
    const action = space === null ? undefined : this.choices.place.get(space);
    if (action !== undefined) this.match.askPreview(action);
  }

  /** A space was chosen: a camel stands there as a ghost until it is confirmed. */
  tapSpace(space: number, touch: boolean): void {
    this.cursor = space;
    this.look(space);
    const action = this.choices.place.get(space);
    if (action === undefined) {
      const asked = this.match.asked && ['first_camel', 'second_camel'].includes(this.choices.decision);
      if (asked) this.match.askWhy(this.facts.action('place', space));
      else this.match.cancel();
      return;
    }
    const plan = { actions: [action], label: this.words.action(action) };
    if (settings.confirm === 'never') this.match.choose(plan, touch);
    else if (this.match.armed?.actions[0] === action && !touch) this.match.confirm();
    else this.match.arm(plan);
  }

  /** What a camel on a space would bring, as far as it was asked for: told in a few words, without the step itself. */
  effects(space: number): string[] {
    const action = this.choices.place.get(space);
    const events = action === undefined ? [] : (this.match.previews.get(action) ?? []);
    return this.words.effects(events, this.view, this.names);
  }

  /** Put a card to those that are to be discarded, or take it back. */
  pick(card: number): void {
    const discarding = this.choices.discarding;
    if (!discarding?.cards.includes(card)) return;
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (this.picked.length < discarding.most) this.picked = [...this.picked, card];
    else if (discarding.most === 1) this.picked = [card];
    this.#armDiscard();
  }

  /** Keep all cards, where that is possible. */
  keepAll(): void {
    this.picked = [];
    this.#armDiscard();
  }

  #armDiscard(): void {
    const { fewest, most } = this.choices.discarding!;
    if (this.picked.length < fewest) {
      this.match.disarm();
      return;
    }
    const cards = [...this.picked].sort((a, b) => a - b);
    const actions = cards.map((card) => this.facts.action('discard', card));
    if (cards.length < most) actions.push(this.facts.action('done'));
    const names = list(cards.map((card) => this.words.card(card)));
    const label = names ? t('samarkand-action-discard', { card: names }) : t('samarkand-page-keep-all');
    this.match.arm({ actions, label });
  }

  // Ways over the map by keys

  /** Move on in a direction. */
  go(x: number, y: number): void {
    this.visit(toward(this.geometry.points, this.cursor, x, y));
  }

  /** Go to the next legal space, or back to the one before, in the order of rows. */
  step(by: 1 | -1): void {
    const { points } = this.geometry;
    const all = [...this.choices.place.keys()].sort((a, b) => points[a]!.y - points[b]!.y || points[a]!.x - points[b]!.x);
    if (all.length === 0) return;
    const at = all.indexOf(this.cursor);
    this.visit(all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]);
  }

  /** Set by the map: gives a space the keys' attention. */
  focusSpace: (space: number) => void = () => undefined;

  /** Keys or a finger have come to a space. */
  visited(space: number): void {
    this.cursor = space;
    this.look(space);
  }

  visit(space: number | undefined): void {
    if (space === undefined) return;
    this.cursor = space;
    this.focusSpace(space);
  }
}
