/** What lies on the table: dirhams, tiles, backs and frames of cards. Tiles and coins are 48 x 48. */
import { at, block, cloth, diamonds, disc, dots, flat, line, shape, teeth } from '../../../lib/art/pen';
import { familyLook } from './families';
import { glyphPath } from './glyphs';
import { goodMarkup } from './goods';
import { familyPattern } from './patterns';

const around = (count: number, x: number, y: number, parts: string, turn = 0): string =>
  Array.from({ length: count }, (_, i) => at(x, y, parts, turn + (i * 360) / count)).join('');

/** Eight points of the builders of Samarkand: two squares, one turned, `r` from the middle to a point. */
const star = (x: number, y: number, r: number, tone: string, outline = 0): string => {
  const corner = (i: number): string => {
    const reach = i % 2 ? r * 0.765 : r;
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    return `${Math.round((x + reach * Math.cos(angle)) * 100) / 100} ${Math.round((y + reach * Math.sin(angle)) * 100) / 100}`;
  };
  return shape(tone, `M${Array.from({ length: 16 }, (_, i) => corner(i)).join('L')}Z`, outline);
};

const ONE = 'M-4-5L1-9V9M-4 9H6';
const TWO = 'M-5-5C-5-10 6-10 6-4 6 0-4 4-5 9H6';
const NOUGHT = 'M0-9C7-9 7 9 0 9S-7-9 0-9Z';
const figure = (d: string, x: number, scale: number): string => at(x, 24, line(d, 4.4), 0, scale);

/** Markup per value of a dirham: copper, silver, gold. */
export const DIRHAMS: Readonly<Record<1 | 2 | 10, string>> = {
  1:
    disc('clay-light', 24, 24, 17, 2.4) +
    flat('clay', 'M24 41A17 17 0 0 0 37 13 17 17 0 0 1 24 41Z') +
    line('M24 24m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0', 1.4, 'clay-deep') +
    figure(ONE, 23.5, 0.8),
  2:
    disc('silver', 24, 24, 20, 2.4) +
    flat('silver-deep', 'M24 44A20 20 0 0 0 39.5 11 20 20 0 0 1 24 44Z') +
    around(20, 24, 24, disc('silver-deep', 0, -16.8, 1.2, 0)) +
    disc('white', 24, 24, 13.2, 1.4) +
    figure(TWO, 23.5, 0.86),
  10:
    star(24, 24, 23.5, 'sun', 2.2) +
    disc('sun', 24, 24, 17, 0) +
    around(8, 24, 24, disc('saffron-deep', 0, -18.4, 1.4, 0)) +
    disc('cream', 24, 24, 14.4, 1.8) +
    flat('sand', 'M24 37.5A13.5 13.5 0 0 0 35.5 17 15 15 0 0 1 24 37.5Z') +
    figure(ONE, 18, 0.78) +
    figure(NOUGHT, 29, 0.78),
};

const glyph = (family: string, x: number, y: number, edge: number): string =>
  at(x - edge / 2, y - edge / 2, `<path d="${glyphPath(family)}" fill="var(--art-ink)"/>`, 0, edge / 24);

/** A disc in the colour and texture of a family, its glyph on a light ground in the middle. */
const emblem = (family: string, x: number, y: number, r: number): string => {
  const id = `~f-${familyLook(family)}`;
  return (
    familyPattern(family, id) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" stroke="var(--art-ink)" stroke-width="1.8"/>` +
    disc('cream', x, y, r * 0.7, 1.2) +
    glyph(family, x, y, r * 1.02)
  );
};

/** A member tile: who lays it down belongs to the family. */
export const memberTile = (family: string): string =>
  shape('cream', 'M9 2H39L46 9V39L39 46H9L2 39V9Z', 2) +
  line('M10.5 5.5H37.5L42.5 10.5V37.5L37.5 42.5H10.5L5.5 37.5V10.5Z', 1.4, 'saffron-deep') +
  emblem(family, 24, 24, 17.5);

/** A goods tile. */
export const goodsTile = (good: string): string =>
  shape('lapis', 'M7 2H41A5 5 0 0 1 46 7V41A5 5 0 0 1 41 46H7A5 5 0 0 1 2 41V7A5 5 0 0 1 7 2Z', 2) +
  dots('lapis-light', [5, 4.8, 38, 1], 4.2, 0.7) +
  dots('lapis-light', [5, 43.2, 38, 1], 4.2, 0.7) +
  shape('cream', 'M10 7H38A3 3 0 0 1 41 10V38A3 3 0 0 1 38 41H10A3 3 0 0 1 7 38V10A3 3 0 0 1 10 7Z', 1.4) +
  at(9, 9, goodMarkup(good), 0, 0.625);

