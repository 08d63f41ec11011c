/** Shows each step of the game as a little scene, one thing after the other, and takes what a child presses. */
import type { Table, TableEvent } from '../../protocol/messages';
import type { Match } from '../../shell/match.svelte';
import { t } from '../../shell/texts.svelte';
import { play as sound, type SoundId } from './art/sounds';
import type { Decision, Facts, Verb } from './facts';
import SCENES from './scenes.json';
import { Trade, type Side } from './trade.svelte';
import { viewOf, type View } from './view';
import { voice } from './voice.svelte';
import { wishes } from './wishes.svelte';
import type { Words } from './words';

const SORRY = 900; // ms for which the guide looks happy or sorry

/** Something on its way from one element to another, as selectors below the board. */
export interface Flight {
  good: string;
  from: string;
  to: string;
}

export class Play {
  /** The table as far as the scene has come. */
  stage = $state.raw<View>({} as View);
  busy = $state(false);
  /** Tile whose picture is shown big. */
  big = $state<number | null>(null);
  /** Whether the big picture waits for a tap. */
  waits = $state(false);
  /** What is on its way now. */
  flights = $state.raw<Flight[]>([]);
  /** The two slots that change places. */
  swapping = $state.raw<number[]>([]);
  /** The first of two slots that are chosen for a swap. */
  first = $state<number | null>(null);
  mood = $state<'calm' | 'happy' | 'sorry'>('calm');
  /** Seat that is greeted: its turn begins. */
  greeted = $state<number | null>(null);
  walking = $state<number | null>(null);
  /** What the scene tells of. */
  #told = $state.raw<TableEvent | null>(null);
  readonly trade: Trade;
  /** Version of the table as far as it was shown. */
  #version = $state(0);
  /** Whether a tap asked for the rest of this scene to go on at once. */
  #hurried = false;
  #wake: (() => void) | null = null;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #scenes = 0;
  #shown = Promise.resolve();

  constructor(
    readonly match: Match,
    readonly facts: Facts,
    readonly words: Words,
  ) {
    this.#put(match.shown!);
    this.trade = new Trade(facts);
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
    clearTimeout(this.#calm);
    voice.hush();
  }

  get names(): string[] {
    return Array.from({ length: this.stage.players }, (_, seat) => t(`stoneage-page-child-${seat}`));
  }

  get decision(): Decision {
    return this.facts.decisions[this.stage.decision]!;
  }

  /** Whether every scene is over. */
  get settled(): boolean {
    return !this.busy && this.match.shown?.version === this.#version;
  }

  /** Whether the stage is the table on which the match offers what can be done. */
  get #ready(): boolean {
    return this.settled && this.match.shown?.seat === this.stage.seat;
  }

  /** Whether nothing comes by itself now, not even the rest of an exchange: then the guide may speak. */
  get quiet(): boolean {
    return this.settled && this.match.live && !this.match.behind && !this.match.pending;
  }

  /** Whether this child may do something now. */
  get asked(): boolean {
    return this.#ready && this.match.asked;
  }

  can(verb: Verb, value = 0): boolean {
    return this.#ready && this.match.legal.includes(this.facts.action(verb, value));
  }

  do(verb: Verb, value = 0): void {
    if (!this.can(verb, value)) {
      this.refuse();
      return;
    }
    sound('take');
    this.match.play(this.facts.action(verb, value));
  }

  /** Whether a good can be picked at the trading place. */
  canPick(side: Side, good: number): boolean {
    return this.asked && this.decision === 'give' && this.trade.can(side, good, this.stage);
  }

  pick(side: Side, good: number): void {
    if (!this.canPick(side, good)) {
      this.refuse();
      return;
    }
    sound('take');
    this.trade.pick(side, good);
  }

  /** Exchange what was picked. */
  exchange(): void {
    sound('take');
    this.match.play(...this.trade.actions);
  }

  /** Whether an exchange was cut off between two of its actions, by a reload for example: it then begins anew. */
  get cutOff(): boolean {
    const half = this.decision === 'take' || (this.decision === 'give' && this.stage.given.some((n) => n > 0));
    return half && this.#ready && this.match.legal.length > 0;
  }

