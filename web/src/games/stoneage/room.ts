/** My First Stone Age's part of the page. */
import type { GameDescription, Result, Table } from '../../protocol/messages';
import { GameRoom } from '../../shell/gameRoom';
import type { Ending } from '../../shell/room';
import { t } from '../../shell/texts.svelte';
import Board from './Board.svelte';
import { Facts } from './facts';
import ParentSettings from './ParentSettings.svelte';
import type { View } from './view';
import { Words } from './words';

export class StoneAge extends GameRoom<View, Facts, Words> {
  readonly Board = Board;
  override readonly Settings = ParentSettings;
  override readonly wholePage = true;
  readonly keys = ['stoneage-page-key-ring', 'stoneage-page-key-choose'];

  constructor(description: GameDescription) {
    const facts = new Facts(description);
    super(facts, new Words(facts));
  }

  ending(result: Result, _: Table, names: string[]): Ending {
    const sums = result.scores
      .map((line, at) => ({ seat: line['seat'] ?? at, huts: line['huts'] ?? 0 }))
      .sort((a, b) => b.huts - a.huts);
    return {
      story: t('stoneage-end-won', { name: names[result.winners[0]!]! }),
      sums: sums.map(({ seat, huts }) => ({
        seat,
        place: 1 + sums.filter((other) => other.huts > huts).length,
        text: t('stoneage-end-huts', { name: names[seat]!, n: huts }),
      })),
    };
  }
}

export const open = (description: GameDescription): StoneAge => new StoneAge(description);
