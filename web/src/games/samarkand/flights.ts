/** What moves when something happened: coins, goods tiles and cards. Camels walk on the map itself. */
import type { TableEvent } from '../../protocol/messages';
import type { Flight } from '../../lib/flights';

/** The flights of an event; most events move nothing. */
export function flights({ kind, args }: TableEvent, spaceOf: readonly number[]): Flight[] {
  const seat = `[data-place="money-${args['seat']}"]`;
  const player = `[data-place="seat-${args['seat']}"]`;
  const family = `[data-place="family-${args['family']}"]`;
  const pile = '[data-place="pile"]';
  const coins = (n: number, from: string, to: string): Flight[] => Array.from({ length: n }, () => ({ what: 'gold', from, to }));
  const cards = (n: number, from: string, to: string): Flight[] => Array.from({ length: n }, () => ({ what: 'card', from, to }));
  const n = args['n'] as number;
  switch (kind) {
    case 'married':
      return coins(n, seat, family);
    case 'prize':
      return coins(n, pile, seat);
    case 'sold':
      return coins(3, pile, seat);
    case 'placed_second':
      return coins(1, family, pile);
    case 'drew':
      return cards(n, pile, player);
    case 'discarded':
      return cards(n, player, pile);
    case 'took_tile':
      return [{ what: 'tile', from: `[data-space="${spaceOf[args['good'] as number]}"]`, to: player }];
    default:
      return [];
  }
}