  /** A slot was pressed. */
  press(slot: number): void {
    if (this.busy) this.skip();
    else if (this.can('flip', slot)) this.do('flip', slot);
    else if (this.asked && this.decision === 'swap') this.#swap(slot);
    else this.refuse();
  }

  /** Whether a slot wiggles: something can be done with it. */
  offers(slot: number): boolean {
    return this.can('flip', slot) || (this.asked && this.decision === 'swap' && this.first !== slot);
  }

  takeBack(): void {
    if (this.first !== null) this.first = null;
    else if (this.trade.begun) this.trade.back();
    else this.match.undo('step');
  }

  /** Only what taught nobody anything is taken back: never a tile that was turned up. */
  get canTakeBack(): boolean {
    return this.asked && (this.first !== null || this.trade.begun || (this.match.newest?.undo_free ?? 0) > 0);
  }

  refuse(): void {
    sound('no');
    this.#feel('sorry');
  }

  /** A tap on the scene: what can be hurried goes on at once. */
  skip(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  /** Who has won, once that was shown. */
  get winner(): number | null {
    return !this.busy && this.match.current ? (this.match.shown?.result?.winners[0] ?? null) : null;
  }

  /** What the guide says now: in a scene what happens, else what there is to do, and at the end who has won. */
  get prompt(): string {
    if (this.waits) return t('stoneage-page-go-on', { tile: this.words.tile(this.big!) });
    if (this.#told) return this.words.event(this.#told, this.names);
    if (this.winner !== null) return t('stoneage-end-won', { name: this.names[this.winner]! });
    return this.words.prompt(this.stage, this.names);
  }

  /** A child sits down, or gets up: the table as it looks from there. */
  sit(table: Table): void {
    this.#put(table);
  }

  /** Show a step, after those before it; `events` is what happened in it. */
  show(table: Table, events: TableEvent[]): void {
    this.busy = true;
    this.first = null;
    this.trade.clear();
    this.match.hold();
    this.#scenes += 1;
    this.#shown = this.#shown.then(() => this.#show(table, events));
  }

  #put(table: Table): void {
    this.stage = viewOf(table);
    this.#version = table.version;
  }

  async #show(table: Table, events: TableEvent[]): Promise<void> {
    const after = viewOf(table);
    for (const event of events) {
      if (this.#ended) return;
      this.#told = event;
      await this.#scene(event, after);
    }
    if (this.#ended) return;
    this.#told = null;
    this.#put(table);
    this.big = null;
    this.walking = null;
    this.#scenes -= 1;
    if (this.#scenes > 0) return;
    this.busy = false;
    this.match.release();
  }

  async #scene({ kind, args }: TableEvent, after: View): Promise<void> {
    const seat = Number(args['seat'] ?? 0);
    const here = `[data-space="${after.figure[seat]}"]`;
    const home = `[data-home="${seat}"]`;
    this.#hurried = false;
    switch (kind) {
      case 'flipped':
        await this.#flip(seat, after);
        break;
      case 'moved':
        await this.#walk(seat, after);
        break;
      case 'took':
        await this.#fly([{ good: this.facts.goods[Number(args['good'])]!, from: here, to: home }], SCENES.took.flight, 'take');
        break;
      case 'took_dog':
        await this.#fly([{ good: 'dog', from: here, to: home }], SCENES.took_dog.flight, 'dog');
        break;
      case 'stole_dog':
        await this.#fly([{ good: 'dog', from: `[data-home="${Number(args['other'])}"]`, to: home }], SCENES.stole_dog.flight, 'dog');
        break;
      case 'traded': {
        const taken = this.#ids(args['taken'] as number[]);
        for (const [at, given] of this.#ids(args['given'] as number[]).entries()) {
          await this.#fly([{ good: given, from: home, to: here }, { good: taken[at]!, from: here, to: home }], SCENES.traded.flight, 'take');
        }
        break;
      }
      case 'nothing':
        this.#feel('sorry');
        sound('sad');
        await this.#pause(SCENES.nothing.sorry);
        break;
      case 'built': {
        const paid = [...this.#ids(args['goods'] as number[]), ...Array.from({ length: Number(args['dogs']) }, () => 'dog')];
        this.stage = { ...this.stage, built: after.built, goods: after.goods, held: after.held, dog: after.dog, open_hut: after.open_hut };
        await this.#fly(paid.map((good) => ({ good, from: home, to: `[data-space="${this.facts.space(good)}"]` })), SCENES.built.growing, 'hammer');
        break;
      }
      case 'closed':
        await this.#close();
        break;
      case 'swapped':
        await this.#change(args['slots'] as number[]);
        break;
      case 'turn_started':
        this.greeted = after.turn;
        if (seat === after.seat) sound('sparkle');
        await this.#pause(SCENES.turn_started.greeting);
        this.greeted = null;
        break;
      case 'won':
        sound('cheer');
        break;
    }
  }

  async #flip(seat: number, after: View): Promise<void> {
    sound('flip');
    this.stage = { ...this.stage, face_up: this.stage.face_up.map((tile, slot) => (slot === after.slot ? after.tile : tile)) };
    await this.#pause(SCENES.flipped.turning);
    this.#hurried = false;
    this.big = after.tile;
    voice.say(this.words.tile(after.tile));
    // One's own picture stays for its time and until it is tapped away: a second tap on the tile must not take it.
    this.waits = seat === after.seat && this.match.live;
    await this.#pause(SCENES.flipped.picture, !this.waits);
    if (this.waits) await this.#pause(Infinity);
    this.waits = false;
    this.big = null;
    this.#hurried = false;
  }

  async #walk(seat: number, after: View): Promise<void> {
    const [from, to] = [this.stage.figure[seat]!, after.figure[seat]!];
    const { steps } = this.facts.tiles[after.tile]!;
    this.walking = seat;
    if (steps === undefined) {
      sound('sparkle');
      this.#place(seat, to);
      await this.#pause(SCENES.moved.jump);
    } else {
      voice.say(Array.from({ length: steps }, (_, at) => t('stoneage-page-count', { n: at + 1 })).join(', '));
      for (let step = 1; step <= steps; step += 1) {
        this.#place(seat, (from + step) % this.facts.track.length);
        sound('step');
        await this.#pause(SCENES.moved.step);
      }
    }
    this.walking = null;
  }

  #place(seat: number, space: number): void {
    this.stage = { ...this.stage, figure: this.stage.figure.map((old, at) => (at === seat ? space : old)) };
  }

