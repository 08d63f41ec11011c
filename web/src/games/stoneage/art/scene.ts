/** Two pictures to be welcomed and sent home with, 480 x 320 and wider: morning in the valley, and the fire of the end. */
import { at, block, disc, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { goodAt } from './goods';
import { guideMarkup } from './guide';
import { campfire, firelight, hut } from './huts';
import { mammoth } from './mammoth';
import { alive } from './motion';
import { figureMarkup, type FigureState, type Seat } from './people';
import { far, fir, grass, tree } from './valley';

const child = (seat: Seat, state: FigureState, x: number, y: number, size: number): string => at(x - 30 * size, y - 88 * size, figureMarkup(seat, state), 0, size);
const house = (id: string, x: number, y: number, size: number): string => oval('grass-deep', x, y, 44 * size, 6 * size, 0) + at(x - 50 * size, y - 90 * size, hut(id), 0, size);

/** A dog that sits, the ground under it on (0, 0), 46 high. */
const dog = (): string =>
  oval('grass-deep', 0, 0, 20, 3.6, 0) +
  limb('wood-light', 4, 'M13-5C20-6 23-12 21-18', 2) +
  shape('wood-light', 'M-14 0C-16-14-10-24 0-24S16-14 14 0Z', 2.2) +
  flat('cream', 'M-6-1C-8-14-4-20 0-20S8-14 6-1Z') +
  line('M-6 0V-8M6 0V-8', 2) +
  goodAt('dog', 0, -30, 34);

/** Four children and their mammoth before the huts, on a summer morning. What matters fits a tall page and a wide one. */
export const sceneMarkup = (): string =>
  far() +
  at(366, 92, mammoth(), 0, 0.34) +
  at(408, 96, mammoth(), 0, 0.24) +
  at(-90, 90, mammoth(), 0, 0.5) +
  flat('grass', 'M-400 142C-200 116-60 132 60 126S300 120 420 128 700 120 880 140V900H-400Z') +
  [-60, -30, 20, 460, 500, 540].map((x, i) => at(x, 138 + (i % 2) * 8, fir(), 0, 1.1)).join('') +
  at(-20, 214, tree(), 0, 1.8) +
  at(506, 216, tree(), 0, 1.9) +
  house('H04', 172, 150, 0.8) +
  house('H08', 312, 152, 0.8) +
  house('H02', 84, 186, 1.1) +
  house('H09', 396, 188, 1.1) +
  flat('grass-light', 'M-20 240C60 196 420 196 500 240 520 284 380 300 240 300S-40 284-20 240Z') +
  at(240 - 68, 86, guideMarkup('happy'), 0, 1.36) +
  child(0, 'cheering', 180, 238, 0.98) +
  child(3, 'cheering', 300, 238, 0.98) +
  child(1, 'standing', 210, 262, 1) +
  child(2, 'standing', 270, 262, 1) +
  at(240, 282, dog()) +
  goodAt('berry', 132, 262, 36) +
  goodAt('pot', 346, 260, 38) +
  goodAt('fish', 96, 236, 34) +
  goodAt('tooth', 388, 238, 32) +
  grass([
    [20, 286],
    [92, 300],
    [180, 308],
    [300, 310],
    [396, 300],
    [460, 288],
    [-60, 280],
    [540, 290],
  ]);

const stars = (): string =>
  [
    [24, 40],
    [70, 74],
    [120, 26],
    [176, 58],
    [228, 24],
    [300, 52],
    [352, 22],
    [404, 70],
    [456, 34],
    [-60, 50],
    [-140, 90],
    [540, 60],
    [620, 30],
    [150, 96],
    [330, 92],
  ]
    .map(([x = 0, y = 0], i) => alive('twinkle', flat('cream', `M${x} ${y - 5}Q${x} ${y} ${x + 5} ${y} ${x} ${y} ${x} ${y + 5} ${x} ${y} ${x - 5} ${y} ${x} ${y} ${x} ${y - 5}Z`), i % 2 ? 'late' : 'later'))
    .join('');

/** Where the children stand, by how many there are: outer ones a little higher, so that the ring is seen; those behind come first. */
const RINGS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[198, 254]],
  2: [
    [192, 252],
    [288, 252],
  ],
  3: [
    [188, 238],
    [292, 238],
    [200, 268],
  ],
  4: [
    [182, 234],
    [298, 234],
    [198, 268],
    [282, 268],
  ],
};

const BALLS = ['flame', 'rose', 'sky', 'berry-light', 'leaf-light', 'fire'];

/** Everybody around the fire under the stars, all of them cheered. `seats` are one to four children. */
export const cheerMarkup = (seats: readonly Seat[]): string =>
  block('dusk-deep', -400, -500, 1280, 800) +
  flat('dusk', 'M-400 60C-100 30 100 70 260 56S700 40 880 70V300H-400Z') +
  flat('dusk-light', 'M-400 122C-160 98 80 122 240 116S680 100 880 128V300H-400Z') +
  stars() +
  flat('cream', 'M292 26A20 20 0 1 0 308 60 17 17 0 1 1 292 26Z') +
  flat('dusk', 'M-400 160C-200 120-60 150 60 138S300 124 420 142 700 130 880 160V900H-400Z') +
  [-40, 6, 474, 520].map((x) => at(x, 176, fir(), 0, 1.3)).join('') +
  flat('leaf-deep', 'M-400 174C-160 148 80 168 240 160S640 150 880 180V900H-400Z') +
  house('H14', 170, 168, 0.8) +
  house('H08', 310, 168, 0.8) +
  house('H01', 84, 200, 1) +
  house('H05', 398, 200, 1) +
  flat('leaf', 'M0 260C0 212 110 192 240 192S480 212 480 260 370 316 240 316 0 308 0 260Z') +
  flat('grass', 'M90 262C90 226 150 212 240 212S390 226 390 262 340 302 240 302 90 298 90 262Z') +
  at(190, 112, guideMarkup('happy'), 0, 1) +
  at(240, 268, firelight(), 0, 1.9) +
  seats.map((seat, i) => child(seat, 'cheering', RINGS[seats.length]?.[i]?.[0] ?? 240, RINGS[seats.length]?.[i]?.[1] ?? 240, 0.86)).join('') +
  at(240, 274, campfire(true), 0, 1.1) +
  BALLS.flatMap((tone, i) =>
    [0, 1, 2].map((k) => alive('hop', disc(tone, 30 + ((i * 83 + k * 157) % 430), 34 + ((i * 47 + k * 61) % 76), 3.6, 0), k % 2 ? 'late' : 'later')),
  ).join('');
