/** Places the scenes are set in: walls, market roofs, savanna, trees. All drawn for 120 x 90. */
import { at, block, diamonds, disc, flat, line, oval, shape, teeth } from '../../../lib/art/pen';

/** Plain sky or wall over the whole picture. */
export const ground = (tone: string): string => block(tone, 0, 0, 120, 90);

/** A plastered wall with a painted band along its foot. */
export const wall = (tone: string, band: string, print: string): string =>
  ground(tone) + block(band, 0, 70, 120, 20) + teeth(print, 0, 70, 120, 12, -9) + block(print, 0, 67.5, 120, 2.5);

/** A scalloped market roof hanging into the picture from above. */
export const awning = (even: string, odd: string): string => {
  const scallop = (i: number): string => shape(i % 2 ? odd : even, `M${i * 20 - 10} -3h20v12a10 8 0 0 1-20 0z`, 1.6);
  return Array.from({ length: 7 }, (_, i) => scallop(i)).join('');
};

/** Low sun in the tones given. */
export const sun = (x: number, y: number, r: number, tone = 'sun', halo = 'peach'): string =>
  disc(halo, x, y, r * 1.35, 0) + disc(tone, x, y, r, 0);

/** Grass land with a flat horizon at `y`. */
export const savanna = (sky: string, near: string, far: string, y = 62): string =>
  ground(sky) +
  flat(far, `M0 ${y - 7}C20 ${y - 13} 34 ${y - 5} 52 ${y - 7}S92 ${y - 14} 120 ${y - 8}V90H0Z`) +
  flat(near, `M0 ${y}C30 ${y - 4} 60 ${y + 3} 120 ${y - 2}V90H0Z`);

/** A flat-topped thorn tree standing at (x, y). */
export const acacia = (x: number, y: number, scale = 1, tone = 'leaf-deep'): string =>
  at(
    x,
    y,
    line('M0 0C0-8-1-12-6-18M0-9C2-13 5-16 9-19', 2.4, 'wood-deep') +
      flat(tone, 'M-19-18C-18-23-10-26-4-26 0-29 9-29 13-26 20-26 24-22 23-18 14-15-10-15-19-18Z'),
    0,
    scale,
  );

/** A palm standing at (x, y). */
export const palm = (x: number, y: number, scale = 1, tone = 'leaf-deep'): string =>
  at(
    x,
    y,
    line('M0 0C-1-12 1-22 5-32', 3, 'wood-deep') +
      flat(
        tone,
        'M5-32C-2-38-10-36-14-29-8-32-2-32 5-32-1-29-5-25-5-18 0-24 4-28 5-32 8-27 12-23 18-21 16-27 11-31 5-32 12-35 19-33 23-27 22-36 13-40 5-32 6-39 3-44-4-45 0-41 3-37 5-32Z',
      ),
    0,
    scale,
  );

/** A round thatched house standing at (x, y). */
export const hut = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    shape('clay-light', 'M-11-12h22V0h-22z', 1.4) +
      diamonds('clay-deep', -11, -9, 22, 5.5, 4) +
      shape('wood-deep', 'M-3 0v-7a3 3 0 0 1 6 0v7z', 1.2) +
      shape('ochre', 'M-16-10L0-27 16-10C8-7-8-7-16-10Z', 1.6) +
      line('M-7-11l4-9M0-10v-11M7-11l-4-9', 1, 'ochre-deep'),
    0,
    scale,
  );

/** Shadow under whatever stands at (x, y). */
export const shadow = (x: number, y: number, width: number, tone: string): string => oval(tone, x, y, width / 2, width / 9, 0);