  /** The ids of goods: of each as many as it says. */
  #ids(counts: number[]): string[] {
    return counts.flatMap((n, good) => Array.from({ length: n }, () => this.facts.goods[good]!));
  }

  async #fly(flights: Flight[], time: number, id: SoundId): Promise<void> {
    sound(id);
    this.#feel('happy');
    this.flights = flights;
    await this.#pause(time);
    this.flights = [];
  }

  /** The tiles that lie open are turned down one after the other: whoever watches may remember them. */
  async #close(): Promise<void> {
    const open = this.stage.face_up.flatMap((tile, slot) => (tile >= 0 ? [slot] : []));
    for (const slot of open) {
      this.stage = { ...this.stage, face_up: this.stage.face_up.map((tile, at) => (at === slot ? -1 : tile)) };
      sound('flip');
      await this.#pause(Math.min(SCENES.closed.each, SCENES.closed.all / open.length));
    }
  }

  /** Two tiles change places, slowly, never skipped: where they lie now is part of the game. */
  async #change(slots: number[]): Promise<void> {
    sound('swap');
    this.swapping = slots;
    await this.#pause(SCENES.swapped.crossing, false, 1);
    this.swapping = [];
  }

  #swap(slot: number): void {
    if (this.first === null) {
      this.first = slot;
      sound('take');
    } else if (this.first === slot) {
      this.first = null;
    } else {
      const action = this.facts.swap(this.first, slot);
      this.first = null;
      this.match.play(action);
    }
  }

  #feel(mood: 'happy' | 'sorry'): void {
    this.mood = mood;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.mood = 'calm'), SORRY);
  }

  /** Wait, at the pace that the parents chose; where it may be skipped, a tap ends it and the rest of the scene. */
  async #pause(time: number, skippable = true, pace: number = wishes.pace): Promise<void> {
    if (this.#ended || (skippable && this.#hurried)) return;
    await new Promise<void>((resolve) => {
      if (time !== Infinity) setTimeout(resolve, time * pace);
      if (skippable) this.#wake = resolve;
    });
    this.#wake = null;
  }
}
