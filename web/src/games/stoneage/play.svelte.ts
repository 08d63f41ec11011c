/** Shows each step of the game as a little scene, one thing after the other, and takes what a child presses. */
import type { TableEvent } from '../../protocol/messages';
import type { Match } from '../../shell/match.svelte';
import { settings } from '../../shell/settings.svelte';
import { t } from '../../shell/texts.svelte';
import { play as sound, type SoundId } from './art/sounds';
import type { Decision, Facts, Verb } from './facts';
import { viewOf, type View } from './view';
import { voice } from './voice.svelte';
import type { Words } from './words';

const TURNING = 400; // ms for a tile to turn
const PICTURE = 2_000; // ms for which its picture stays at least
const STEP = 240;
const JUMP = 600;
const FLIGHT = 700;
const CLOSING = 1_600; // for all tiles together
const MOST_PER_TILE = 400;
const SWAPPING = 1_800;
const SORRY = 900;

/** Something on its way from one element to another, as selectors below the board. */
export interface Flight {
  good: string;
  from: string;
  to: string;
  time: number;
}

export class Play {
  /** The table as far as the scene has come. */
  stage = $state.raw<View>({} as View);
  busy = $state(false);
  /** Tile whose picture is shown big. */
  big = $state<number | null>(null);
  /** Whether the big picture waits for a tap. */
  waits = $state(false);
  flight = $state.raw<Flight | null>(null);
  /** The two slots that change places. */
  swapping = $state.raw<number[]>([]);
  /** The first of two slots that are chosen for a swap. */
  first = $state<number | null>(null);
  mood = $state<'calm' | 'happy' | 'sorry'>('calm');
  /** Seat that is greeted: its turn begins. */
  greeted = $state<number | null>(null);
  walking = $state<number | null>(null);
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
    this.stage = viewOf(match.shown!);
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

  /** Whether this child may do something now. */
  get asked(): boolean {
    return !this.busy && this.match.asked;
  }

  can(verb: Verb, value = 0): boolean {
    return !this.busy && this.match.legal.includes(this.facts.action(verb, value));
  }

  do(verb: Verb, value = 0): void {
    if (!this.can(verb, value)) {
      this.refuse();
      return;
    }
    sound('take');
    this.match.play(this.facts.action(verb, value));
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
    else this.match.undo('step');
  }

  get canTakeBack(): boolean {
    return this.asked && (this.first !== null || (this.match.newest?.undo ?? 0) > 0);
  }

  refuse(): void {
    sound('no');
    this.#feel('sorry');
  }

  /** A tap on the scene: what can be hurried goes on at once. */
  skip(): void {
    this.#wake?.();
  }

  /** What the guide says now. */
  get prompt(): string {
    return this.words.prompt(this.stage, this.names);
  }

  say(): void {
    voice.say(this.prompt);
  }

  /** Show a step, after those before it; `events` is what happened in it. */
  show(after: View, events: TableEvent[]): void {
    this.busy = true;
    this.first = null;
    this.match.hold();
    this.#scenes += 1;
    this.#shown = this.#shown.then(() => this.#show(after, events));
  }

