/** What somebody is doing at the table before it is sent, and what follows from the view for the whole board. */
import type { TableEvent } from '../../protocol/messages';
import type { Match, Plan } from '../../shell/match.svelte';
import { settings } from '../../shell/settings.svelte';
import { list, t } from '../../shell/texts.svelte';
import { byTouch } from '../../shell/touch';
import { Choices } from './choices';
import type { Decision, Facts } from './facts';
import { Notes } from './notes.svelte';
import { attackers, attackValue, defenceValue, defenders, keyValue, mostDefenders, repels, unitWorth } from './reckon';
import { below, has, there, viewOf, type View } from './view';
import type { Words } from './words';

/** The four actions of a turn, and a look by a power. */
export type Deed = 'attack' | 'uncover' | 'rearrange' | 'exchange' | 'look';

/** An attack: on its way, or as it would be. */
export interface Attack {
  cards: number[];
  seat: number;
  target: number;
  slot: number;
  object: number;
}

export class Play {
  /** Which of the actions of a turn is being considered. */
  deed = $state<Deed | null>(null);
  /** The card about to be sent, and the cards laid with it. */
  sending = $state<number | null>(null);
  extras = $state.raw<number[]>([]);
  /** Places in the hand of cards chosen together. */
  picked = $state.raw<number[]>([]);
  /** Bonus units about to be offered. */
  units = $state.raw<number[]>([]);
  /** The row as it is about to be laid, and the treasures in it about to be turned. */
  order = $state.raw<number[] | null>(null);
  turned = $state.raw<number[]>([]);
  /** Who is about to be sued. */
  accused = $state<number | null>(null);
  /** Card of the hand that was looked at last. */
  read = $state<number | null>(null);
  /** Treasure that only this seat has just seen. */
  #glimpse = $state.raw<{ seat: number; treasure: number; text: string } | null>(null);

