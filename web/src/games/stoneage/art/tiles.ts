/** The forest tiles, 100 x 100: a canopy on the back; steps to walk or a place to jump to on the face. */
import { at, cloth, disc, flat, line, shape } from '../../../lib/art/pen';
import { GOODS, goodAt } from './goods';
import { frame, tradeArrows } from './places';

const EDGE = 'M20 4H80C90 4 96 10 96 20V80C96 90 90 96 80 96H20C10 96 4 90 4 80V20C4 10 10 4 20 4Z';

/** A round tree crown around (0, 0). */
const crown = (tone: string, light: string): string =>
  shape(tone, 'M-19 8C-27 2-22-11-13-11-12-22 6-24 10-15 20-17 27-5 20 3 24 14 10 21 3 15-4 22-17 18-19 8Z', 2.2) +
  flat(light, 'M-12-8C-9-16 2-18 6-12 0-13-6-10-7-5-11-3-14-4-12-8Z') +
  line('M-8 6q3 3 6 0M6 2q3 3 6 0', 1.8, 'leaf-deep');

const CROWNS: readonly (readonly [number, number, number, number])[] = [
  [18, 20, 1, 1],
  [52, 14, 0.95, 0],
  [84, 22, 1, 1],
  [14, 56, 0.95, 0],
  [86, 58, 1, 0],
  [50, 46, 1.15, 1],
  [22, 86, 1.05, 1],
  [54, 84, 1, 0],
  [86, 90, 0.95, 1],
];

/** How the canopy is turned on its tile. */
const TURNS = ['', 'translate(100 0) scale(-1 1)', 'translate(0 100) scale(1 -1)', 'rotate(180 50 50)'];

/** The back, the same forest on all tiles; `tone` turns it, by where the tile lies and never by what is under it. */
export const backMarkup = (tone: number): string =>
  cloth(
    'leaf-deep',
    EDGE,
    `<g transform="${TURNS[tone % TURNS.length]}">` +
      CROWNS.map(([x, y, size, light]) => at(x, y, crown(light ? 'leaf' : 'grass-deep', light ? 'leaf-light' : 'leaf'), 0, size)).join('') +
      '</g>',
    3.4,
  ) + `<rect x="9" y="9" width="82" height="82" rx="11" fill="none" stroke="var(--art-leaf-light)" stroke-width="2.4" opacity=".75"/>`;

const ground = (print: string): string => cloth('cream', EDGE, print, 3.4);

/** Where the dots of a number lie. */
const DOTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  die_1: [[50, 50]],
  die_2: [
    [30, 70],
    [70, 30],
  ],
  die_3: [
    [26, 74],
    [50, 50],
    [74, 26],
  ],
  die_4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  die_5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  die_6: [
    [30, 24],
    [30, 50],
    [30, 76],
    [70, 24],
    [70, 50],
    [70, 76],
  ],
};

const steps = (face: string): string =>
  ground(flat('hide', 'M0 78C30 70 70 84 100 74V100H0Z') + line('M4 14C30 10 70 18 96 12', 2.4, 'hide')) +
  (DOTS[face] ?? []).map(([x, y]) => disc('ink', x, y, face === 'die_1' ? 14 : 10.5, 0) + disc('clay', x - 0.6, y - 0.8, face === 'die_1' ? 10.5 : 7.4, 0)).join('');

/** Rays behind what one jumps to. */
const rays = (): string => {
  let d = '';
  for (let i = 0; i < 12; i += 1) {
    const [a, b] = [(i * Math.PI) / 6 - 0.13, (i * Math.PI) / 6 + 0.13];
    d += `M50 50L${Math.round(50 + 80 * Math.cos(a))} ${Math.round(50 + 80 * Math.sin(a))} ${Math.round(50 + 80 * Math.cos(b))} ${Math.round(50 + 80 * Math.sin(b))}Z`;
  }
  return flat('flame', d) + disc('white', 50, 50, 37, 0);
};

const jump = (parts: string): string => ground(rays()) + parts;

const DRAWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(DOTS).map((face) => [face, steps(face)])),
  ...Object.fromEntries(GOODS.map((good) => [`symbol_${good}`, jump(goodAt(good, 50, 50, 64))])),
  symbol_dog: jump(goodAt('dog', 50, 50, 66)),
  symbol_site: jump(at(50, 78, frame(), 0, 1.3)),
  symbol_trade: jump(
    tradeArrows(50, 51, 15) +
      GOODS.map((good, i) => goodAt(good, 50 + 29 * Math.sin((i * 2 * Math.PI) / 5), 51 - 29 * Math.cos((i * 2 * Math.PI) / 5), 25)).join(''),
  ),
};

/** A face by its id in the component data. */
export const faceMarkup = (face: string): string => DRAWN[face] ?? '';
