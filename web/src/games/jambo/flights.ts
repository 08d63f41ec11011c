/**
 * What moves when something happened: wares, gold and cards fly from where they were to where they lie now. The table
 * itself already shows the new state; a flight is only drawn over it and may be cut short at any time.
 */
import type { TableEvent } from '../../protocol/messages';

const LONG = 420; // ms of one flight
const STAGGER = 50; // ms between pieces that fly together

type Place = `supply-${number}` | `stand-${number}` | `gold-${number}` | `hand-${number}` | 'deck' | 'discard';

interface Flight {
  what: 'ware' | 'gold' | 'card';
  ware?: number;
  from: Place;
  to: Place;
}

/** The flights of an event; most events move nothing. */
function flights({ kind, args }: TableEvent): Flight[] {
  const seat = args['seat'] as number;
  const wares = (from: (ware: number) => Place, to: (ware: number) => Place): Flight[] =>
    ((args['wares'] as number[] | undefined) ?? []).flatMap((n, ware) =>
      Array.from({ length: n }, () => ({ what: 'ware' as const, ware, from: from(ware), to: to(ware) })),
    );
  const gold = (from: Place, to: Place): Flight => ({ what: 'gold', from, to });
  const card = (from: Place, to: Place): Flight => ({ what: 'card', from, to });
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

/** Draw the flights of these events over the table. */
export function fly(events: readonly TableEvent[], table: HTMLElement): void {
  for (const flying of table.querySelectorAll('.flying')) flying.remove();
  const frame = table.getBoundingClientRect();
  const centre = (place: Place): { x: number; y: number } | null => {
    const box = table.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y } : null;
  };
  events.flatMap(flights).forEach((flight, at) => {
    const from = centre(flight.from);
    const to = centre(flight.to);
    if (!from || !to) return;
    const piece = document.createElement('span');
    piece.className = `flying ${flight.what}`;
    const picture = flight.ware === undefined ? null : table.querySelector(`[data-place="supply-${flight.ware}"] svg`);
    if (picture) piece.append(picture.cloneNode(true));
    piece.setAttribute('aria-hidden', 'true');
    table.append(piece);
    const arc = Math.min(from.y, to.y) - 30;
    const flightPath = piece.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.9)` },
        { transform: `translate(${(from.x + to.x) / 2}px, ${(arc + (from.y + to.y) / 2) / 2}px) scale(1.25)` },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.9)` },
      ],
      { duration: LONG, delay: at * STAGGER, easing: 'ease-in-out', fill: 'backwards' },
    );
    flightPath.onfinish = flightPath.oncancel = () => piece.remove();
  });
}
