/** Parts of people: faces, beards, what they wear on their heads, chests, hands. A head lies around (0, 0), 22 wide and 30 tall. */
import { at, cloth, disc, flat, line, oval, shape } from '../../../lib/art/pen';

const BEARDS = {
  full: 'M-11.2-3C-12 9-7 18 0 18S12 9 11.2-3C9.5 3 7 3.4 0 3.4S-9.5 3-11.2-3Z',
  pointed: 'M-11-2C-11 9-5 14 0 24 5 14 11 9 11-2C9 3 6.5 3.4 0 3.4S-9 3-11-2Z',
  long: 'M-11.2-2C-14 12-12 28 0 42 12 28 14 12 11.2-2C9 3 6.5 3.4 0 3.4S-9 3-11.2-2Z',
  tuft: 'M-4 9.4Q0 8.4 4 9.4L0 20Z',
} as const;

interface Face {
  readonly skin: string;
  readonly eyes?: 'open' | 'wide' | 'sly' | 'smiling' | 'lowered';
  /** Height of the inner end of the brows: positive looks stern, negative looks kind. */
  readonly brow?: number;
  readonly mouth?: 'calm' | 'smile' | 'laugh' | 'stern' | 'round';
  readonly hair?: string;
  readonly beard?: keyof typeof BEARDS;
  readonly moustache?: 'full' | 'curled';
}

const eye = (x: number, look: number, height: number): string =>
  shape('white', `M${x - 3} ${-2}Q${x} ${-2 - height * 1.7} ${x + 3} ${-2}Q${x} ${-2 + height} ${x - 3} ${-2}Z`, 1) +
  disc('ink', x + look, -2.2, Math.min(1.5, height), 0);

const EYES: Readonly<Record<NonNullable<Face['eyes']>, string>> = {
  open: eye(-4.7, 0.3, 1.8) + eye(4.9, 0.3, 1.8),
  wide: disc('white', -4.7, -2.4, 3, 1) + disc('white', 4.9, -2.4, 3, 1) + disc('ink', -4.4, -2.2, 1.3, 0) + disc('ink', 5.2, -2.2, 1.3, 0),
  sly: eye(-4.7, 1.2, 1.3) + eye(4.9, 1.2, 1.3) + line('M-8-2.6L-1.6-2.2M1.8-2.2L8.2-2.6', 1.3),
  smiling: line('M-7.4-1.4Q-4.7-4.6-2-1.4M2.2-1.4Q4.9-4.6 7.6-1.4', 1.5),
  lowered: line('M-7.4-2.8Q-4.7.4-2-2.6M2.2-2.6Q4.9.4 7.6-2.8', 1.5),
};

const MOUTHS: Readonly<Record<NonNullable<Face['mouth']>, string>> = {
  calm: line('M-3.4 7Q0 8.4 3.6 6.9', 1.5),
  smile: line('M-4.4 6.2Q0 10.4 4.6 6.1', 1.6),
  laugh: shape('white', 'M-5 5.6Q0 7 5.2 5.5 4.8 10.6 0 10.8-4.6 10.6-5 5.6Z', 1.3),
  stern: line('M-3.6 8Q0 6.4 3.8 7.9', 1.7),
  round: oval('red-deep', 0.2, 7.6, 2.4, 2.9, 1.3),
};

const MOUSTACHES = {
  full: 'M0 4.2C-3 2.6-7 3-10 7-6 8.6-2.6 8 0 6 2.6 8 6 8.6 10 7 7 3 3 2.6 0 4.2Z',
  curled: 'M0 4.2C-4 2.6-8 4-10 2.4-11 1.4-12.4 2-12 3.6-11 7.4-4 8.4 0 6.2 4 8.4 11 7.4 12 3.6 12.4 2 11 1.4 10 2.4 8 4 4 2.6 0 4.2Z',
} as const;

/** A head lit from the left; headgear is drawn by the caller. */
export const face = ({ skin, eyes = 'open', brow = 0, mouth = 'calm', hair = 'ink', beard, moustache }: Face): string =>
  disc(skin, -11.2, -1, 2.9, 1.6) +
  disc(skin, 11.4, -1, 2.9, 1.6) +
  cloth(skin, 'M-11-4C-11-13-6-17 0-17S11-13 11-4C11 5 6 12.5 0 12.5S-11 5-11-4Z', flat(`${skin}-deep`, 'M5-18C8-10 8 3 2 14H14V-18Z')) +
  (beard ? shape(hair, BEARDS[beard], 1.6) : '') +
  line(`M-7.8 ${-7.2 - brow / 2}L-2.2 ${-7.2 + brow}M2.4 ${-7.2 + brow}L8 ${-7.2 - brow / 2}`, 1.8, hair === 'white' ? 'stone' : hair) +
  EYES[eyes] +
  line('M.8-2C1.2 0 2.6 1.4 2.6 2.4S.4 3.6-1 3', 1.3) +
  (beard === 'full' || beard === 'pointed' || beard === 'long' ? at(0, 0.6, flat(skin, 'M-6 7Q0 4 6 7 4 12 0 12T-6 7Z')) : '') +
  MOUTHS[mouth] +
  (moustache ? shape(hair, MOUSTACHES[moustache], 1.1) : '');

