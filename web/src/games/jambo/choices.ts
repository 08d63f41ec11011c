/** Where on the table each legal action is chosen: on a card, a ware, a utility, or a button of its own. */
import type { Facts, Verb } from './facts';
import type { View } from './view';

/** Places where wares lie, and where cards lie. */
export type WarePlace = 'own' | 'other' | 'supply' | 'middle' | 'taken';
export type CardPlace = 'hand' | 'discard' | 'limbo' | 'other' | 'middle';
export type UtilityPlace = 'own' | 'other' | 'middle';

const WARES_LIE: Record<string, WarePlace> = {
  dancer_ware: 'own',
  portuguese_ware: 'own',
  shaman_from: 'own',
  throne_give: 'own',
  drums_ware: 'own',
  throne_take: 'other',
  parrot_ware: 'other',
  shaman_to: 'supply',
  basket_ware: 'supply',
  carrier_ware: 'supply',
  merchant_ware: 'supply',
  boat_ware: 'supply',
  statue_ware: 'supply',
  elephant_ware: 'middle',
  leave_ware: 'taken',
};

const CARDS_LIE: Record<string, CardPlace> = {
  drummer_card: 'discard',
  psychic_card: 'limbo',
  scales_keep: 'limbo',
  hyena_take: 'other',
  baboon_card: 'middle',
};

const UTILITIES_LIE: Record<string, UtilityPlace> = { crocodile_utility: 'other', lion_utility: 'middle' };

/** Questions that are answered piece by piece, and are put to people as one choice of several pieces. */
const SETS: Record<string, { ordered: boolean; open: boolean; most?: number }> = {
  dancer_ware: { ordered: true, open: false },
  merchant_ware: { ordered: true, open: false },
  elder_discard: { ordered: true, open: false },
  portuguese_ware: { ordered: true, open: true },
  kettle_card: { ordered: false, open: true, most: 2 },
};

export interface Gathering {
  /** How many pieces: exactly, or with `open` from one up to so many. */
  most: number;
  open: boolean;
  /** Whether the pieces are sent in ascending order; else in the order of choosing. */
  ordered: boolean;
}

export interface Choices {
  decision: string;
  /** Actions that have no place on the table. */
  buttons: number[];
  /** Per kind in hand: what can be done with it. */
  hand: Map<number, number[]>;
  /** Per ware, at `warePlace`. */
  wares: Map<number, number>;
  warePlace: WarePlace | null;
  /** Per kind at `cardPlace`; in limbo per place, counted from 0. */
  cards: Map<number, number>;
  cardPlace: CardPlace | null;
  /** "turned:kind" at `utilityPlace`. */
  utilities: Map<string, number>;
  utilityPlace: UtilityPlace;
  deck: number | null;
  /** Bids from the lowest to the highest. */
  bids: number[];
  gathering: Gathering | null;
}

export const utilityKey = (kind: number, turned: number): string => `${turned}:${kind}`;

const IN_HAND: readonly Verb[] = ['buy', 'sell', 'play'];

export function choices(view: View, legal: number[], facts: Facts): Choices {
  const decision = facts.decisions[view.decision]!;
  const cardPlace = CARDS_LIE[decision] ?? 'hand';
  const found: Choices = {
    decision,
    buttons: [],
    hand: new Map(),
    wares: new Map(),
    warePlace: null,
    cards: new Map(),
    cardPlace: null,
    utilities: new Map(),
    utilityPlace: UTILITIES_LIE[decision] ?? 'own',
    deck: null,
    bids: [],
    gathering: legal.length > 0 ? gathering(decision, view) : null,
  };
  for (const action of legal) {
    const { verb, value } = facts.move(action);
    if (IN_HAND.includes(verb) || (verb === 'card' && cardPlace === 'hand')) {
      found.hand.set(value, [...(found.hand.get(value) ?? []), action]);
    } else if (verb === 'card') {
      found.cardPlace = cardPlace;
      if (cardPlace === 'limbo') view.limbo.forEach((kind, place) => kind === value && found.cards.set(place, action));
      else found.cards.set(value, action);
    } else if (verb === 'seen') {
      found.cardPlace = 'limbo';
      found.cards.set(value - 1, action);
    } else if (verb === 'ware') {
      found.warePlace = WARES_LIE[decision] ?? null;
      found.wares.set(value, action);
    } else if (verb === 'use' || verb === 'utility') found.utilities.set(utilityKey(value, 0), action);
    else if (verb === 'turned_utility') found.utilities.set(utilityKey(value, 1), action);
    else if (verb === 'bid') found.bids.push(action);
    else if (verb !== 'end_turn') found.buttons.push(action);
    if (verb === 'look') found.deck = action;
  }
  if (found.gathering?.ordered && !found.gathering.open) addLaterPieces(found, view, facts);
  return found;
}

/**
 * Add the pieces that can be chosen together with others. The question is answered in ascending order, and of a set of
 * fixed size the highest pieces are no legal beginning; chosen together, in any order, every piece will do.
 */
function addLaterPieces(found: Choices, view: View, facts: Facts): void {
  const later = (count: number, kind: number): boolean => count > 0 && kind >= view.last;
  if (found.decision === 'elder_discard') {
    view.hand.forEach((count, kind) => later(count, kind) && found.hand.set(kind, [facts.action('card', kind)]));
    return;
  }
  const seat = view.actor;
  const lying = found.warePlace === 'supply' ? view.supply : view.large[seat]!.map((n, ware) => n + view.small[seat]![ware]!);
  lying.forEach((count, ware) => later(count, ware) && found.wares.set(ware, facts.action('ware', ware)));
}

function gathering(decision: string, view: View): Gathering | null {
  const set = SETS[decision];
  if (!set) return null;
  return { open: set.open, ordered: set.ordered, most: set.open ? (set.most ?? Infinity) : view.left };
}