  view: View = $derived.by(() => viewOf(this.match.shown!));
  seat: number = $derived.by(() => this.view.seat);
  players: number = $derived.by(() => this.view.players);
  /** Private notes of the seat at this screen. */
  notes: Notes = $derived.by(() => new Notes(this.match.id, this.seat, this.players));
  choices: Choices = $derived.by(() => new Choices(this.match.legal, this.facts));
  decision: Decision = $derived.by(() => this.facts.decisions[this.view.decision]!);
  asked: boolean = $derived.by(() => this.match.asked && this.match.pending === null);
  /** One's own seat, or for spectators the first. */
  near: number = $derived.by(() => Math.max(this.view.seat, 0));
  hand: number[] = $derived.by(() => there(this.view.hand));
  /** The other seats, clockwise. */
  others: number[] = $derived.by(() => below(this.view.players - 1).map((at) => (this.near + 1 + at) % this.view.players));
  /** What slots are being chosen for. */
  aim: 'attack' | 'look' | 'get' | null = $derived.by(() => {
    if (this.decision === 'target' || this.sending !== null) return 'attack';
    if (this.decision === 'get') return 'get';
    return this.decision === 'look' || this.deed === 'look' ? 'look' : null;
  });
  /** The attack on the table, or the one being considered. */
  attack: Attack | null = $derived.by(() => {
    const { view } = this;
    if (view.laid_out > 0) {
      const { target, slot, object, turn } = view;
      return { cards: [...attackers(view), ...this.extras], seat: turn, target, slot, object, ...this.#aimed() };
    }
    if (this.sending === null) return null;
    return { cards: [this.sending, ...this.extras], seat: this.near, target: -1, slot: -1, object: -1, ...this.#aimed() };
  });
  /** Cards that defend: on the table, and about to be laid. */
  defence: number[] = $derived.by(() => [...defenders(this.view), ...this.pickedKinds]);
  pickedKinds: number[] = $derived.by(() => (this.decision === 'defence' ? this.picked.map((at) => this.hand[at]!) : []));

  constructor(
    readonly match: Match,
    readonly facts: Facts,
    readonly words: Words,
    private readonly namesNow: () => string[],
  ) {
    match.oncancel = () => this.#forget();
  }

  /** Names of the seats. */
  get names(): string[] {
    return this.namesNow();
  }

  #forget(): void {
    this.deed = null;
    this.sending = null;
    this.extras = [];
    this.picked = [];
    this.units = [];
    this.order = null;
    this.turned = [];
    this.accused = null;
    this.read = null;
  }

  // What is known of the pieces

  isOpen(seat: number, slot: number): boolean {
    return has(this.view.facing[seat]!, slot);
  }

  /** The treasure in a slot as far as this seat knows, or -1. */
  treasure(seat: number, slot: number): number {
    return this.view.row[seat]![slot]!;
  }

  /** Visitors at a seat, by their cards. */
  guests(seat: number): number[] {
    return this.facts.visitors.filter((_, visitor) => this.view.visitor_at[visitor] === seat);
  }

  /** Objects of the bazaar at a seat. */
  objects(seat: number): number[] {
    return below(this.facts.dayCards.length).filter((card) => this.view.object_at[card] === seat);
  }

  /** A note in words. */
  noteText(note: string): string {
    const treasure = this.facts.treasures.findIndex(({ id }) => id === note);
    return treasure < 0 ? t(`orient-page-note-${note}`) : this.words.treasure(treasure);
  }

  /** The groups that nobody can use this night. */
  banned(): number[] {
    return below(this.facts.groups.length).filter((group) => has(this.view.banned, group));
  }

  isBanned(kind: number): boolean {
    const group = this.facts.cards[kind]!.group;
    return group !== undefined && has(this.view.banned, this.facts.groups.indexOf(group));
  }

  /** Who, of the other seats, knows the treasure of a slot. */
  knowing(seat: number, slot: number): number[] {
    return below(this.view.players).filter((other) => other !== seat && has(this.view.known_by[seat]![slot]!, other));
  }

  attackValue(attack: Attack): number {
    return attackValue(this.view, this.facts, attack.seat, attack.cards);
  }

  keyValue(attack: Attack): number {
    return keyValue(this.view, this.facts, attack.seat, attack.cards[0]!, attack.target);
  }

  defenceSum(): number {
    return defenceValue(this.view, this.facts, this.view.target, this.defence);
  }

  repelled(): boolean {
    return repels(this.view, this.facts, this.view.target, this.defence);
  }

  worthOf(seat: number, units: readonly number[]): number {
    return units.reduce((total, unit) => total + unitWorth(this.view, this.facts, seat, unit), 0);
  }

  isHinted(action: number | undefined): boolean {
    return action !== undefined && this.match.hint === action;
  }

  isArmed(action: number | undefined): boolean {
    return action !== undefined && this.match.armed?.actions.at(-1) === action;
  }

  /** Show what only this seat has seen, where the events tell of it. */
  see(events: readonly TableEvent[]): void {
    const own = this.view.seat;
    const seen = events.findLast(({ kind, args }) => {
      if (args['treasure'] === undefined) return false;
      return args['seat'] === own && ['looked', 'stole', 'pilfered', 'exchanged'].includes(kind);
    });
    if (!seen) return;
    const treasure = seen.args[seen.kind === 'exchanged' ? 'other' : 'treasure'];
    this.#glimpse = { seat: own, treasure: Number(treasure), text: this.words.event(seen, this.names) };
  }

  /** What only the seat at this screen has just seen; who shares the device does not see it. */
  get glimpse(): { treasure: number; text: string } | null {
    return this.#glimpse?.seat === this.view.seat ? this.#glimpse : null;
  }

  putAway(): void {
    this.#glimpse = null;
  }

  // The four actions

  /** Whether any action of a kind is possible now. */
  can(deed: Deed): boolean {
    if (deed === 'rearrange') return this.choices.any('rearrange');
    if (deed === 'exchange') return this.choices.any('discard') || this.choices.get('pass') !== undefined;
    return this.choices.any(deed);
  }

  consider(deed: Deed): void {
    const again = this.deed === deed;
    this.match.cancel();
    if (!this.can(deed)) this.match.askWhy(this.#telling(deed));
    else if (deed === 'rearrange') this.match.choose(this.plan([this.choices.get('rearrange')!]), false);
    else this.deed = again ? null : deed;
  }

  /** The action that tells best why one of the four is not possible at all. */
  #telling(deed: Deed): number {
    const fighter = this.hand.find((kind) => this.facts.fights(kind)) ?? this.hand[0] ?? 0;
    if (deed === 'attack') return this.facts.action('attack', fighter);
    if (deed === 'exchange') return this.facts.action('discard', this.hand[0] ?? 0);
    if (deed === 'uncover') return this.facts.action('uncover', 0);
    return deed === 'look' ? this.facts.action('look', this.facts.place(this.others[0]!, 0)) : this.facts.action('rearrange');
  }

  plan(actions: number[], label = this.words.action(actions[0]!)): Plan {
    return { actions, label };
  }

  press(action: number, event: MouseEvent): void {
    this.match.choose(this.plan([action]), byTouch(event));
  }

  // Cards in hand

  /** What a card in hand would do now. */
  use(kind: number): 'defend' | 'discard' | 'attack' | 'join' | 'play' | null {
    if (!this.asked) return null;
    if (this.decision === 'defence' && this.choices.get('defend', kind) !== undefined) return 'defend';
    if (this.deed === 'exchange' || this.decision === 'discard') return this.choices.get('discard', kind) === undefined ? null : 'discard';
    const considers = this.decision === 'target' || this.sending !== null;
    if (considers && this.facts.joins(kind)) return 'join';
    if (this.choices.get('attack', kind) !== undefined && this.deed !== 'look' && this.deed !== 'uncover') return 'attack';
    return this.choices.get('play', kind) !== undefined ? 'play' : null;
  }

  tapCard(at: number, event: MouseEvent): void {
    const kind = this.hand[at]!;
    const use = this.use(kind);
    this.match.why = null;
    if (use === 'defend' || use === 'discard') this.#pick(at);
    else if (use === 'join') this.#join(kind);
    else if (use === 'attack') this.#send(kind);
    else if (use === 'play') {
      const action = this.choices.get('play', kind)!;
      if (settings.confirm === 'never') this.press(action, event);
      else if (this.isArmed(action) && !byTouch(event)) this.match.confirm();
      else {
        this.match.cancel();
        this.match.arm(this.plan([action]));
      }
    } else if (this.asked) this.match.askWhy(this.#refused(kind));
    this.read = kind;
  }

  /** The action that somebody meant who tapped a card that cannot be used. */
  #refused(kind: number): number {
    const fights = this.facts.fights(kind);
    if (this.decision === 'defence') return this.facts.action(fights ? 'defend' : 'play', kind);
    return this.facts.action(fights ? 'attack' : 'play', kind);
  }

  #send(kind: number): void {
    const again = this.sending === kind;
    this.match.cancel();
    if (again) return;
    this.deed = 'attack';
    this.sending = kind;
  }