  async #show(after: View, events: TableEvent[]): Promise<void> {
    for (const event of events) {
      if (this.#ended) return;
      await this.#scene(event, after);
    }
    if (this.#ended) return;
    this.stage = after;
    this.big = null;
    this.walking = null;
    this.#scenes -= 1;
    if (this.#scenes > 0) return;
    this.busy = false;
    this.match.release();
    if (!this.match.behind) this.say();
  }

  async #scene({ kind, args }: TableEvent, after: View): Promise<void> {
    const seat = Number(args['seat'] ?? 0);
    switch (kind) {
      case 'flipped':
        await this.#flip(seat, after);
        break;
      case 'moved':
        await this.#walk(seat, after);
        break;
      case 'took':
        await this.#fly(this.facts.goods[Number(args['good'])]!, `[data-space="${after.figure[seat]}"]`, seat, 'take');
        break;
      case 'took_dog':
        await this.#fly('dog', `[data-space="${after.figure[seat]}"]`, seat, 'dog');
        break;
      case 'stole_dog':
        await this.#fly('dog', `[data-home="${Number(args['other'])}"]`, seat, 'dog');
        break;
      case 'traded':
        for (const good of (args['taken'] as number[]).flatMap((n, at) => (n > 0 ? [at] : [])).slice(0, 3)) {
          await this.#fly(this.facts.goods[good]!, `[data-space="${after.figure[seat]}"]`, seat, 'take');
        }
        break;
      case 'nothing':
        this.#feel('sorry');
        sound('sad');
        await this.#pause(SORRY);
        break;
      case 'built':
        this.stage = { ...this.stage, built: after.built, goods: after.goods, held: after.held, dog: after.dog, open_hut: after.open_hut };
        sound('hammer');
        this.#feel('happy');
        await this.#pause(FLIGHT);
        break;
      case 'closed':
        await this.#close();
        break;
      case 'swapped':
        await this.#change(args['slots'] as number[]);
        break;
      case 'turn_started':
        this.greeted = after.turn;
        if (seat === after.seat) sound('sparkle');
        await this.#pause(900);
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
    await this.#pause(TURNING, false);
    this.big = after.tile;
    voice.say(this.words.tile(after.tile));
    await this.#pause(PICTURE, false);
    if (seat === after.seat) {
      this.waits = true;
      await this.#pause(Infinity);
      this.waits = false;
    }
    this.big = null;
  }

  async #walk(seat: number, after: View): Promise<void> {
    const [from, to] = [this.stage.figure[seat]!, after.figure[seat]!];
    const { steps } = this.facts.tiles[after.tile]!;
    this.walking = seat;
    if (steps === undefined) {
      sound('sparkle');
      this.#place(seat, to);
      await this.#pause(JUMP);
    } else {
      voice.say(Array.from({ length: steps }, (_, at) => t('stoneage-page-count', { n: at + 1 })).join(', '));
      for (let step = 1; step <= steps; step += 1) {
        this.#place(seat, (from + step) % this.facts.track.length);
        sound('step');
        await this.#pause(STEP);
      }
    }
    this.walking = null;
  }

  #place(seat: number, space: number): void {
    this.stage = { ...this.stage, figure: this.stage.figure.map((old, at) => (at === seat ? space : old)) };
  }

  async #fly(good: string, from: string, seat: number, id: SoundId): Promise<void> {
    sound(id);
    this.#feel('happy');
    this.flight = { good, from, to: `[data-home="${seat}"]`, time: settings.moves ? FLIGHT : 0 };
    await this.#pause(FLIGHT);
    this.flight = null;
  }

  /** The tiles that lie open are turned down one after the other: whoever watches may remember them. */
  async #close(): Promise<void> {
    const open = this.stage.face_up.flatMap((tile, slot) => (tile >= 0 ? [slot] : []));
    for (const slot of open) {
      this.stage = { ...this.stage, face_up: this.stage.face_up.map((tile, at) => (at === slot ? -1 : tile)) };
      sound('flip');
      await this.#pause(Math.min(MOST_PER_TILE, CLOSING / open.length), false);
    }
  }

  /** Two tiles change places, slowly, never skipped: where they lie now is part of the game. */
  async #change(slots: number[]): Promise<void> {
    sound('swap');
    this.swapping = slots;
    await this.#pause(SWAPPING, false);
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

  /** Wait; a tap ends it where it may be skipped. */
  async #pause(time: number, skippable = true): Promise<void> {
    if (this.#ended) return;
    await new Promise<void>((resolve) => {
      if (time !== Infinity) setTimeout(resolve, time);
      if (skippable) this.#wake = resolve;
    });
    this.#wake = null;
  }
}
