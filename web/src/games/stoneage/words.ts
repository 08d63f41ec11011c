/** My First Stone Age in words, in the language of the page; the counterpart of words.py. */
import type { PreviewEvent } from '../../protocol/messages';
import { list, t } from '../../shell/texts.svelte';
import type { Facts } from './facts';
import type { View } from './view';

export class Words {
  constructor(private readonly facts: Facts) {}

  good(good: number): string {
    return t(`stoneage-good-${this.facts.goods[good]}`);
  }

  /** "2 teeth and 1 fish". */
  goods(counts: number[]): string {
    return list(counts.flatMap((n, good) => (n > 0 ? [t(`stoneage-goods-${this.facts.goods[good]}`, { n })] : [])));
  }

  hut(hut: number): string {
    const cost = this.facts.cost(hut);
    return this.goods(this.facts.goods.map((_, good) => cost.filter((one) => one === good).length));
  }

  tile(tile: number): string {
    const { steps, place } = this.facts.tiles[tile]!;
    return steps ? t('stoneage-die', { n: steps }) : t(`stoneage-symbol-${place}`);
  }

  place(space: number): string {
    return t(`stoneage-place-${this.facts.track[space]!.id}`);
  }

  action(action: number): string {
    const { verb, value } = this.facts.move(action);
    if (verb === 'give' || verb === 'take' || verb === 'spare') return t(`stoneage-action-${verb}`, { good: this.good(value) });
    if (verb === 'flip') return t('stoneage-action-flip', { slot: value + 1 });
    if (verb === 'build') return t('stoneage-action-build', { pile: value + 1 });
    const [first, second] = verb === 'swap' ? this.facts.pairs[value]! : [0, 0];
    return t(`stoneage-action-${verb}`, { first: first + 1, second: second + 1 });
  }

  prompt(view: View, names: string[]): string {
    const decision = this.facts.decisions[view.decision]!;
    if (decision === 'give' && view.actor === view.seat) return t('stoneage-page-ask-give');
    const role = decision === 'over' || view.actor === view.seat ? 'ask' : 'wait';
    const hut = view.pile < 0 ? -1 : view.open_hut[view.pile]!;
    const total = (counts: number[]): number => counts.reduce((all, n) => all + n, 0);
    return t(`stoneage-${role}-${decision}`, {
      name: names[view.actor] ?? '',
      n: total(view.given) - total(view.taken),
      hut: hut < 0 ? '' : this.hut(hut),
    });
  }

  event({ kind, args }: PreviewEvent, names: string[]): string {
    const told: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        if (name !== 'slots') told[name] = this.goods(value);
      } else if (name === 'seat') told['name'] = names[Number(value)]!;
      else if (name === 'other') told[name] = names[Number(value)]!;
      else if (name === 'tile') told[name] = this.tile(Number(value));
      else if (name === 'good') told[name] = this.good(Number(value));
      else if (name === 'hut') told[name] = this.hut(Number(value));
      else if (name === 'space') {
        told['id'] = this.facts.track[Number(value)]!.id;
        told['place'] = t(`stoneage-to-${told['id']}`);
      } else told[name] = value;
    }
    if (kind === 'built') {
      const dogs = Number(args['dogs']) > 0 ? t('stoneage-dogs', { n: Number(args['dogs']) }) : '';
      told['paid'] = list([String(told['goods']), dogs].filter(Boolean));
    }
    return t(`stoneage-event-${kind}`, told);
  }
}