  #join(kind: number): void {
    const held = this.hand.filter((one) => one === kind).length;
    const laid = this.extras.filter((one) => one === kind).length;
    const alone = this.facts.cards[kind]!.effect!.type === 'defenders';
    this.match.disarm();
    this.extras = laid < (alone ? 1 : held) ? [...this.extras, kind].sort((a, b) => a - b) : this.extras.filter((one) => one !== kind);
  }

  #pick(at: number): void {
    const most = this.decision === 'defence' ? mostDefenders(this.view, this.facts) - defenders(this.view).length : Infinity;
    if (this.picked.includes(at)) this.picked = this.picked.filter((other) => other !== at);
    else if (this.picked.length < most) this.picked = [...this.picked, at];
    else if (most === 1) this.picked = [at];
    else this.match.askWhy(this.facts.action('defend', this.hand[at]!));
    if (this.picked.length === 0) this.match.disarm();
    else this.match.arm(this.decision === 'defence' ? this.#defending() : this.#exchanging());
  }

  /** Sets are chosen in any order and sent in ascending order. */
  #sorted(): number[] {
    return this.picked.map((at) => this.hand[at]!).sort((a, b) => a - b);
  }

  #defending(): Plan {
    const cards = this.#sorted();
    const actions = [...cards.map((kind) => this.facts.action('defend', kind)), this.facts.action('done')];
    const names = list(cards.map((kind) => this.words.card(kind)));
    return this.plan(actions, t(this.repelled() ? 'orient-page-defend-enough' : 'orient-page-defend-short', { cards: names }));
  }

  #exchanging(): Plan {
    const cards = this.#sorted();
    const actions = [...cards.map((kind) => this.facts.action('discard', kind)), this.facts.action('done')];
    return this.plan(actions, t('orient-action-discard', { card: list(cards.map((kind) => this.words.card(kind))) }));
  }

  // Slots and objects

  #aimed(): { target?: number; slot?: number; object?: number } {
    const action = this.match.armed?.actions.at(-1);
    if (action === undefined) return {};
    const { verb, value } = this.facts.move(action);
    if (verb === 'target_object') return { target: this.view.object_at[value]!, object: value, slot: -1 };
    if (verb !== 'target') return {};
    const [target, slot] = this.facts.slot(value);
    return { target, slot, object: -1 };
  }

  /** What choosing a slot of another seat would do now. */
  slotPlan(seat: number, slot: number): Plan | null {
    if (!this.asked || seat === this.near) return null;
    const place = this.facts.place(seat, slot);
    const args = { name: this.names[seat]!, slot: slot + 1 };
    if (this.aim === 'attack') return this.plan(this.#attackWith(this.facts.action('target', place)), t('orient-page-attack-slot', args));
    if (this.aim === 'get') return this.#where('get', place, t('orient-page-get-slot', args));
    return this.aim === 'look' ? this.#where('look', place, t('orient-page-look-slot', args)) : null;
  }

  objectPlan(object: number): Plan | null {
    if (!this.asked || this.aim !== 'attack' || this.view.object_at[object] === this.near) return null;
    return this.plan(this.#attackWith(this.facts.action('target_object', object)), this.words.action(this.facts.action('target_object', object)));
  }

  #where(verb: 'get' | 'look', place: number, label: string): Plan | null {
    const action = this.choices.get(verb, place);
    return action === undefined ? null : this.plan([action], label);
  }

  #attackWith(target: number): number[] {
    const sent = this.sending === null ? [] : [this.facts.action('attack', this.sending)];
    return [...sent, ...this.extras.map((kind) => this.facts.action('play', kind)), target];
  }

  /** What choosing a slot of one's own row would do now. */
  ownPlan(slot: number): Plan | null {
    if (!this.asked || this.view.seat < 0) return null;
    const give = this.choices.get('give', slot);
    if (give !== undefined) return this.plan([give]);
    const uncover = this.decision === 'turn' && this.deed === 'uncover' ? this.choices.get('uncover', slot) : undefined;
    return uncover === undefined ? null : this.plan([uncover], this.words.action(uncover));
  }

  /** A first choice is shown and waits for Confirm or for a second one. */
  pursue(plan: Plan, touch: boolean): void {
    if (settings.confirm === 'never') this.match.choose(plan, touch);
    else if (this.isArmed(plan.actions.at(-1)) && !touch) this.match.confirm();
    else this.match.arm(plan);
  }

  // Laying a row

  laying: boolean = $derived.by(() => this.asked && ['lay', 'cover_row', 'facing'].includes(this.decision));
  /** The treasures of the own row in the order in which they are about to lie. */
  laid: number[] = $derived.by(() => this.order ?? this.view.row[this.near]!.slice(0, this.view.row_size[this.near]));
  /** Whether a treasure is about to lie face up. */
  liesOpen(treasure: number): boolean {
    return has(this.view.open[this.near]!, treasure) !== this.turned.includes(treasure);
  }

  /** Whether the place of a treasure can still be chosen: what is laid stays. */
  movable(at: number): boolean {
    return this.decision !== 'facing' && (this.decision === 'cover_row' || at >= this.view.laid);
  }

  turnable(treasure: number): boolean {
    const open = has(this.view.open[this.near]!, treasure);
    const slot = this.view.row[this.near]!.indexOf(treasure);
    if (slot <= this.view.last) return false;
    return this.decision === 'cover_row' ? open : this.decision === 'facing' && !open;
  }

  shift(at: number, by: 1 | -1): void {
    const to = at + by;
    if (!this.movable(at) || !this.movable(to) || to < 0 || to >= this.laid.length) return;
    const order = [...this.laid];
    [order[at], order[to]] = [order[to]!, order[at]!];
    this.order = order;
    this.match.disarm();
  }

  turn(treasure: number): void {
    if (!this.turnable(treasure)) return;
    this.turned = this.turned.includes(treasure) ? this.turned.filter((one) => one !== treasure) : [...this.turned, treasure];
    this.match.disarm();
  }

  /** Lay the row as it is shown. */
  layDown(): void {
    const slots = this.turned.map((treasure) => this.view.row[this.near]!.indexOf(treasure)).sort((a, b) => a - b);
    const verb = this.decision === 'facing' ? 'uncover' : 'cover';
    const turns = this.decision === 'lay' ? [] : [...slots.map((slot) => this.facts.action(verb, slot)), this.facts.action('done')];
    const rest = this.decision === 'facing' ? [] : this.laid.slice(this.decision === 'lay' ? this.view.laid : 0, -1);
    const lays = rest.map((treasure) => this.facts.action('lay', treasure));
    this.match.choose(this.plan([...turns, ...lays], t('orient-page-lay-down')), false);
  }

  // Bidding, bribing and suing

  /** Units of the own seat that can still be offered. */
  offered: number[] = $derived.by(() => (this.asked ? this.choices.values('offer') : []));

  toggleUnit(unit: number): void {
    if (!this.offered.includes(unit)) return;
    this.units = this.units.includes(unit) ? this.units.filter((one) => one !== unit) : [...this.units, unit];
    if (this.units.length === 0) this.match.disarm();
    else this.match.arm(this.#offering());
  }

  #offering(): Plan {
    const units = [...this.units].sort((a, b) => a - b);
    const actions = [...units.map((unit) => this.facts.action('offer', unit)), this.facts.action('pass')];
    return this.plan(actions, t('orient-page-raise', { n: this.worthOf(this.near, units) }));
  }

  sue(treasure: number, event: MouseEvent): void {
    const claim = this.facts.action('claim', treasure);
    if (this.decision === 'claim') {
      if (this.choices.get('claim', treasure) === undefined) this.match.askWhy(claim);
      else this.press(claim, event);
      return;
    }
    const seat = this.accused!;
    const label = t('orient-page-sue', { name: this.names[seat]!, treasure: this.words.treasure(treasure) });
    this.match.choose(this.plan([this.facts.action('accuse', seat), claim], label), byTouch(event));
  }
}
