/** What lies on the table: card backs, coins, action pegs and the stalls. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape, teeth } from '../../../lib/art/pen';

/** Figures as strokes, so that no font is needed; 10 wide and 18 tall around (0, 0). */
const FIGURES = {
  minus: 'M-5 0H5',
  1: 'M-4-4L1-9V9M-4 9H6',
  2: 'M-5-5C-5-11 5-11 5-5 5-1-3 3-5 9H6',
  5: 'M5-9H-4L-5-1C-1-4 6-3 6 3 6 9-2 11-6 7',
} as const;

const figure = (which: keyof typeof FIGURES, x: number, y: number, scale = 1): string =>
  at(x, y, line(FIGURES[which], 4.2 / Math.sqrt(scale)), 0, scale);

/** A coin of 1 gold: small, plain rim. 48 x 48. */
const one = (): string =>
  disc('ochre', 24, 24, 18, 2.4) +
  flat('ochre-deep', 'M24 42A18 18 0 0 0 38 12.7 18 18 0 0 1 24 42Z') +
  line('M24 24m-13.5 0a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0', 1.6, 'ochre-deep') +
  line('M12 17C15 11 20 8.5 25 8.5', 2, 'sun') +
  figure(1, 23.5, 24.5, 0.85);

/** A coin of 5 gold: large, scalloped, with five studs. 48 x 48. */
const five = (): string => {
  const around = (count: number, draw: (angle: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw((i / count) * 360)).join('');
  return (
    around(12, (turn) => at(24, 24, disc('sun', 0, -18.5, 4.6, 2.2), turn)) +
    disc('sun', 24, 24, 20, 0) +
    around(12, (turn) => at(24, 24, disc('ochre', 0, -18, 1.5, 0), turn + 15)) +
    disc('cream', 24, 24, 15, 1.8) +
    flat('sand', 'M24 38A14 14 0 0 0 36 16 16 16 0 0 1 24 38Z') +
    figure(5, 24, 24.5, 1.05)
  );
};

/** Markup per value of a coin. */
export const COINS: Readonly<Record<1 | 5, string>> = { 1: one(), 5: five() };

/** The printed coin of the sixth space: two gold are due. 48 x 48. */
const fee = (): string =>
  disc('sun', 24, 24, 19, 2) +
  line('M24 24m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0', 1.4, 'ochre-deep') +
  figure('minus', 16.5, 24, 0.7) +
  figure(2, 28.5, 24, 0.85);

const hole = (): string => oval('wood-deep', 16, 39, 9, 4, 2) + oval('ink', 16, 39.5, 5.5, 2.2, 0);

const peg = (): string =>
  cloth(
    'wood-light',
    'M5 4H27L25 14H20.5L21.5 38C20 40.5 12 40.5 10.5 38L11.5 14H7Z',
    flat('wood', 'M22 2L20 14H17.5L18 42H24L30 2Z') + block('red', 9, 22, 14, 3.5) + block('sun', 9, 28, 14, 2.5),
  ) + line('M8.5 9H23.5', 1.6, 'wood-deep');

/** Markup per state of a peg, 32 x 48: standing, standing with a ring of light, gone. */
export const PEGS: Readonly<Record<'free' | 'next' | 'spent', string>> = {
  free: hole() + peg(),
  next: oval('sun', 16, 39, 14.5, 6.5, 1.6) + hole() + peg() + line('M2.5 19L1 20.5M29.5 19L31 20.5M3.5 25H1.5M28.5 25H30.5', 2, 'clay'),
  spent: hole(),
};

/** The back of a card: a kanga, 100 x 140, the same upside down. */
export const CARD_BACK: string = ((): string => {
  const hem =
    block('red', 0, 0, 100, 13) + teeth('sun', 0, 13, 100, 10, 9) + line('M0 14H100', 2, 'cream') + block('indigo-deep', 0, 15, 100, 2);
  const corner =
    flat('red', 'M6 15H30A24 24 0 0 1 6 39Z') + flat('sun', 'M6 15H24A18 18 0 0 1 6 33Z') + flat('indigo', 'M6 15H18A12 12 0 0 1 6 27Z');
  const half = hem + corner + at(100, 0, corner, 0, 1, -1);
  const petals = (count: number, tone: string, d: string, turn = 0): string =>
    Array.from({ length: count }, (_, i) => at(50, 70, flat(tone, d), turn + (i * 360) / count)).join('');
  return (
    block('indigo', 0, 0, 100, 140) +
    dots('indigo-light', [10, 20, 80, 100], 11.43, 1.1) +
    block('red', 0, 0, 6, 140) +
    block('cream', 6, 0, 1.6, 140) +
    block('red', 94, 0, 6, 140) +
    block('cream', 92.4, 0, 1.6, 140) +
    half +
    at(100, 140, half, 180) +
    disc('indigo-deep', 50, 70, 33, 0) +
    petals(12, 'sun', 'M0-32L6-18 0-12-6-18Z') +
    petals(12, 'red', 'M0-28L3-19 0-14-3-19Z') +
    disc('cream', 50, 70, 16, 0) +
    petals(8, 'clay', 'M0-15L4-8 0-2-4-8Z') +
    petals(8, 'indigo', 'M0-12L2-8 0-5-2-8Z') +
    disc('sun', 50, 70, 4.5, 0) +
    disc('red', 50, 70, 2, 0)
  );
})();

/** Width of a ware space on the counter, and where the counter's spaces begin, in drawing units. */
const SPACE = 48;
const EDGE = 12;

const round = (n: number): number => Math.round(n * 100) / 100;

interface Stall {
  readonly spaces: number;
  /** Drawing units; every stall is 96 tall: roof to 30, spaces from 30 to 80, kanga below. */
  readonly width: number;
  readonly counter: string;
  readonly roof: string;
  /** What closes the counter above where there is no roof. */
  readonly rail: string;
}

/** A stall seen from the front; `last` is the tone of a last space that costs extra. */
const stall = (spaces: number, stripes: readonly [string, string], kanga: readonly [string, string, string], last?: string): Stall => {
  const width = spaces * SPACE + 2 * EDGE;
  const panel = (width - 18) / (spaces * 2);
  const scallop = (width - 3) / (spaces * 2);
  const shelf = (i: number): string => {
    const x = EDGE + i * SPACE;
    const extra = last !== undefined && i === spaces - 1;
    return (
      block(extra ? last : 'sand', x, 30, SPACE, 50) +
      faint(0.45, block('sand-deep', x, 30, SPACE, 9) + block('sand-deep', x + SPACE - 5, 30, 5, 50)) +
      (extra ? at(x + SPACE / 2 - 15, 41, fee(), 0, 0.625) : '') +
      (i > 0 ? line(`M${x} 30V80`, 3.2) + line(`M${x} 30V80`, 1, 'wood') : '')
    );
  };
  return {
    spaces,
    width,
    counter:
      limb('wood', 5, `M7 93V20M${width - 7} 93V20`) +
      Array.from({ length: spaces }, (_, i) => shelf(i)).join('') +
      line(`M${EDGE} 30V80H${width - EDGE}V30`, 2) +
      cloth(kanga[0], `M4 80H${width - 4}V95H4Z`, teeth(kanga[1], 4, 95, width, 8, 5) + diamonds(kanga[2], 4, 86, width, 12, 6)) +
      limb('wood-light', 3.4, `M4 80H${width - 4}`),
    roof:
      Array.from({ length: spaces * 2 }, (_, i) =>
        shape(
          stripes[i % 2] ?? stripes[0],
          `M${round(9 + i * panel)} 3h${round(panel)}L${round(1.5 + (i + 1) * scallop)} 20v4a${round(scallop / 2)} 6 0 0 1-${round(scallop)} 0v-4z`,
          1.8,
        ),
      ).join('') +
      line(`M7 3.5H${width - 7}`, 5) +
      line(`M8 3.5H${width - 8}`, 2, 'wood-light'),
    rail: limb('wood-light', 2.4, `M4 30H${width - 4}`, 1.6),
  };
};

/** The large stand, whose sixth space costs two gold to fill, and a small stand. */
export const STALLS = {
  large: stall(6, ['clay', 'cream'], ['red', 'sun', 'cream'], 'clay-light'),
  small: stall(3, ['sea', 'cream'], ['indigo', 'sun', 'rose']),
} as const;
