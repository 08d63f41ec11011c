/** The valley of the game in early-summer light, 480 x 320 and wider; its middle stays quiet for what lies on it. */
import { at, block, disc, faint, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { campfire, firelight } from './huts';
import { mammoth } from './mammoth';
import { alive } from './motion';

/** A cloud around (0, 0), 60 wide. */
export const cloud = (): string => flat('cloud', 'M-28 8C-36 6-34-6-24-5-22-16-6-18-1-9 6-16 20-12 19-2 30-4 32 8 24 8Z');

/** A tree with a round crown, its foot on (0, 0), 44 high. */
export const tree = (): string =>
  limb('wood', 4, 'M0 0V-18', 1.8) +
  alive(
    'sway',
    shape('leaf', 'M-15-14C-24-18-20-32-11-32-10-44 9-46 12-34 22-34 24-18 15-14 10-8-10-8-15-14Z', 2.2) + flat('leaf-light', 'M-10-28C-8-36 2-38 6-34 0-34-4-30-5-26-8-24-10-26-10-28Z'),
  );

/** A fir, its foot on (0, 0), 50 high. */
export const fir = (): string => limb('wood-deep', 3, 'M0 0V-8', 1.6) + shape('leaf-deep', 'M0-50L9-34H5L14-20H9L17-6H-17L-9-20H-14L-5-34H-9Z', 2.2);

/** Blades of grass at each place. */
export const grass = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], i) => at(x, y, alive('sway', line('M0 0L-4-9M0 0V-12M0 0L4-9', 2.2, 'grass-deep'), i % 3 === 0 ? '' : i % 3 === 1 ? 'late' : 'later'))).join('');

const flowers = (tone: string, places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => [0, 72, 144, 216, 288].map((turn) => at(x, y, oval(tone, 0, -2.8, 1.7, 2.4, 0), turn)).join('') + disc('flame', x, y, 1.6, 0)).join('');

const cave = (): string =>
  shape('stone', 'M-48 12C-52-24-28-56 2-56S52-26 48 12Z', 2.6) +
  flat('stone-light', 'M-34-16C-26-40-10-48 4-48-10-38-20-28-24-10Z') +
  flat('ink', 'M-18 12C-20-16-8-26 4-26S26-14 24 12Z') +
  at(26, 14, firelight() + campfire(true), 0, 0.42) +
  at(26, -6, alive('smoke', faint(0.7, flat('cloud', 'M-3 0C-9-10 4-16-2-28-8-40 2-46-1-56 9-46 4-40 8-30 14-18 4-10 5 0Z'))));

/** The sky, far hills and cliffs, from y = 0 to about 130. */
export const far = (): string =>
  block('sky', -400, -400, 1280, 560) +
  flat('sky-light', 'M-400 60Q240 30 880 60V180H-400Z') +
  disc('cream', 256, 42, 26, 0) +
  disc('flame', 256, 42, 20, 0) +
  at(80, 30, alive('cloud', cloud())) +
  at(180, 20, alive('cloud', cloud(), 'later'), 0, 0.8) +
  at(-90, 40, alive('cloud', cloud(), 'late'), 0, 1.2) +
  at(560, 34, alive('cloud', cloud()), 0, 1.1) +
  flat('far', 'M-400 104C-260 70-120 92-20 82S150 62 240 84 420 78 520 88 760 70 880 96V190H-400Z') +
  shape('stone-light', 'M322 104L338 66 350 74 366 34 384 56 398 44 420 18 446 54 462 46 500 86 560 60 640 104V130H322Z', 2.2) +
  flat('stone', 'M366 34L374 62 366 90 392 100 398 70 384 56ZM420 18L428 56 418 96 470 104 462 46 446 54ZM560 60L548 104H640Z') +
  flat('white', 'M420 18L432 35 424 33 418 40 412 30ZM366 34L374 44 366 44 361 46Z') +
  flat('hill', 'M-400 132C-240 92-110 126 0 108S170 92 250 112 400 92 500 112 740 98 880 124V220H-400Z');

const herd = (): string => [
    [142, 84, 0.34],
    [178, 88, 0.24],
    [206, 83, 0.38],
    [-60, 92, 0.4],
  ]
    .map(([x = 0, y = 0, size = 1]) => at(x, y, mammoth(), 0, size))
    .join('');

const river = (): string =>
  flat('water', 'M520 104C470 112 420 116 424 128 430 142 480 150 470 172 458 196 400 210 404 240 410 276 460 300 450 520H880V104Z') +
  flat('grass', 'M560 108C500 118 470 122 480 134 494 150 540 156 530 182 520 206 480 220 488 250 496 280 540 300 540 520H900V100Z') +
  alive('ripple', line('M440 130h16M474 164h18M446 206h20M424 246h18M452 276h22M470 316h20', 2.6, 'water-light')) +
  oval('stone', 436, 222, 9, 6, 2) +
  oval('stone-light', 462, 244, 7, 4.6, 2);

/** The valley that the board lies on. */
export const valleyMarkup = (): string =>
  far() +
  herd() +
  flat('grass', 'M-400 142C-200 116-60 132 60 126S300 120 420 128 700 120 880 140V900H-400Z') +
  river() +
  flat('grass-light', 'M70 190C120 150 320 144 380 190 430 232 390 290 240 292S30 240 70 190Z') +
  at(44, 132, cave()) +
  [
    [-30, 128, 1],
    [-12, 138, 0.8],
    [100, 126, 0.6],
    [112, 130, 0.75],
    [300, 124, 0.7],
    [316, 128, 0.85],
    [396, 126, 0.7],
    [572, 140, 1],
  ]
    .map(([x = 0, y = 0, size = 1]) => at(x, y, fir(), 0, size))
    .join('') +
  at(-60, 190, tree(), 0, 1.4) +
  at(14, 212, tree(), 0, 1.1) +
  at(580, 220, tree(), 0, 1.5) +
  grass([
    [30, 250],
    [60, 290],
    [120, 304],
    [200, 310],
    [300, 306],
    [380, 292],
    [396, 196],
    [84, 160],
    [330, 152],
    [200, 150],
    [-40, 280],
    [540, 290],
  ]) +
  flowers('white', [
    [46, 272],
    [140, 298],
    [350, 304],
    [100, 150],
    [270, 146],
  ]) +
  flowers('rose', [
    [34, 296],
    [230, 302],
    [372, 270],
    [52, 234],
  ]);
