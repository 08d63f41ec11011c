/** My First Stone Age's part of the page. */
import type { GameDescription, PreviewEvent, Result, Table } from '../../protocol/messages';
import type { Ending, Room } from '../../shell/room';
import { t } from '../../shell/texts.svelte';
import Board from './Board.svelte';
import { Facts } from './facts';
import SoundSettings from './SoundSettings.svelte';
import { viewOf } from './view';
import { Words } from './words';

export class StoneAge implements Room {
  readonly Board = Board;
  readonly Settings = SoundSettings;
  readonly wholePage = true;
  readonly keys = ['stoneage-page-key-ring', 'stoneage-page-key-choose'];
  readonly facts: Facts;
  readonly words: Words;
  readonly endTurn: number;

  constructor(description: GameDescription) {
    this.facts = new Facts(description);
    this.words = new Words(this.facts);
    this.endTurn = this.facts.action('end_turn');
  }

  prompt(table: Table, names: string[]): string {
    return this.words.prompt(viewOf(table), names);
  }

  action(action: number): string {
    return this.words.action(action);
  }

  refusal(_: number, clause: string): string {
    return this.words.refusal(clause);
  }

  event(event: PreviewEvent, names: string[]): string {
    return this.words.event(event, names);
  }

  preview(action: number, events: PreviewEvent[], _: Table, names: string[]): string {
    return [this.action(action), ...events.map((event) => this.event(event, names))].join(' · ');
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
