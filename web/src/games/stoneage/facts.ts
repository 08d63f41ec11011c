/** What the server tells of the game before any match: track, tiles, huts, questions, and what each action number means. */
import type { GameDescription } from '../../protocol/messages';
import { ActionTable, type Part as ActionPart } from '../../shell/actions';

export type Verb =
  'end_turn' | 'done' | 'steal' | 'leave' | 'skip' | 'pay' | 'flip' | 'give' | 'take' | 'build' | 'spare' | 'swap';
export type Decision = 'over' | 'flip' | 'give' | 'take' | 'steal' | 'build' | 'pay' | 'swap' | 'end';

type Part = ActionPart<Verb>;

export class Facts extends ActionTable<Part> {
  readonly goods: string[];
  readonly track: { id: string }[];
  readonly tiles: { id: string; steps?: number; place?: string }[];
  readonly huts: { id: string; cost: Record<string, number> }[];
  readonly decisions: Decision[];
  readonly pairs: [number, number][];

  constructor(description: GameDescription) {
    const tables = description.tables as {
      goods: string[];
      track: { id: string }[];
      tiles: { id: string; steps?: number; place?: string }[];
      huts: { id: string; cost: Record<string, number> }[];
      decisions: Decision[];
      pairs: [number, number][];
      verbs: Part[];
    };
    super(tables.verbs);
    this.goods = tables.goods;
    this.track = tables.track;
    this.tiles = tables.tiles;
    this.huts = tables.huts;
    this.decisions = tables.decisions;
    this.pairs = tables.pairs;
  }

  /** The swap of two slots, in whatever order. */
  swap(one: number, other: number): number {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    return this.action('swap', this.pairs.findIndex(([a, b]) => a === low && b === high));
  }

  /** What a hut costs, good by good: `[0, 0, 3]` for two of the first and one of the fourth. */
  cost(hut: number): number[] {
    const { cost } = this.huts[hut]!;
    return this.goods.flatMap((good, at) => Array.from({ length: cost[good] ?? 0 }, () => at));
  }

  /** The space of a good, or of the dogs. */
  space(id: string): number {
    return this.track.findIndex((space) => space.id === id);
  }

  /** The id under which a hut is drawn. */
  picture(hut: number): string {
    return `H${this.huts[hut]!.id.slice(-2)}`;
  }
}
