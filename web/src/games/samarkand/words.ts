/** Samarkand in words, in the language of the page; the counterpart of words.py. */
import type { PreviewEvent } from '../../protocol/messages';
import { list, t, texts } from '../../shell/texts.svelte';
import type { Facts } from './facts';
import type { View } from './view';

export class Words {
  constructor(private readonly facts: Facts) {}

  family(family: number): string {
    return this.#named('family', this.facts.families[family]!);
  }

  space(space: number): string {
    return this.#named('space', this.facts.spaces[space]!);
  }

  good(good: number): string {
    return this.#named('card', this.facts.goods[good]!);
  }

  /** A ware with its number, as it stands on card and tile. */
  card(good: number): string {
    return `${this.good(good)} ${this.facts.goods[good]!.number}`;
  }

  action(action: number): string {
    const { verb, argument, value } = this.facts.move(action);
    return t(`samarkand-action-${verb}`, argument === '' ? {} : { [argument]: this.#piece(argument, value) });
  }

  prompt(view: View, names: string[]): string {
    const decision = this.facts.decisions[view.decision]!;
    const asked = decision === 'over' || view.actor === view.seat;
    return t(`samarkand-${asked ? 'ask' : 'wait'}-${decision}`, {
      name: names[view.actor] ?? '',
      family: view.family < 0 ? '' : this.family(view.family),
      card: view.good < 0 ? '' : this.card(view.good),
      left: view.left,
      treasury: view.family < 0 ? 0 : view.treasury[view.family]!,
    });
  }

  event({ kind, args }: PreviewEvent, names: string[]): string {
    const told: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === 'seat') told['name'] = names[value as number] ?? '';
      else if (name === 'family' || name === 'other') told[name] = this.family(value as number);
      else if (name === 'card' || name === 'good') told['card'] = this.card(value as number);
      else if (name === 'cards') told['cards'] = list((value as number[]).map((one) => this.card(one)));
      else if (name === 'space') told['space'] = this.space(value as number);
      else if (name === 'ending') told['ending'] = this.ending(value as number);
      else told[name] = value as number;
    }
    const known = Array.isArray(args['cards']) && args['cards'].length > 0 ? '-known' : '';
    return t(`samarkand-event-${kind}${known}`, told);
  }

  /** What an action would bring, in few words: the step itself is not told. */
  effects(events: readonly PreviewEvent[], view: View, names: string[]): string[] {
    return events.flatMap(({ kind, args }) => {
      const n = args['n'] as number;
      if (kind === 'took_tile') {
        const good = args['good'] as number;
        const card = this.card(good);
        const own = view.seat >= 0 && view.place[good] === view.seat;
        const sale = own ? [t('samarkand-page-effect-sale', { card, n: this.facts.constants.sale_price })] : [];
        return [t('samarkand-page-effect-tile', { card }), ...sale];
      }
      if (kind === 'related') {
        const families = [args['family'], args['other']].map((family) => this.family(family as number)).join(' – ');
        return [t('samarkand-page-effect-relation', { families, n })];
      }
      if (kind !== 'prize') return [];
      const seat = args['seat'] as number;
      return [seat === view.seat ? t('samarkand-page-effect-prize-own', { n }) : t('samarkand-page-effect-prize', { name: names[seat]!, n })];
    });
  }

  /** What ended a game, as in the log: one of the endings, or both. */
  ending(bits: number): string {
    return this.facts.endings.filter((_, bit) => (bits >> bit) & 1).join(' ');
  }

  #piece(argument: 'family' | 'space' | 'card', value: number): string {
    const tables = { family: this.facts.families, space: this.facts.spaces, card: this.facts.goods };
    if (!tables[argument][value]) return String(value);
    return this[argument](value);
  }

  /** Of the house's own map in the language of the page, else as the owner's file names it. */
  #named(kind: string, entry: { id: string; name: string }): string {
    const message = `samarkand-${kind}-${entry.id}`;
    return this.facts.shipped && texts.has(message) ? t(message) : entry.name;
  }
}
