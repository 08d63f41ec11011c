/** Jambo in words, in the language of the page; the counterpart of words.py. */
import type { PreviewEvent } from '../../protocol/messages';
import { clauseText } from '../../shell/clauses';
import { list, t, texts } from '../../shell/texts.svelte';
import type { Facts } from './facts';
import type { View } from './view';

/** Clauses that list what each card needs. */
const NEEDS = ['J-7.20', 'J-7.21', 'J-9.24'];

export class Words {
  constructor(private readonly facts: Facts) {}

  ware(ware: number): string {
    return t(`jambo-ware-${this.facts.wares[ware]}`);
  }

  /** "2 tea, 1 silk". */
  wares(counts: number[]): string {
    return list(counts.flatMap((n, ware) => (n > 0 ? [t(`jambo-wares-${this.facts.wares[ware]}`, { n })] : [])));
  }

  card(kind: number): string {
    const { id, wares } = this.facts.kinds[kind]!;
    return wares ? t('jambo-card-ware', { wares: this.wares(wares) }) : t(`jambo-card-${id}`);
  }

  /** What a card does. */
  effect(kind: number): string {
    const { id, group } = this.facts.kinds[kind]!;
    return t(`jambo-text-${group === 'ware' ? 'ware' : id}`);
  }

  action(action: number): string {
    const { verb, argument, value } = this.facts.move(action);
    const message = `jambo-action-${verb}`;
    if (argument === 'card') return t(message, { card: this.facts.kinds[value] ? this.card(value) : value });
    if (argument === 'ware') return t(message, { ware: this.ware(value) });
    return t(message, { n: value });
  }

  /** Why an action is not possible; where a clause speaks of many cards, what this card needs. */
  refusal(action: number, clause: string): string {
    const { argument, value } = this.facts.move(action);
    const kind = argument === 'card' ? this.facts.kinds[value] : undefined;
    const needs = `jambo-needs-${kind?.group === 'ware' ? 'ware' : kind?.id}`;
    return NEEDS.includes(clause) && texts.has(needs) ? t(needs) : clauseText(clause);
  }

  prompt(view: View, names: string[]): string {
    const decision = this.facts.decisions[view.decision]!;
    const asked = decision === 'over' || view.actor === view.seat;
    return t(`jambo-${asked ? 'ask' : 'wait'}-${decision}`, {
      name: names[view.actor] ?? '',
      card: view.card < 0 ? '' : this.card(view.card),
      left: view.left,
      bid: view.bid,
      actions: view.actions,
    });
  }

  event({ kind, args }: PreviewEvent, names: string[]): string {
    const told: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === 'seat') {
        told['name'] = names[value as number] ?? '';
        told['other'] = names[1 - (value as number)] ?? '';
      } else if (name === 'card') told['card'] = this.card(value as number);
      else if (name === 'cards') told['cards'] = list((value as number[]).map((one) => this.card(one)));
      else if (name === 'wares') told['wares'] = this.wares(value as number[]);
      else told['n'] = value as number;
    }
    return t(`jambo-event-${kind}`, told);
  }
}
