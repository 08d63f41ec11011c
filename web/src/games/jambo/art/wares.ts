/** The six wares, 48 x 48, told apart by outline, colour, inner pattern and lightness. */
import { cloth, disc, dots, flat, line, oval, shape, stripes } from '../../../lib/art/pen';

const necklace = (): string => {
  const beads = Array.from({ length: 11 }, (_, i) => {
    const angle = ((i + 1) / 12) * 2 * Math.PI + Math.PI / 2;
    return {
      x: Math.round(240 + 155 * Math.cos(angle)) / 10,
      y: Math.round(205 + 145 * Math.sin(angle)) / 10,
      tone: i % 2 ? 'sea' : 'red',
    };
  });
  return (
    beads.map(({ x, y, tone }) => disc(tone, x, y, 4.6) + disc('cream', x - 1.3, y - 1.5, 1.1, 0)).join('') +
    shape('sun', 'M24 27.5l7 8-7 10.5-7-10.5z') +
    flat('clay', 'M24 31.5l3.2 4-3.2 4.8-3.2-4.8z')
  );
};

const hide = (): string =>
  cloth(
    'wood',
    'M17 5C20 8 28 8 31 5L35 8C35 11 37 12 43 10L45 15C40 18 39 21 39 25S40 32 44 35L41 41C36 39 34 39 32 43H27L24 46L21 43H16C14 39 12 39 7 41L4 35C8 32 9 29 9 25S8 18 3 15L5 10C11 12 13 11 13 8Z',
    flat(
      'cream',
      'M16 15c4-3 9-1 8 3s-3 5-6 5-6-4-2-8zM29 25c4-2 8 1 7 5s-5 5-8 3-3-6 1-8zM33 12c3-1 5 1 4 4s-5 1-4-4zM15 31c3-1 5 2 4 5s-7 0-4-5zM25 38c2-1 4 0 4 2s-5 2-4-2zM6 30c3 1 5 2 4 5s-6-1-4-5z',
    ) + flat('wood-deep', 'M39 25S40 32 44 35L41 41C36 39 34 39 32 43C34 36 36 30 36 22Z'),
  );

const tea = (): string =>
  line('M24 46C24 38 24 33 24 27', 4.5) +
  line('M24 46C24 38 24 33 24 27', 1.6, 'leaf-light') +
  shape('leaf', 'M23 36C11 39 4 32 2 19C14 18 22 25 23 36Z') +
  shape('leaf', 'M25 36C37 39 44 32 46 19C34 18 26 25 25 36Z') +
  flat('leaf-deep', 'M25 36C37 39 44 32 45.5 20C40 24 31 30 25 36Z') +
  shape('leaf-light', 'M24 31C15 23 16 11 24 2C32 11 33 23 24 31Z') +
  line('M24 28V9M24 22l-3.5-3.5M24 22l3.5-3.5M24 16l-3-3M24 16l3-3', 1.5, 'leaf-deep') +
  line('M20 33C14 30 10 26 6.5 22.5M28 33C34 30 38 26 41.5 22.5', 1.5, 'cream');

const silk = (): string =>
  cloth(
    'indigo',
    'M9 9L39 5C43 6 45 11 44 16L43 40L37 37L31 42L25 38L19 43L13 39L13 26L9 27Z',
    stripes('indigo-light', [10, 22, 36, 24], 6, 2, -8) + flat('indigo-deep', 'M8 27L46 22V26.5L8 31Z'),
  ) +
  cloth(
    'indigo',
    'M9 9L39 5C43.5 6 45.5 11 44.5 17C44 20 43 22 41 22.5L10 27Z',
    flat('sun', 'M20 4h4.5v26H20zM32 2h4.5v26h-4.5z') + flat('indigo-deep', 'M6 22.5L46 17V26L6 31Z'),
  ) +
  oval('cream', 9.5, 18, 6.5, 9.5) +
  line('M9.5 23c-3 0-3.5-3-3.5-5s1-5 3.5-5 3 3 3 5-1 3-2.5 3-1.5-1.5-1-3', 1.6, 'indigo');

const fruit = (): string =>
  cloth(
    'ochre',
    'M26 12C36 6 46 13 45 26C44 37 36 44 27 43C17 42 13 34 15 25C16 18 20 15 26 12Z',
    flat('clay', 'M30 5C44 6 48 20 45 34C40 40 36 42 32 43C40 32 40 18 30 5Z') + dots('ochre-deep', [18, 26, 14, 14], 5, 0.9),
  ) +
  shape('leaf', 'M27 12C27 5 33 1 41 2C40 9 35 13 27 12Z') +
  line('M30 9.5C33 7 35 5.5 37 4.5', 1.3, 'leaf-deep') +
  shape('sun', 'M6 9L11 7C12 20 19 31 33 36C34 38 33 40 31 41C15 43 3 30 6 9Z') +
  line('M8.5 13C9 24 17 34 29 38.5', 1.4, 'ochre-deep') +
  shape('wood-deep', 'M6 9L6.5 4.5L10.5 4L11 7Z');

const salt = (): string =>
  cloth(
    'white',
    'M24 3C27 3 29 6 30 9L41 40C41.5 43 38 45 24 45S6.5 43 7 40L18 9C19 6 21 3 24 3Z',
    flat('stone', 'M27 2C32 8 44 36 43 46H30C34 34 31 16 27 2Z') +
      flat('sand', 'M3 33C14 37 34 37 45 33V47H3Z') +
      line('M4 38C14 42 34 42 44 38', 1.4, 'ochre-deep') +
      line('M9 34l4 12M13 46l4-10M17 36l4 10M21 46l4-10M25 36l4 10M29 46l4-10M33 36l4 9M37 45l4-11', 1.3, 'ochre-deep') +
      line('M4 33.5C14 37 34 37 44 33.5', 2),
  ) + line('M21 12l-2 5M24 17v4M20 24l-2 5M27 26l2 4', 1.6, 'stone-deep');

/** Markup per ware, in the order of `ware_kinds`: trinkets, hides, tea, silk, fruit, salt. */
export const WARES: readonly string[] = [necklace(), hide(), tea(), silk(), fruit(), salt()];
