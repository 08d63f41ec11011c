/**
 * Pieces on their way over a table. The table itself already shows the new state; a flight is only drawn over it, is in
 * nobody's way and may be cut short at any time.
 */
const LONG = 420; // ms of one flight
const STAGGER = 50; // ms between pieces that fly together

export interface Flight {
  /** Class of the flying piece, and a picture to be copied onto it. */
  what: string;
  picture?: Element | null;
  /** Selectors of where it starts and lands; without either of them nothing flies. */
  from: string;
  to: string;
}

/** Draw flights over a table, in place of those that still go on. */
export function fly(flights: readonly Flight[], table: HTMLElement): void {
  for (const flying of table.querySelectorAll('.flying')) flying.remove();
  const frame = table.getBoundingClientRect();
  const centre = (place: string): { x: number; y: number } | null => {
    const box = table.querySelector(place)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y } : null;
  };
  flights.forEach((flight, at) => {
    const from = centre(flight.from);
    const to = centre(flight.to);
    if (!from || !to) return;
    const piece = document.createElement('span');
    piece.className = `flying ${flight.what}`;
    if (flight.picture) piece.append(flight.picture.cloneNode(true));
    piece.setAttribute('aria-hidden', 'true');
    table.append(piece);
    const arc = Math.min(from.y, to.y) - 30;
    const path = piece.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.9)` },
        { transform: `translate(${(from.x + to.x) / 2}px, ${(arc + (from.y + to.y) / 2) / 2}px) scale(1.25)` },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.9)` },
      ],
      { duration: LONG, delay: at * STAGGER, easing: 'ease-in-out', fill: 'backwards' },
    );
    path.onfinish = path.oncancel = () => piece.remove();
  });
}
