/** What moves when something happened: wares, gold and cards fly from where they were to where they lie now. */
import type { Flight } from '../../lib/flights';
import type { TableEvent } from '../../protocol/messages';

type Place = `supply-${number}` | `stand-${number}` | `gold-${number}` | `hand-${number}` | 'deck' | 'discard';

const at = (place: Place): string => `[data-place="${place}"]`;

/** The flights of an event; most events move nothing. */
export function flights({ kind, args }: TableEvent, table: HTMLElement): Flight[] {
  const seat = args['seat'] as number;
  const wares = (from: (ware: number) => Place, to: (ware: number) => Place): Flight[] =>
    ((args['wares'] as number[] | undefined) ?? []).flatMap((n, ware) => {
      const picture = table.querySelector(`${at(`supply-${ware}`)} svg`);
      return Array.from({ length: n }, () => ({ what: 'ware', picture, from: at(from(ware)), to: at(to(ware)) }));
    });
  const gold = (from: Place, to: Place): Flight => ({ what: 'gold', from: at(from), to: at(to) });
  const card = (from: Place, to: Place): Flight => ({ what: 'card', from: at(from), to: at(to) });
  const home = (): Place => `stand-${seat}`;
  const supply = (ware: number): Place => `supply-${ware}`;
  switch (kind) {
    case 'bought':
      return [gold(`gold-${seat}`, 'deck'), ...wares(supply, home)];
    case 'sold':
      return [...wares(home, supply), gold('deck', `gold-${seat}`)];
    case 'got_ware':
      return wares(supply, home);
    case 'returned_ware':
      return wares(home, supply);
    case 'paid':
    case 'fee':
    case 'built':
      return [gold(`gold-${seat}`, 'deck')];
    case 'gained':
    case 'bonus':
      return [gold('deck', `gold-${seat}`)];
    case 'drew':
    case 'kept':
      return [card('deck', `hand-${seat}`)];
    case 'discarded':
    case 'threw_away':
      return [card(`hand-${seat}`, 'discard')];
    default:
      return [];
  }
}
