/** Jambo's part of the page. */
import type { GameDescription, PreviewEvent, Result, Table } from '../../protocol/messages';
import { GameRoom } from '../../shell/gameRoom';
import type { Ending } from '../../shell/room';
import { t } from '../../shell/texts.svelte';
import Board from './Board.svelte';
import { Facts } from './facts';
import { viewOf, type View } from './view';
import { Words } from './words';

export class Jambo extends GameRoom<View, Facts, Words> {
  readonly Board = Board;
  readonly keys = ['jambo-page-key-hand', 'jambo-page-key-trade', 'jambo-page-key-draw'];

  constructor(description: GameDescription) {
    const facts = new Facts(description);
    super(facts, new Words(facts));
  }

  override refusal(action: number, clause: string): string {
    return this.words.refusal(action, clause);
  }

  override preview(_: number, events: PreviewEvent[], __: Table, names: string[]): string {
    return events.map((event) => this.event(event, names)).join(' ');
  }

  ending(_: Result, table: Table, names: string[]): Ending {
    const { winner, announcer, gold } = viewOf(table);
    const other = 1 - winner;
    const how = winner === announcer ? 'announcer' : gold[winner] === gold[other] ? 'tie' : 'answer';
    const args = { name: names[winner]!, other: names[other]!, n: gold[winner]!, m: gold[other]! };
    const sums = [winner, other].map((seat, at) => ({
      seat,
      place: at + 1,
      text: t('jambo-end-sum', { name: names[seat]!, n: gold[seat]! }),
    }));
    return { story: t(`jambo-end-won-${how}`, args), sums };
  }
}

export const open = (description: GameDescription): Jambo => new Jambo(description);
