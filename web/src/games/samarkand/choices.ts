/** Where on the table each legal action is chosen: on a family, a space of the map, a card, or a button of its own. */
import type { Facts } from './facts';
import { where, type View } from './view';

export interface Choices {
  decision: string;
  /** Per family. */
  marry: Map<number, number>;
  extend: Map<number, number>;
  /** Per space. */
  place: Map<number, number>;
  /** Actions that have no place on the table, but for the one that ends a turn. */
  buttons: number[];
  discarding: Discarding | null;
}

/** Cards are discarded together, chosen in any order. */
export interface Discarding {
  cards: number[];
  fewest: number;
  most: number;
}

export function choices(view: View, legal: readonly number[], facts: Facts): Choices {
  const found: Choices = {
    decision: facts.decisions[view.decision]!,
    marry: new Map(),
    extend: new Map(),
    place: new Map(),
    buttons: [],
    discarding: null,
  };
  for (const action of legal) {
    const { verb, value } = facts.move(action);
    if (verb === 'marry' || verb === 'extend' || verb === 'place') found[verb].set(value, action);
    else if (verb === 'sell' || verb === 'keep' || verb === 'pass') found.buttons.push(action);
  }
  if (found.decision === 'discard' && legal.length > 0) found.discarding = discarding(view, facts);
  return found;
}

/** The question is answered in ascending order, card by card; chosen together, in any order, every card will do. */
function discarding(view: View, facts: Facts): Discarding {
  const seat = view.seat;
  const surplus = view.hand_size[seat]! + view.sold[seat]! - facts.limit(view.players);
  return {
    cards: where(view.place, (place, card) => place === seat && card > view.last),
    fewest: Math.max(0, surplus),
    most: view.left,
  };
}
