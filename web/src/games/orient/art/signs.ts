/** Signs of the table, 48 x 48 each: values, wealth, the sultan's crown, the faces of the die, the backs of cards. */
import { at, block, cloth, diamonds, disc, dots, flat, line, shape } from '../../../lib/art/pen';
import { moon, stars } from './places';

/** Plates of the three values; the number stands where `BadgeSign` puts it. */
export const VALUES = {
  sword:
    shape('steel', 'M11 34C7 20 14 6 33 1 41 10 41 24 37 34Z') +
    flat('red', 'M33 2.5C39 11 39 24 35.5 33H31C36 22 36 11 33 2.5Z') +
    line('M6 36.5H42', 6.5) +
    line('M6 36.5H42', 3, 'gold') +
    line('M24 40V45', 8) +
    line('M24 40V45', 4, 'wood'),
  shield:
    shape('teal', 'M24 1.5C31 6 38 7 45 6.5V22C45 34 36 42 24 47 12 42 3 34 3 22V6.5C10 7 17 6 24 1.5Z') +
    shape('cream', 'M24 7.5C29 10.5 34 11.5 40 11.5V22C40 31 33 37 24 41 15 37 8 31 8 22V11.5C14 11.5 19 10.5 24 7.5Z', 1.2),
  key:
    shape('gold', 'M20 31H28V35H36V39.5H28V42H33V46.5H20Z') + disc('gold', 24, 18, 16.5) + disc('cream', 24, 18, 12, 1.4),
} as const;

export type Value = keyof typeof VALUES;

/** Wealth, what one bids and bribes with. */
const WEALTH: string =
  disc('gold', 30, 30, 14) +
  disc('gold', 19, 19, 16) +
  flat('gold-deep', 'M19 35A16 16 0 0 0 31 8.5 17 17 0 0 1 19 35Z') +
  disc('sun', 19, 19, 11, 1.4) +
  shape('red', 'M19 11L21.2 16.8 27 19 21.2 21.2 19 27 16.8 21.2 11 19 16.8 16.8Z', 1);

/** The sultan's turban-crown. */
const CROWN: string =
  shape('red', 'M23 13C20 6 22 1 29 0 30 6 29 11 26 14Z', 1.6) +
  cloth('white', 'M5 31C0 17 12 9 24 9S48 17 43 31C33 25 15 25 5 31Z', line('M2 24C14 14 30 11 42 13M6 31C14 18 34 13 46 20M40 30C30 18 14 15 4 19', 1.8, 'dusk-light')) +
  cloth('gold', 'M5 30L9 44C18 40 30 40 39 44L43 30 35 34 30 27 24 32 18 27 13 34Z', flat('gold-deep', 'M34 28H46V46H35Z')) +
  disc('red', 24, 20, 4.2, 1.6) +
  shape('teal-light', 'M24 33l3 3.5-3 3.5-3-3.5z', 1.2);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[24, 24]],
  2: [[15, 15], [33, 33]],
  3: [[14, 14], [24, 24], [34, 34]],
  4: [[15, 15], [33, 15], [15, 33], [33, 33]],
  5: [[14, 14], [34, 14], [24, 24], [14, 34], [34, 34]],
  6: [[15, 13], [33, 13], [15, 24], [33, 24], [15, 35], [33, 35]],
};

/** A die of bone; without a number its pips are not to be read. */
export const dieMarkup = (number: number | undefined): string =>
  shape('cream', 'M10 3H38A7 7 0 0 1 45 10V38A7 7 0 0 1 38 45H10A7 7 0 0 1 3 38V10A7 7 0 0 1 10 3Z', 2.2) +
  flat('sand', 'M40 5Q44 6 44 11V38Q44 44 38 44H10Q6 44 4.5 41 36 42 40 5Z') +
  (number === undefined
    ? line('M16 20C16 10 32 10 32 19 32 25 24 25 24 31', 4.5, 'dusk') + disc('dusk', 24, 37, 2.8, 0)
    : (PIPS[number] ?? []).map(([x, y]) => disc(number === 1 ? 'red' : 'ink', x, y, number === 1 ? 5.5 : 4.2, 0)).join(''));

