/** Orient in words, in the language of the page; the counterpart of words.py. */
import type { PreviewEvent } from '../../protocol/messages';
import type { Tongue } from '../../shell/gameRoom';
import { t, texts } from '../../shell/texts.svelte';
import type { Facts } from './facts';
import type { View } from './view';

/** Events that name cards or treasures only to those who know them, and which arguments are there then. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  drew: ['cards'],
  looked: ['treasure'],
  stole: ['treasure'],
  pilfered: ['treasure'],
  exchanged: ['treasure', 'other'],
};

export class Words implements Tongue<View> {
  constructor(private readonly facts: Facts) {}

  // Pieces: of the house's own deck in the language of the page, else as the owner's file names them.

  card(kind: number): string {
    return this.#named('card', this.facts.cards[kind]!);
  }

  treasure(treasure: number): string {
    return this.#named('treasure', this.facts.treasures[treasure]!);
  }

  object(card: number): string {
    return this.#named('object', this.facts.dayCards[card]!);
  }

  visitor(visitor: number): string {
    return this.card(this.facts.visitors[visitor]!);
  }

  pile(pile: number): string {
    return t(`orient-pile-${this.facts.piles[pile]}`);
  }

  group(group: number): string {
    return t(`orient-group-${this.facts.groups[group]}`);
  }

  /** A bonus unit: a slot, a visitor or the old man. */
  unit(unit: number): string {
    const { visitor_unit, old_man_unit } = this.facts.constants;
    if (unit === old_man_unit) return t('orient-old-man');
    return unit >= visitor_unit ? this.visitor(unit - visitor_unit) : t('orient-slot', { slot: unit + 1 });
  }

  /** What a night card does: its values, or its effect. */
  cardText(kind: number): string {
    const { kind: sort, group, effect, attack, defence, key } = this.facts.cards[kind]!;
    if (effect) return t(`orient-effect-${effect.type}`, { amount: effect.amount ?? 1 });
    return t(`orient-text-${group === 'archers' ? group : sort}`, { attack: attack ?? 0, defence: defence ?? 0, key: key ?? 0 });
  }

  treasureText(treasure: number): string {
    const { power, kind } = this.facts.treasures[treasure]!;
    return power ? t(`orient-power-${power.type}`, { amount: power.amount ?? 1 }) : t(`orient-text-${kind}`);
  }

  objectText(card: number): string {
    const { power, group, kind } = this.facts.dayCards[card]!;
    return power ? t(`orient-bazaar-${power.type}`, { amount: power.amount ?? 1 }) : t(`orient-day-${group ?? kind}`);
  }

  // What is asked, done and told

  action(action: number): string {
    const { verb, argument, value } = this.facts.move(action);
    return t(`orient-action-${verb}`, this.#argument(argument, value));
  }

  prompt(view: View, names: string[]): string {
    const decision = this.facts.decisions[view.decision]!;
    const asked = decision === 'over' || view.actor === view.seat;
    const card = view.event < 0 ? view.table[0]! : view.event;
    return t(`orient-${asked ? 'ask' : 'wait'}-${decision}`, {
      name: names[view.actor] ?? '',
      other: names[decision === 'defence' ? view.turn : view.holder] ?? '',
      slot: view.slot + 1,
      card: card < 0 ? '' : this.card(card),
      object: view.object < 0 ? '' : this.object(view.object),
      treasure: view.claim < 0 ? '' : this.treasure(view.claim),
      accused: names[view.accused] ?? '',
      die: view.die,
      left: view.left,
      laid: view.laid + 1,
    });
  }

  event({ kind, args }: PreviewEvent, names: string[]): string {
    const told: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) told[name] = value.map((card) => this.card(card)).join(', ');
      else if (name === 'seat') told['name'] = names[Number(value)] ?? '';
      else if (name === 'target') told[name] = names[Number(value)] ?? '';
      else if (name === 'card') told[name] = this.card(Number(value));
      else if (name === 'treasure' || name === 'other') told[name] = this.treasure(Number(value));
      else if (name === 'object') told[name] = this.object(Number(value));
      else if (name === 'visitor') told[name] = this.visitor(Number(value));
      else if (name === 'unit') told[name] = this.unit(Number(value));
      else if (name === 'slot' || name === 'other_slot') told[name] = Number(value) + 1;
      else told[name] = value;
    }
    const known = NAMED[kind]?.every((name) => told[name] !== undefined && told[name] !== '') ? '-known' : '';
    return t(`orient-event-${kind}${known}`, told);
  }

  #argument(argument: string, value: number): Record<string, string | number> {
    const { row } = this.facts.constants;
    switch (argument) {
      case '':
        return {};
      case 'place':
        return { seat: Math.floor(value / row) + 1, slot: (value % row) + 1 };
      case 'card':
      case 'treasure':
      case 'object':
      case 'pile':
      case 'unit':
        return { [argument]: this[argument](value) };
      default:
        return { [argument]: value + 1 };
    }
  }

  #named(kind: string, entry: { id: string; name: string }): string {
    const message = `orient-${kind}-${entry.id}`;
    return this.facts.shipped && texts.has(message) ? t(message) : entry.name;
  }
}
