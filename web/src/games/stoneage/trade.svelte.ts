/** What a child picks at the trading place before it is confirmed: own things to give and others to take, in any order. */
import type { Facts } from './facts';
import type { View } from './view';

export type Side = 'give' | 'take';

const sum = (counts: number[]): number => counts.reduce((all, n) => all + n, 0);

export class Trade {
  #picks = $state.raw<{ side: Side; good: number }[]>([]);

  constructor(private readonly facts: Facts) {}

  get begun(): boolean {
    return this.#picks.length > 0;
  }

  /** How many of each good are picked. */
  picked(side: Side): number[] {
    return this.facts.goods.map((_, good) => this.#picks.filter((pick) => pick.side === side && pick.good === good).length);
  }

  /** Whether one more of a good can be picked: it is there, and the same good does not go the other way. */
  can(side: Side, good: number, view: View): boolean {
    const there = side === 'give' ? view.goods[view.seat]! : view.trade;
    return there[good]! > this.picked(side)[good]! && this.picked(side === 'give' ? 'take' : 'give')[good] === 0;
  }

  pick(side: Side, good: number): void {
    this.#picks = [...this.#picks, { side, good }];
  }

  /** Let go of what was picked last. */
  back(): void {
    this.#picks = this.#picks.slice(0, -1);
  }

  clear(): void {
    this.#picks = [];
  }

  /** Whether as much is taken as is given. */
  get even(): boolean {
    return this.begun && sum(this.picked('give')) === sum(this.picked('take'));
  }

  /** The actions of the exchange, the end of the turn included. */
  get actions(): number[] {
    const each = (side: Side): number[] =>
      this.picked(side).flatMap((n, good) => Array.from({ length: n }, () => this.facts.action(side, good)));
    return [...each('give'), this.facts.action('done'), ...each('take'), this.facts.action('end_turn')];
  }
}
