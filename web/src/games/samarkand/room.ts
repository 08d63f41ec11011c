/** Samarkand's part of the page. */
import type { GameDescription, PreviewEvent, Result, Table } from '../../protocol/messages';
import { GameRoom } from '../../shell/gameRoom';
import type { Ending } from '../../shell/room';
import { t } from '../../shell/texts.svelte';
import Board from './Board.svelte';
import { Facts } from './facts';
import { viewOf, type View } from './view';
import { Words } from './words';

export class Samarkand extends GameRoom<View, Facts, Words> {
  readonly Board = Board;
  readonly keys = [
    'samarkand-page-key-deeds',
    'samarkand-page-key-hand',
    'samarkand-page-key-sale',
    'samarkand-page-key-spaces',
    'samarkand-page-key-directions',
    'samarkand-page-key-window',
    'samarkand-page-key-list',
  ];

  constructor(description: GameDescription) {
    const facts = new Facts(description);
    super(facts, new Words(facts));
  }

  override preview(action: number, events: PreviewEvent[], table: Table, names: string[]): string {
    return [this.action(action), ...this.words.effects(events, viewOf(table), names)].join(' · ');
  }

  ending(result: Result, table: Table, names: string[]): Ending {
    const ends = this.words.ending(viewOf(table).ending).split(' ');
    const sheet = result.scores
      .map((line, at) => ({ ...line, seat: line['seat'] ?? at, total: line['total'] ?? 0 }))
      .sort((a, b) => b.total - a.total);
    return {
      story: ends.map((end) => t(`samarkand-end-${end}`)).join(' '),
      sums: sheet.map(({ seat, ...line }) => ({
        seat,
        place: 1 + sheet.filter(({ total }) => total > line.total).length,
        text: t('samarkand-end-sum', { name: names[seat]!, ...line }),
      })),
    };
  }
}

export const open = (description: GameDescription): Samarkand => new Samarkand(description);
