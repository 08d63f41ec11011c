/** The five goods and the dog, 48 x 48, told apart by outline, colour and lightness from 28 px on. */
import { at, cloth, disc, flat, line, oval, shape, zigzag } from '../../../lib/art/pen';

const OUTLINE = 2.6;

const tooth = (): string =>
  cloth(
    'ivory',
    'M15 3C20 2 24 4 24 8C24 20 30 30 43 33C47 34 47 39 43 41C24 47 4 33 6 9C7 5 10 4 15 3Z',
    flat('ivory-deep', 'M2 0C6 30 18 42 48 40V50H0Z') + flat('ivory-deep', 'M4 10C12 13 18 12 26 8V0H4Z') + line('M13 17C14 25 18 31 24 35', 2.2, 'white'),
    OUTLINE,
  ) + line('M7 11C12 14 18 13 24 9', 2);

const berry = (): string => {
  const one = (x: number, y: number, r: number): string =>
    cloth(
      'berry',
      `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
      disc('berry-deep', x + r * 0.5, y + r * 0.7, r, 0) + disc('berry', x - r * 0.16, y - r * 0.12, r * 0.86, 0),
      OUTLINE,
    ) + oval('berry-light', x - r * 0.36, y - r * 0.4, r * 0.3, r * 0.22, 0, -35);
  return (
    line('M24 20C24 12 25 7 29 3', 4) +
    shape('leaf-light', 'M25 13C15 15 7 12 4 4C15 1 23 4 25 13Z', 2.2) +
    line('M9 6L20 11', 1.6, 'leaf-deep') +
    shape('leaf', 'M27 12C29 4 37 2 44 5C42 13 35 16 27 12Z', 2.2) +
    one(13, 25, 9.5) +
    one(35, 25, 9.5) +
    one(24, 36, 10)
  );
};

const pot = (): string =>
  cloth(
    'clay',
    'M15 4H33C36 4 37 8 34 10C33 12 33 14 36 16C42 20 45 26 43 32C41 40 34 45 24 45S7 40 5 32C3 26 6 20 12 16C15 14 15 12 14 10C11 8 12 4 15 4Z',
    flat('clay-deep', 'M34 0C37 22 36 38 22 50H50V0Z') +
      flat('cream', 'M2 24C16 30 32 30 46 24V32C32 38 16 38 2 32Z') +
      zigzag('clay-deep', 4, 33, 40, 8, -4.5, 2.6) +
      line('M13 21C15 18 17 17 19 16', 2.8, 'clay-light'),
    OUTLINE,
  ) +
  shape('clay-light', 'M14 4H34C36.5 4 36.5 9 34 9H14C11.5 9 11.5 4 14 4Z', 2.2);

const arrowhead = (): string =>
  cloth(
    'stone',
    'M24 2L40 33L30 31L29 44C29 46 19 46 19 44L18 31L8 33Z',
    flat('stone-light', 'M24 2L23 34L17 31L8 34V28Z') +
      flat('stone-deep', 'M26 8L40 34L30 31L25 34L29 22Z') +
      line('M24 10L20 19 24 26M14 25L19 23M30 20L27 25M33 27L29 27', 1.5, 'stone-deep'),
    OUTLINE,
  );

const fish = (): string =>
  shape('water-deep', 'M16 15C18 8 26 6 33 8L29 16Z', 2.2) +
  shape('water-deep', 'M33 24L45 12C47 11 48 13 47 15C45 20 45 28 47 33C48 35 47 37 45 36Z', OUTLINE) +
  cloth(
    'water',
    'M2 25C7 15 16 11 24 12C31 13 36 18 39 24C36 30 31 36 24 37C16 38 7 34 2 25Z',
    flat('water-light', 'M0 26C12 33 28 33 42 25V44H0Z') + line('M21 19q4 3 0 7M27 18q4 3 0 7M33 21q3 2 0 5', 1.8, 'water-deep'),
    OUTLINE,
  ) +
  line('M17 17C20 21 20 28 17 32', 2) +
  disc('white', 10.5, 22, 3.4, 1.6) +
  disc('ink', 10.2, 22.3, 1.5, 0) +
  line('M5 27.5Q8 29.5 11 28', 1.8);

const dog = (): string =>
  shape('wood-deep', 'M11 10C3 9 0 18 3 28C5 33 11 31 12 24Z', OUTLINE) +
  shape('wood-deep', 'M37 10C45 9 48 18 45 28C43 33 37 31 36 24Z', OUTLINE) +
  cloth(
    'wood-light',
    'M24 5C35 5 40 13 39 22C39 26 37 29 36 32C34 40 30 45 24 45S14 40 12 32C11 29 9 26 9 22C8 13 13 5 24 5Z',
    flat('cream', 'M21 3H27C27 14 28 20 34 26C38 32 36 46 24 48C12 46 10 32 14 26C20 20 21 14 21 3Z') + flat('wood', 'M28 2C42 6 42 20 38 26C30 22 28 14 28 2Z'),
    OUTLINE,
  ) +
  disc('ink', 16.5, 20, 2.7, 0) +
  disc('white', 15.7, 19.1, 0.9, 0) +
  disc('ink', 31.5, 20, 2.7, 0) +
  disc('white', 30.7, 19.1, 0.9, 0) +
  shape('rose', 'M20.5 35H27.5V40C27.5 44.5 20.5 44.5 20.5 40Z', 1.8) +
  line('M24 31V34.5M24 34.5C22 37 18 37 16.5 34.5M24 34.5C26 37 30 37 31.5 34.5', 2) +
  shape('ink', 'M20 26.5H28C29 29 26 31.5 24 31.5S19 29 20 26.5Z', 0);

const DRAWN: Readonly<Record<string, string>> = {
  tooth: tooth(),
  berry: berry(),
  pot: pot(),
  arrowhead: arrowhead(),
  fish: fish(),
  dog: dog(),
};

/** The goods in the order of the component data. */
export const GOODS = ['tooth', 'berry', 'pot', 'arrowhead', 'fish'] as const;

/** A good of the component data, or `dog`. */
export const goodMarkup = (good: string): string => DRAWN[good] ?? '';

/** A good around (x, y), `size` across. */
export const goodAt = (good: string, x: number, y: number, size: number, turn = 0): string =>
  at(x, y, at(-24 * (size / 48), -24 * (size / 48), goodMarkup(good), 0, size / 48), turn);
