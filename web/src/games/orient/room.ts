/** The part of the page of Tenkrát v Orientu. */
import type { GameDescription, Result, Table } from '../../protocol/messages';
import { GameRoom } from '../../shell/gameRoom';
import type { Ending } from '../../shell/room';
import { t } from '../../shell/texts.svelte';
import Board from './Board.svelte';
import { Facts } from './facts';
import { viewOf, type View } from './view';
import { Words } from './words';

export class Orient extends GameRoom<View, Facts, Words> {
  readonly Board = Board;
  readonly keys = ['orient-page-key-hand', 'orient-page-key-deeds', 'orient-page-key-piles', 'orient-page-key-rows', 'orient-page-key-known'];

  constructor(description: GameDescription) {
    const facts = new Facts(description);
    super(facts, new Words(facts));
  }

  /** A row is laid as a whole here, not slot by slot. */
  override prompt(table: Table, names: string[]): string {
    const view = viewOf(table);
    const lays = this.facts.decisions[view.decision] === 'lay' && view.actor === view.seat;
    return lays ? t('orient-page-ask-lay', { button: t('orient-page-lay-down') }) : super.prompt(table, names);
  }

  ending(result: Result, _: Table, names: string[]): Ending {
    const sums = result.scores
      .map((line, at) => ({ seat: line['seat'] ?? at, insignia: line['insignia'] ?? 0, total: line['total'] ?? 0 }))
      .sort((a, b) => b.total - a.total || b.insignia - a.insignia);
    return {
      story: t('orient-end-insignia', { name: names[result.winners[0]!]! }),
      sums: sums.map(({ seat, insignia, total }) => ({
        seat,
        place: total > 0 ? 1 : 2,
        text: t('orient-end-sum', { name: names[seat]!, insignia }),
      })),
    };
  }
}

export const open = (description: GameDescription): Orient => new Orient(description);
