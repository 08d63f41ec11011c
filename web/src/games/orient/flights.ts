/** What moves when something happened: cards from piles and to the table, and treasures from row to row. */
import type { Flight } from '../../lib/flights';
import type { TableEvent } from '../../protocol/messages';

/** The flights of an event; most events move nothing. */
export function flights({ kind, args }: TableEvent, own: number): Flight[] {
  const seat = Number(args['seat']);
  const player = `[data-place="seat-${seat}"]`;
  const hand = seat === own ? '[data-place="hand"]' : player;
  const row = (at: unknown): string => `[data-place="row-${Number(at)}"]`;
  const scene = '.scene';
  switch (kind) {
    case 'drew':
      return [0, 1].flatMap((pile) =>
        Array.from({ length: Number(args[pile === 0 ? 'attack' : 'defence']) }, () => ({ what: `card pile-${pile}`, from: `[data-place="pile-${pile}"]`, to: hand })),
      );
    case 'sent':
    case 'defended':
    case 'played':
      return [{ what: 'card', from: hand, to: scene }];
    case 'stole':
    case 'pilfered':
    case 'stole_object':
    case 'pilfered_object':
      return [{ what: 'treasure', from: row(args['target']), to: row(seat) }];
    case 'exchanged':
      return [
        { what: 'treasure', from: row(seat), to: row(args['target']) },
        { what: 'treasure', from: row(args['target']), to: row(seat) },
      ];
    case 'rearranged':
      // The same whatever was done.
      return [
        { what: 'treasure', from: row(seat), to: player },
        { what: 'treasure', from: player, to: row(seat) },
      ];
    default:
      return [];
  }
}
