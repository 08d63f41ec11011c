/** The four children, 60 x 92, their feet on y = 88, and the emblems they wear. */
import { at, cloth, disc, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { alive } from './motion';

export type Seat = 0 | 1 | 2 | 3;
export type FigureState = 'standing' | 'walking' | 'cheering' | 'sad';

/** Fish hook, sun, leaf, shell: 24 x 24 around (0, 0). */
const EMBLEMS: readonly string[] = [
  line('M3-7V3C3 9-7 9-7 2', 6) + line('M3-7V3C3 9-7 9-7 2', 2.8, 'white') + shape('white', 'M-7-3L-11 4H-3.5Z', 1.5) + disc('white', 3, -8.4, 2.6, 1.6),
  line('M0-10.5V10.5M-10.5 0H10.5M-7.4-7.4L7.4 7.4M7.4-7.4L-7.4 7.4', 3) + disc('fire', 0, 0, 5.6, 1.8),
  shape('white', 'M-8 8C-11-3-3-10 9-9 10 3 3 11-8 8Z', 1.8) + line('M-9.5 9.5L4-4M-3 3L-3-3M0 0L5.5 1', 1.7),
  shape('white', 'M0 9C-3 9-4 8-4 6-9 4-11-1-9-4-8-6-6-6-5-5-5-8-2-9 0-7 2-9 5-8 5-5 6-6 8-6 9-4 11-1 9 4 4 6 4 8 3 9 0 9Z', 1.8) +
    line('M0 5V-3M-2 5L-5-1M2 5L5-1', 1.6),
];

/** The emblem of a seat on a disc of its colour, 24 x 24 around (0, 0). */
export const emblem = (seat: Seat): string => disc(`seat-${seat}`, 0, 0, 15, 2.2) + (EMBLEMS[seat] ?? '');

/** The emblem as a picture, 34 x 34. */
export const emblemMarkup = (seat: Seat): string => at(17, 17, emblem(seat));

/** What lies behind the head. */
const hairBack = (seat: Seat): string => {
  const tone = `hair-${seat}`;
  const drawn: Record<Seat, string> = {
    0: shape(tone, 'M14 32C8 28 8 20 13 17 11 9 20 4 26 7 31 2 41 4 43 10 51 10 54 20 49 25 51 32 46 36 42 34H18C16 34 15 34 14 32Z', 2.2),
    1: shape(tone, 'M13 22C6 20 1 26 4 34 5 38 3 41 1 43 7 46 14 42 14 34ZM47 22C54 20 59 26 56 34 55 38 57 41 59 43 53 46 46 42 46 34Z', 2.2),
    2: shape(tone, 'M12 28C10 14 18 5 30 5S50 14 48 28L47 38H13Z', 2.2),
    3: disc(tone, 30, 5.5, 7.5, 2.2) + shape(tone, 'M12 28C11 14 18 7 30 7S49 14 48 28C50 36 48 44 44 46H16C12 44 10 36 12 28Z', 2.2),
  };
  return drawn[seat];
};

/** What falls over the forehead. */
const hairFront = (seat: Seat): string => {
  const tone = `hair-${seat}`;
  const drawn: Record<Seat, string> = {
    0: shape(tone, 'M14 24C13 15 20 9 24 11 29 7 36 8 37 12 43 11 48 17 46 24 42 24 40 22 39 19 36 21 32 21 30 18 27 21 23 21 21 19 20 22 18 24 14 24Z', 1.8),
    1:
      shape(tone, 'M14 25C12 14 20 7 30 7S48 14 46 25C42 22 38 18 36 13 32 19 22 23 14 25Z', 1.8) +
      shape('ivory', 'M9 21L16 24 15 28 9 25ZM51 21L44 24 45 28 51 25Z', 1.4),
    2: shape(tone, 'M13 26C11 14 19 6 30 6S49 14 47 26L43 21 39 23 35 20 30 23 25 20 21 23 17 21Z', 1.8) + line('M12.6 18.5C22 13 38 13 47.4 18.5', 3, 'clay'),
    3: shape(tone, 'M14 27C12 15 20 8 30 8 29 15 22 22 14 27ZM46 27C48 15 40 8 30 8 31 15 38 22 46 27Z', 1.8) + limb('ivory', 2.4, 'M20 2L40 9', 1.4),
  };
  return drawn[seat];
};

const face = (state: FigureState): string => {
  const cheeks = oval('rose', 19.5, 33, 3, 2, 0) + oval('rose', 40.5, 33, 3, 2, 0);
  if (state === 'cheering') {
    return (
      cheeks + line('M20 28Q23 24 26 28M34 28Q37 24 40 28', 2.2) + shape('clay-deep', 'M24 33H36C36 42 24 42 24 33Z', 1.6) + flat('rose', 'M26.5 38.5Q30 36 33.5 38.5 30 41 26.5 38.5Z')
    );
  }
  if (state === 'sad') {
    return cheeks + disc('ink', 23, 29.5, 2.3, 0) + disc('ink', 37, 29.5, 2.3, 0) + line('M18.5 24.5L24 23M41.5 24.5L36 23M26 38.5Q30 35.5 34 38.5', 2);
  }
  return cheeks + disc('ink', 23, 28, 2.4, 0) + disc('ink', 37, 28, 2.4, 0) + disc('white', 22.2, 27.2, 0.8, 0) + disc('white', 36.2, 27.2, 0.8, 0) + line('M24 35Q30 40.5 36 35', 2.2);
};

const LIMBS: Readonly<Record<FigureState, { readonly arms: string; readonly legs: string; readonly feet: readonly (readonly [number, number])[] }>> = {
  standing: {
    arms: 'M20 50C15 54 13 59 14 65M40 50C45 54 47 59 46 65',
    legs: 'M25 70V84M35 70V84',
    feet: [
      [23, 85],
      [37, 85],
    ],
  },
  walking: {
    arms: 'M20 50C14 53 10 56 9 62M40 50C45 55 49 56 53 54',
    legs: 'M26 70L18 80 14 84M34 70L42 76 45 84',
    feet: [
      [13, 85],
      [47, 85],
    ],
  },
  cheering: {
    arms: 'M20 51C13 47 9 40 6 32M40 51C47 47 51 40 54 32',
    legs: 'M25 70L21 83M35 70L39 83',
    feet: [
      [19, 85],
      [41, 85],
    ],
  },
  sad: {
    arms: 'M21 51C18 56 18 62 20 68M39 51C42 56 42 62 40 68',
    legs: 'M26 70V84M34 70V84',
    feet: [
      [24, 85],
      [36, 85],
    ],
  },
};

/** A child of a seat. */
export const figureMarkup = (seat: Seat, state: FigureState): string => {
  const skin = `skin-${seat}`;
  const { arms, legs, feet } = LIMBS[state];
  const head =
    hairBack(seat) +
    oval(skin, 13.5, 29, 3.2, 4, 1.8) +
    oval(skin, 46.5, 29, 3.2, 4, 1.8) +
    shape(skin, 'M30 9C41 9 46.5 17 46.5 27 46.5 38 39 44 30 44S13.5 38 13.5 27C13.5 17 19 9 30 9Z', 2.2) +
    face(state) +
    hairFront(seat);
  const body =
    limb(skin, 5.4, legs, 2) +
    feet.map(([x, y]) => oval('hide-deep', x, y, 6.4, 3.8, 2)).join('') +
    (state === 'cheering' ? '' : limb(skin, 5, arms, 2)) +
    cloth(
      `seat-${seat}`,
      'M21 43H39C42 50 44 60 46 73L41 70 36 75 30 71 24 75 19 70 14 73C16 60 18 50 21 43Z',
      flat(`seat-${seat}-deep`, 'M36 40C40 54 41 64 40 80H52V40Z') + flat('cream', 'M10 63H50V66.5H10Z'),
      2.2,
    ) +
    (state === 'cheering' ? limb(skin, 5, arms, 2) : '') +
    at(30, 55, EMBLEMS[seat] ?? '', 0, 0.62);
  const child = body + (state === 'sad' ? at(0, 2, head) : head);
  return oval('grass-deep', 30, 88, 20, 3.2, 0) + (state === 'cheering' ? alive('hop', child, seat % 2 ? 'late' : '') : child);
};