const frame = (tone: string, trim: string): string =>
  block(tone, 0, 0, 100, 140) +
  line('M5 5H95V135H5Z', 2, trim) +
  line('M9 9H91V131H9Z', 1, trim) +
  [[9, 9], [91, 9], [9, 131], [91, 131]].map(([x = 0, y = 0]) => flat(trim, `M${x} ${y - 8}L${x + 8} ${y} ${x} ${y + 8} ${x - 8} ${y}Z`)).join('');

const star = (x: number, y: number, r: number, tone: string, outline = 1.6): string =>
  shape(
    tone,
    Array.from({ length: 16 }, (_, i) => {
      const [turn, reach] = [(i * Math.PI) / 8, i % 2 ? r * 0.74 : r];
      return `${i ? 'L' : 'M'}${(x + reach * Math.sin(turn)).toFixed(1)} ${(y - reach * Math.cos(turn)).toFixed(1)}`;
    }).join('') + 'Z',
    outline,
  );

/** Backs of the piles, 100 x 140: each has its own ground and its own figure. */
export const BACKS = {
  attack:
    frame('red-deep', 'gold') +
    dots('red', [16, 20, 68, 100], 11, 1.6) +
    star(50, 70, 34, 'night-deep') +
    at(40, 86, shape('steel', 'M-3 0C-5-16 0-34 22-48 24-28 14-10 4 0Z') + line('M-9 1H10', 6) + line('M-9 1H10', 3, 'gold') + line('M0 3L-4 14', 6) + line('M0 3L-4 14', 3, 'wood')),
  defence:
    frame('teal-deep', 'sun') +
    diamonds('teal', 14, 30, 72, 12, 14) +
    diamonds('teal', 14, 110, 72, 12, 14) +
    star(50, 70, 34, 'night-deep') +
    shape('teal-light', 'M50 46C57 50 64 51 70 51V68C70 82 61 90 50 95 39 90 30 82 30 68V51C36 51 43 50 50 46Z') +
    shape('cream', 'M50 58L54 66 62 70 54 74 50 82 46 74 38 70 46 66Z', 1.4),
  treasure:
    frame('dusk-deep', 'sun') +
    dots('dusk', [16, 18, 68, 104], 9, 1.4) +
    shape('gold', 'M26 112V62C26 44 42 42 50 28 58 42 74 44 74 62V112Z') +
    cloth('night-deep', 'M32 112V64C32 50 44 48 50 38 56 48 68 50 68 64V112Z', stars([[40, 62, 4], [58, 56, 3], [60, 74, 4], [42, 82, 3]])) +
    disc('gold', 50, 84, 10) +
    shape('ink', 'M50 78A4 4 0 0 1 52.5 85L54 91H46L47.5 85A4 4 0 0 1 50 78Z', 0.6),
  day:
    frame('apricot', 'clay-deep') +
    dots('apricot-deep', [16, 18, 68, 104], 10, 1.4) +
    star(50, 70, 36, 'red') +
    star(50, 70, 27, 'sun') +
    disc('cream', 50, 70, 14, 1.6) +
    flat('apricot-deep', 'M50 84A14 14 0 0 0 61 61 16 16 0 0 1 50 84Z'),
} as const;

export type Pile = keyof typeof BACKS;

/** The back of a treasure as a small tile, 48 x 48: a closed door under the moon. */
const DOOR: string =
  shape('dusk-deep', 'M7 2H41A5 5 0 0 1 46 7V41A5 5 0 0 1 41 46H7A5 5 0 0 1 2 41V7A5 5 0 0 1 7 2Z') +
  moon(10, 10, 4) +
  stars([[39, 10, 3]]) +
  shape('gold', 'M11 44V22C11 12 20 12 24 5 28 12 37 12 37 22V44Z', 1.8) +
  cloth('wood', 'M15 44V23C15 16 21 15 24 11 27 15 33 16 33 23V44Z', line('M24 10V44', 1.6) + line('M14 24H34M14 36H34', 1.6, 'wood-deep'), 1.4) +
  disc('sun', 24, 30, 4, 1.4) +
  flat('ink', 'M24 28a1.4 1.4 0 0 1 .8 2.5l.5 2h-2.6l.5-2A1.4 1.4 0 0 1 24 28Z');

/** The signs by name. */
export const SIGNS = { crown: CROWN, wealth: WEALTH, door: DOOR } as const;
