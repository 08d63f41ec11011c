/** Huts, 100 x 100, their foot on y = 90, and the settlement they stand in. */
import { at, cloth, disc, faint, flat, limb, line, oval, shape, zigzag } from '../../../lib/art/pen';
import { alive } from './motion';
import { emblem, type Seat } from './people';

export type HutState = 'pile' | 'built' | 'glow';

const DOOR = 'M40 90C38 72 42 62 50 62S62 72 60 90Z';
const TONES: readonly (readonly [string, string, string])[] = [
  ['hide', 'hide-deep', 'clay'],
  ['straw', 'straw-deep', 'wood'],
  ['fur-light', 'fur', 'cream'],
  ['clay-light', 'clay', 'cream'],
  ['stone-light', 'stone', 'clay'],
];

/** A tent of hides on poles. */
const tent = ([light, deep, print]: readonly [string, string, string]): string =>
  limb('wood', 3.4, 'M42 12L54 30M58 12L46 30M50 8V30', 1.8) +
  cloth(
    light,
    'M50 20C54 22 56 28 60 36C66 52 76 74 88 90H12C24 74 34 52 40 36C44 28 46 22 50 20Z',
    flat(deep, 'M52 16C62 44 66 70 70 94H94V16Z') + zigzag(print, 8, 60, 90, 12, -8, 3.4) + line('M34 48H68', 2.4, print),
    2.8,
  ) +
  shape('ink', DOOR, 0);

/** A round house under a straw roof. */
const round = ([light, deep, print]: readonly [string, string, string]): string =>
  cloth('hide', 'M20 58H80V84C80 90 20 90 20 84Z', flat('hide-deep', 'M62 50H90V96H62Z') + line('M20 66H80M20 76H80', 2.2, 'hide-deep'), 2.8) +
  shape('ink', 'M40 89C39 70 43 63 50 63S61 70 60 89Z', 0) +
  cloth(
    light,
    'M50 12C58 24 76 44 92 56C90 66 84 62 80 66 76 70 70 62 64 66 58 70 54 63 50 66 46 70 42 62 36 66 30 70 24 62 20 66 14 66 10 64 8 56C24 44 42 24 50 12Z',
    flat(deep, 'M52 8C64 34 70 50 72 72H98V8Z') + line('M50 22L46 60M44 30L30 60M54 30L58 60M38 42L20 60', 2, deep) + line('M36 34C46 38 56 38 64 34', 3, print),
    2.8,
  ) +
  shape(print, 'M44 16L50 4 56 16C54 20 46 20 44 16Z', 2.2);

/** A low house of mammoth hide and tusks. */
const dome = ([light, deep, print]: readonly [string, string, string]): string =>
  cloth(
    light,
    'M10 90C8 50 26 26 50 26S92 50 90 90Z',
    flat(deep, 'M62 20C76 44 78 70 74 96H100V20Z') +
      disc(print, 28, 58, 5, 0) +
      disc(print, 72, 58, 5, 0) +
      disc(print, 50, 44, 5, 0) +
      line('M16 76C36 70 64 70 84 76', 2.4, print),
    2.8,
  ) +
  shape('ink', DOOR, 0) +
  limb('ivory', 4, 'M36 90C32 72 38 56 49 52M64 90C68 72 62 56 51 52', 2);

const MAKES = [tent, round, dome];

/** The number in a hut's id, `H07` to 6; anything else is the first hut. */
const number = (id: string): number => Math.max(0, (Number.parseInt(id.slice(1), 10) || 1) - 1);

/** A hut by its id in the component data: three ways of building in five tones. */
export const hut = (id: string): string => {
  const n = number(id);
  const tones = TONES[Math.floor(n / 3) % TONES.length] ?? ['hide', 'hide-deep', 'clay'];
  return (MAKES[n % MAKES.length] ?? tent)(tones);
};

const glow = (): string => {
  let d = '';
  for (let i = 0; i < 16; i += 1) {
    const [a, r] = [(i * Math.PI) / 8, i % 2 ? 40 : 50];
    d += `${i ? 'L' : 'M'}${Math.round(50 + r * Math.cos(a))} ${Math.round(52 + r * Math.sin(a))}`;
  }
  return alive('twinkle', flat('flame', `${d}Z`)) + disc('cream', 50, 54, 38, 0);
};

const CARD = 'M18 6H82C90 6 94 10 94 18V82C94 90 90 94 82 94H18C10 94 6 90 6 82V18C6 10 10 6 18 6Z';