/** A wound turban with folds in a second tone, and a jewel where one is given. */
export const turban = (tone: string, fold: string, jewel?: string): string =>
  cloth(
    tone,
    'M-14-7C-19-18-11-29 0-29S19-18 14-7C8-12-8-12-14-7Z',
    line('M-17-12C-8-22 4-26 12-27M-13-7C-4-19 8-23 18-20M17-12C8-22-4-26-12-27M14-7C8-17 0-20-6-22', 1.7, fold),
  ) + (jewel ? disc(jewel, 0, -15, 3, 1.5) : '');

/** A feather rising from the jewel of a turban. */
export const plume = (tone: string): string => shape(tone, 'M0-17C-3-26-1-35 6-39 7-32 6-24 1-17Z', 1.5) + line('M1-19C1-26 2-31 4-35', 1);

/** A pointed helmet with a spike and a curtain of mail. */
export const helmet = (tone: string, band: string): string =>
  shape('steel-deep', 'M-13-8L-14 6-10 10-10.5-6ZM13-8L14 6 10 10 10.5-6Z', 1.4) +
  cloth(tone, 'M-13-7C-14-18-7-23 0-31 7-23 14-18 13-7 6-10-6-10-13-7Z', flat('steel-deep', 'M4-30C8-20 9-14 8-5H16V-30Z')) +
  line('M0-31V-37', 2) +
  line('M-12.6-9.4C-6-12.6 6-12.6 12.6-9.4', 3.4, band);

/** A headcloth falling on the shoulders, held by a cord. */
export const headcloth = (tone: string, fold: string, cord: string): string =>
  cloth(
    tone,
    'M-12-4C-13-14-8-21 0-21S13-14 12-4C13 6 16 14 20 20L10 23C13 12 12 2 10-6 4-11-4-11-10-6-12 2-13 12-10 23L-20 20C-16 14-13 6-12-4Z',
    line('M-13-2C-14 8-16 14-17 22M13-2C14 8 16 14 17 22M-6-20L-9-9M6-20L9-9', 1.4, fold),
  ) + line('M-12.4-10C-6-15.6 6-15.6 12.4-10', 3, cord);

/** A cloth over nose and mouth. */
export const mask = (tone: string): string => shape(tone, 'M-11.6-.6C-6 1.8 6 1.8 11.6-.6L10 9C6 15-6 15-10 9Z', 1.7);

/** Shoulders and chest from (cx, top) down to the lower edge, `half` wide to either side. */
export const chest = (tone: string, cx: number, top: number, half: number, print = ''): string =>
  cloth(
    tone,
    `M${cx - half} 93C${cx - half - 1} ${top + 16} ${cx - half + 6} ${top + 4} ${cx - 7} ${top}H${cx + 7}C${cx + half - 6} ${top + 4} ${cx + half + 1} ${top + 16} ${cx + half} 93Z`,
    print,
  );

export const neck = (skin: string, cx: number, top: number): string =>
  shape(skin, `M${cx - 5.5} ${top - 8}V${top + 3}Q${cx} ${top + 8} ${cx + 5.5} ${top + 3}V${top - 8}Z`, 1.6);

export const hand = (skin: string, x: number, y: number, r = 4.4): string =>
  disc(skin, x, y, r, 1.7) + line(`M${x - 3} ${y - 1}h5.4M${x - 3} ${y + 1.6}h5.4`, 0.9);

/** An open hand, fingers up, wrist at (0, 6). */
export const palm = (skin: string): string =>
  shape(skin, 'M-4 6C-6 2-8-2-6-4-4.6-4.6-3.8-2-3-1-4-5-3-9-1.4-9-.2-9 0-6 .2-3 .6-6 1.4-8.6 2.8-8.4 4.2-8 3.6-4 3.4-1.6 4.6-4 5.8-4.8 6.6-3.8 7.4-2 5 3 4 6Z', 1.5);

/** A curved sword, hilt at (0, 0), pointing up. */
export const sabre = (length: number): string =>
  at(
    0,
    0,
    shape(
      'steel',
      `M-2.4 0C-4 ${-length * 0.4} 0 ${-length * 0.75} 11 ${-length} 12 ${-length * 0.7} 8 ${-length * 0.34} 2.6 0Z`,
      1.6,
    ) +
      line(`M.6-3C1 ${-length * 0.36} 4 ${-length * 0.66} 9 ${-length * 0.86}`, 1.2, 'steel-deep') +
      line('M-6 0H7', 4.6) +
      line('M-6 0H7', 2, 'gold') +
      line('M0 1L-1 9', 5) +
      line('M0 1L-1 9', 2.2, 'wood'),
  );