/** A relation tile of a family, with the family it met if that is known; the first of a family is dark green. */
export const relationTile = (family: string, other: string | undefined, first: boolean): string =>
  shape(first ? 'leaf-deep' : 'stone', 'M6 5H42A4 4 0 0 1 46 9V39A4 4 0 0 1 42 43H6A4 4 0 0 1 2 39V9A4 4 0 0 1 6 5Z', 2) +
  line('M7 8.5H41M7 39.5H41', 1.3, first ? 'leaf-light' : 'stone-deep') +
  (other === undefined
    ? star(24, 24, 15, first ? 'leaf' : 'stone-deep') + emblem(family, 24, 24, 12)
    : emblem(family, 14, 24, 10.6) + emblem(other, 34, 24, 10.6) + disc('sun', 24, 24, 3, 1.4));

/** The niche in which the ware of a card stands, 100 x 100. */
export const NICHE: string =
  block('lapis', 0, 0, 100, 100) +
  dots('lapis-light', [4, 5, 92, 40], 9, 1.2) +
  shape('saffron', 'M6 104V46C6 26 30 16 50 3 70 16 94 26 94 46V104Z', 2.2) +
  shape('cream', 'M12 104V48C12 31 34 22 50 11 66 22 88 31 88 48V104Z', 1.8) +
  flat('parchment', 'M13 84H87V104H13Z');

/** The back of a goods card, 100 x 140, the same upside down. */
export const CARD_BACK: string = ((): string => {
  const hem =
    block('lapis-deep', 0, 0, 100, 12) +
    diamonds('sun', -2, 6, 104, 8, 8) +
    diamonds('madder', -2, 6, 104, 8, 3.4) +
    block('cream', 0, 12, 100, 1.6);
  const side = block('lapis-deep', 0, 0, 7, 140) + block('cream', 7, 0, 1.6, 140);
  const niche =
    flat('lapis', 'M14 20H86V37C74 26 62 26 50 19 38 26 26 26 14 37Z') +
    dots('lapis-light', [18, 22.5, 64, 6], 8, 0.9) +
    line('M14 37.5C26 26.5 38 26.5 50 19.5 62 26.5 74 26.5 86 37.5', 2, 'sun');
  const half = hem + niche + around(3, 50, 40, flat('sun', 'M0-3L1.5 0 0 3-1.5 0Z'));
  return (
    block('madder', 0, 0, 100, 140) +
    dots('madder-deep', [12, 22, 78, 98], 9.5, 1.5) +
    side +
    at(100, 0, side, 0, 1, -1) +
    half +
    at(100, 140, half, 180) +
    star(50, 70, 34, 'sun', 2) +
    star(50, 70, 29.5, 'lapis-deep') +
    around(8, 50, 70, flat('glaze', 'M0-27L3.4-20 0-14-3.4-20Z')) +
    around(8, 50, 70, flat('sun', 'M0-21L1.8-17.5 0-14-1.8-17.5Z'), 22.5) +
    star(50, 70, 15, 'cream', 1.6) +
    around(8, 50, 70, flat('madder', 'M0-11L2.2-6 0-2-2.2-6Z')) +
    disc('sun', 50, 70, 3.4, 1.4)
  );
})();

const medal = (sign: string): string =>
  disc('cream', 24, 24, 22.8, 2) +
  line('M24 24m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0', 1.2, 'saffron-deep') +
  at(24, 24, at(-24, -24, sign), 0, 0.74);

/** Signs of the two deeds of a turn, 48 x 48. */
export const DEEDS: Readonly<Record<'marry' | 'extend', string>> = {
  marry: medal(
    line('M17 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 6.4) +
      line('M17 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 2.8, 'sun') +
      line('M31 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 6.4) +
      line('M31 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 2.8, 'saffron') +
      line('M24 19.9A11.5 11.5 0 0 1 28.2 26.5', 2.8, 'sun') +
      cloth(
        'madder',
        'M24 14C16 9 17 2 21 2 23 2 24 4 24 5 24 4 25 2 27 2 31 2 32 9 24 14Z',
        flat('madder-deep', 'M24 14C32 9 31 2 28 2 29 7 27 11 24 14Z'),
        1.8,
      ),
  ),
  extend: medal(
    line('M4 44C12 30 20 42 26 30S36 18 44 20', 7.4) +
      line('M4 44C12 30 20 42 26 30S36 18 44 20', 3.8, 'sand') +
      line('M5 42C12 31 20 41 26 30S36 19 43 20', 1.5, 'saffron-deep') +
      shape(
        'wood-light',
        'M5 22C4 16 7 9 10 9S13 13 15 13 17 9 20 9 23 14 25 14C27 10 26 4 31 4L36 5.5 35.5 8.5 31.5 9C32 15 30 19 26 21L27.5 29H23.5L20 23H13L12 29H8.5L9 23Z',
        1.9,
      ) +
      cloth('madder', 'M9.5 13.5Q15 16.5 21 13.5L22.5 21Q15 24 8 21Z', teeth('sun', 7, 22, 16, 4, 3), 1.6),
  ),
};
