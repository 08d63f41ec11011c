/** The values of an attack, its defence and its door, and the worth of offers, reckoned from what a seat sees. */
import type { Facts } from './facts';
import { has, members, there, type View } from './view';

const SIDES = 6; // of the die

/** What a seat's face-up treasures and objects add for a power (O-B02, O-Q30). */
export function bonus(view: View, facts: Facts, seat: number, power: string): number {
  const treasures = facts.treasures.filter((treasure, at) => treasure.power?.type === power && has(view.open[seat]!, at));
  const objects = facts.dayCards.filter((card, at) => card.power?.type === power && view.object_at[at] === seat);
  return [...treasures, ...objects].reduce((total, { power: own }) => total + (own!.amount ?? 1), 0);
}

/** Strength of an attack: the card, what is laid with it, and powers (O-A05). */
export function attackValue(view: View, facts: Facts, seat: number, cards: readonly number[]): number {
  const [first, ...rest] = cards;
  const more = rest.reduce((total, kind) => {
    const effect = facts.cards[kind]!.effect;
    return total + (effect?.type === 'attack_plus' ? (effect.amount ?? 1) : 0);
  }, 0);
  return facts.cards[first!]!.attack! + bonus(view, facts, seat, 'attack_plus') + more;
}

/** Sum of a defence, with powers where at least one card is laid (O-A07). */
export function defenceValue(view: View, facts: Facts, seat: number, cards: readonly number[]): number {
  if (cards.length === 0) return 0;
  return cards.reduce((total, kind) => total + (facts.cards[kind]!.defence ?? 0), bonus(view, facts, seat, 'defence_plus'));
}

/** Key value against a seat, from 1 to 6 (O-Q16): that many rolls of six open the door. */
export function keyValue(view: View, facts: Facts, seat: number, kind: number, target: number): number {
  const value = facts.cards[kind]!.key! + bonus(view, facts, seat, 'key_plus') - bonus(view, facts, target, 'key_minus');
  return Math.max(1, Math.min(SIDES, value));
}

export const flies = (facts: Facts, kind: number): boolean => facts.cards[kind]!.kind === 'flyer';

/** Whether a card that a seat lays stops a flyer (O-A18, O-Q48). */
export const stopsFlyers = (view: View, facts: Facts, seat: number, kind: number): boolean =>
  facts.cards[kind]!.group === 'archers' || bonus(view, facts, seat, 'falcon') > 0;

/** Whether cards laid by a seat repel the attack on the table. */
export function repels(view: View, facts: Facts, seat: number, cards: readonly number[]): boolean {
  if (flies(facts, view.table[0]!)) return cards.some((kind) => stopsFlyers(view, facts, seat, kind));
  return cards.length > 0 && defenceValue(view, facts, seat, cards) >= attackValue(view, facts, view.turn, attackers(view));
}

/** Cards of the attacker and of the defender on the table. */
export const attackers = (view: View): number[] => there(view.table).slice(0, view.sent);
export const defenders = (view: View): number[] => there(view.table).slice(view.sent);

/** Cards that may be laid in defence; Infinity where nothing limits them. */
export function mostDefenders(view: View, facts: Facts): number {
  const limit = attackers(view).find((kind) => facts.cards[kind]!.effect?.type === 'defenders');
  return limit === undefined ? Infinity : (facts.cards[limit]!.effect!.amount ?? 1);
}

/** Bonus units of a seat: slots, visitors, the old man (O-D02, O-D03). */
export function unitsOf(view: View, facts: Facts, seat: number): number[] {
  const { visitor_unit, old_man_unit } = facts.constants;
  const slots = Array.from({ length: view.row_size[seat]! }, (_, slot) => slot);
  const visitors = facts.visitors.flatMap((_, visitor) => (view.visitor_at[visitor] === seat ? [visitor_unit + visitor] : []));
  return [...slots, ...visitors, ...(view.old_man === seat ? [old_man_unit] : [])];
}

/** What a bonus unit of a seat adds to its die. */
export function unitWorth(view: View, facts: Facts, seat: number, unit: number): number {
  const { visitor_unit, treasure_bonus, person_bonus } = facts.constants;
  if (unit >= visitor_unit) return person_bonus;
  const treasure = view.row[seat]![unit]!;
  const power = treasure < 0 ? undefined : facts.treasures[treasure]!.power;
  const more = power?.type === 'day_bonus' && has(view.night_open, treasure) ? (power.amount ?? 1) : 0;
  return treasure_bonus + more;
}

/** Worth of a set of units of a seat, given as bits. */
export const worth = (view: View, facts: Facts, seat: number, units: number): number =>
  members(units, facts.constants.old_man_unit + 1).reduce((total, unit) => total + unitWorth(view, facts, seat, unit), 0);