/** A hut on its pile, standing, or standing in a glow because it can be paid. */
export const hutMarkup = (id: string, state: HutState): string => {
  if (state === 'pile') {
    return (
      at(0, 4, shape('wood', CARD, 2.6)) +
      cloth('sky', CARD, flat('cloud', 'M12 30C14 24 22 24 24 28 30 24 34 28 32 32H14C12 32 12 31 12 30Z') + flat('grass', 'M0 74Q50 62 100 74V100H0Z'), 2.8) +
      at(13, 15, hut(id), 0, 0.74)
    );
  }
  return (state === 'glow' ? glow() : '') + oval('grass-deep', 50, 90, 42, 6, 0) + hut(id);
};

/** The light of a fire around it. */
export const firelight = (): string => faint(0.22, disc('flame', 0, -14, 46, 0) + disc('flame', 0, -14, 33, 0));

/** The logs and flames of a camp fire around its foot (0, 0), about 44 x 50. */
export const campfire = (lit: boolean): string =>
  [-20, -10, 0, 10, 20].map((x, i) => oval('stone', x, i % 2 ? 6 : 4, 6, 4.6, 1.8)).join('') +
  limb('wood', 5, 'M-16 1L14-6M16 1L-14-6', 2) +
  (lit
    ? alive('flame', shape('fire', 'M0-46C4-36 16-30 15-16 14-6 8-3 0-3S-14-6-15-16C-16-24-10-28-9-36-4-34-3-40 0-46Z', 2.4) + flat('flame', 'M1-30C4-22 9-20 8-12 7-6 4-5 0-5S-8-7-8-13C-8-19-4-20-3-25-1-24 0-27 1-30Z'))
    : '') +
  [-15, -5, 5, 15].map((x) => oval('stone-light', x, 9, 6.4, 4.8, 1.8)).join('');

/** Where the three huts stand, as the middle of each foot in the drawing of 320 x 200. */
const PLOTS: readonly (readonly [number, number])[] = [
  [58, 104],
  [160, 92],
  [262, 104],
];

/** The three hollows of the wall in front, as middles in the drawing of 320 x 200; goods are laid onto them. */
export const HOLLOWS: readonly (readonly [number, number])[] = [
  [62, 166],
  [160, 166],
  [258, 166],
];

const plot = (): string =>
  oval('hide', 0, 0, 38, 9, 0) +
  limb('wood-light', 3.4, 'M-32 2V-9M-14 5V-6M14 5V-6M32 2V-9', 1.6) +
  line('M-32-5C-26 0-20 1-14-2-4 2 4 2 14-2 20 1 26 0 32-5', 1.8, 'wood-deep');

/** The settlement of a seat with its huts, a wall in front of what is hidden, and the fire of the end. */
export const settlementMarkup = (seat: Seat, huts: readonly string[], fire: boolean): string => {
  const posts = Array.from({ length: 14 }, (_, i) => {
    const x = 8 + i * 23.4;
    return shape('wood', `M${x - 11} 196V${132 - (i % 3) * 3}L${x} ${122 - (i % 3) * 3} ${x + 11} ${132 - (i % 3) * 3}V196Z`, 2.4) + line(`M${x - 4} ${142 - (i % 3) * 3}v14M${x + 4} 186v-10`, 1.8, 'wood-deep');
  }).join('');
  return (
    flat('grass', 'M4 92C40 70 110 66 160 66S280 70 316 92V150H4Z') +
    flat('grass-light', 'M20 104C60 84 120 80 160 80S260 84 300 104C240 96 80 96 20 104Z') +
    PLOTS.map(([x, y], i) => {
      const id = huts[i];
      return id === undefined ? at(x, y, plot()) : oval('grass-deep', x, y, 42, 7, 0) + at(x - 44, y - 79.2, hut(id), 0, 0.88);
    }).join('') +
    at(110, 112, (fire ? firelight() : '') + campfire(fire)) +
    posts +
    limb('wood-light', 5, 'M2 140H318M2 190H318', 2) +
    HOLLOWS.map(([x, y]) => oval('wood-light', x, y, 44, 27, 2.6) + oval('wood-deep', x, y, 38, 22, 2) + oval('hide', x, y + 1.5, 37, 20, 0)).join('') +
    [111, 209].map((x) => at(x, 158, emblem(seat), 0, 0.72)).join('')
  );
};
