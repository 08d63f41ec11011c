/** Places and lights the pictures are set in. All drawn for 120 x 90 unless they take a position. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, line, shape } from '../../../lib/art/pen';

export const ground = (tone: string): string => block(tone, 0, 0, 120, 90);

/** Four-pointed stars at [x, y, size]. */
export const stars = (places: readonly (readonly [number, number, number])[], tone = 'moon'): string =>
  flat(tone, places.map(([x, y, r]) => `M${x} ${y - r}Q${x} ${y} ${x + r} ${y} ${x} ${y} ${x} ${y + r} ${x} ${y} ${x - r} ${y} ${x} ${y} ${x} ${y - r}Z`).join(''));

/** A crescent around (x, y), open to the upper right. */
export const moon = (x: number, y: number, r: number): string =>
  faint(0.22, disc('moon', x, y, r * 1.5, 0)) +
  at(x, y, flat('moon', 'M2-10A10 10 0 1 0 10 3 8.4 8.4 0 0 1 2-10Z'), 0, r / 10);

/** A pointed dome on its drum, the foot of the drum on (x, y). */
export const dome = (x: number, y: number, r: number, tone: string, drum = tone): string =>
  flat(
    tone,
    `M${x - r} ${y - r * 0.7}C${x - r * 1.3} ${y - r * 1.5} ${x - r * 0.5} ${y - r * 1.9} ${x} ${y - r * 2.4}C${x + r * 0.5} ${y - r * 1.9} ${x + r * 1.3} ${y - r * 1.5} ${x + r} ${y - r * 0.7}Z`,
  ) +
  block(drum, x - r * 0.85, y - r * 0.72, r * 1.7, r * 0.74) +
  line(`M${x} ${y - r * 2.3}v${-r * 0.5}`, 1.2, tone);

/** Far roofs with lit windows, standing on y. */
export const roofs = (y: number, tone: string, light = 'sun'): string =>
  dome(20, y - 10, 11, tone) +
  dome(94, y - 8, 14, tone) +
  dome(56, y - 4, 8, tone) +
  flat(tone, `M0 ${y}v-8h6v-4h30v6h10v-4h22v-2h10v-5h34v9h8V${y}zM42 ${y}V${y - 32}l2-5 2 5V${y}zM112 ${y}V${y - 30}l2-5 2 5V${y}z`) +
  flat(light, [12, 20, 28, 52, 62, 84, 94, 104].map((x) => `M${x} ${y - 2}v-3q1.4-2.4 2.8 0v3z`).join(''));

/** Night over a city. */
export const nightCity = (sky = 'night', roof = 'night-deep', y = 66): string =>
  ground(sky) +
  faint(0.5, flat('dusk', `M0 ${y - 24}Q30 ${y - 34} 60 ${y - 26}T120 ${y - 30}V90H0Z`)) +
  stars([[10, 12, 2.6], [33, 7, 1.8], [52, 15, 1.6], [88, 8, 2.4], [108, 22, 2], [24, 26, 1.6], [76, 20, 1.4]]) +
  roofs(y, roof) +
  block(roof, 0, y, 120, 90 - y);

/** Night over dunes. */
export const dunes = (sky = 'night', far = 'dusk', near = 'dusk-deep'): string =>
  ground(sky) +
  stars([[12, 10, 2.4], [38, 16, 1.6], [60, 6, 2], [84, 14, 1.6], [110, 8, 2.4], [98, 30, 1.6], [22, 30, 1.4]]) +
  flat(far, 'M0 62C14 52 30 48 44 56S76 66 92 54 112 50 120 52V90H0Z') +
  flat(near, 'M0 76C20 66 42 64 60 70S98 80 120 66V90H0Z');

/** A tiled wall with an arched opening between x1 and x2; `beyond` shows through it. */
export const hall = (wall: string, print: string, beyond: string, x1 = 30, x2 = 90): string => {
  const mid = (x1 + x2) / 2;
  return (
    ground(wall) +
    diamonds(print, 0, 5, 120, 10, 6) +
    diamonds(print, -5, 84, 130, 10, 6) +
    dots(print, [4, 16, 112, 58], 12, 1.1) +
    shape('gold', `M${x1 - 4} 92V40C${x1 - 4} 18 ${mid - 12} 14 ${mid} 2 ${mid + 12} 14 ${x2 + 4} 18 ${x2 + 4} 40V92Z`, 1.6) +
    cloth(beyond, `M${x1} 92V41C${x1} 22 ${mid - 10} 18 ${mid} 8 ${mid + 10} 18 ${x2} 22 ${x2} 41V92Z`, '', 1.4)
  );
};

/** A hanging lantern of pierced brass, its chain coming from above to (x, y). */
export const lantern = (x: number, y: number, scale = 1, glass = 'sun'): string =>
  at(
    x,
    y,
    faint(0.25, disc('sun', 0, 9, 15, 0)) +
      line('M0-60V0', 1.4) +
      shape('gold', 'M-4 1Q0-5 4 1Z', 1.4) +
      cloth(glass, 'M-5 2H5L8 9 4 17H-4L-8 9Z', line('M-2 2L-3 17M2 2L3 17M-8 9H8', 1.3, 'gold-deep'), 1.6) +
      shape('gold', 'M-4 17H4L0 22Z', 1.4),
    0,
    scale,
  );

/** Rays from (x, y) to all sides over the whole picture. */
export const rays = (tone: string, x: number, y: number, count = 14): string => {
  const d = Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI, ((i + 0.5) / count) * 2 * Math.PI];
    const tip = (t: number): string => `${(x + 120 * Math.cos(t)).toFixed(1)} ${(y + 120 * Math.sin(t)).toFixed(1)}`;
    return `M${x} ${y}L${tip(a)} ${tip(b)}Z`;
  }).join('');
  return flat(tone, d);
};

/** A scalloped awning hanging into the picture from above. */
export const awning = (even: string, odd: string): string =>
  Array.from({ length: 7 }, (_, i) => shape(i % 2 ? odd : even, `M${i * 20 - 10} -3h20v13a10 8 0 0 1-20 0z`, 1.6)).join('');

/** Day over sand-coloured roofs, with the sun at (x, 26). */
export const dayCity = (x: number, y = 62): string =>
  ground('apricot') +
  flat('apricot-light', `M0 ${y - 20}Q40 ${y - 30} 70 ${y - 20}T120 ${y - 24}V90H0Z`) +
  disc('sun', x, 26, 12, 0) +
  roofs(y, 'apricot-deep', 'clay-deep') +
  block('sand', 0, y, 120, 90 - y) +
  block('sand-deep', 0, y, 120, 2);

/** A heap of gold on the ground around (x, y). */
export const hoard = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    shape('gold', 'M-26 8C-22-2-12-2-8-8-2-14 6-12 9-6 16-6 22 0 26 8Z', 1.7) +
      line('M-18 4q3-3 6 0M-8-2q3-3 6 0M2-6q3-3 6 0M-4 4q3-3 6 0M8 2q3-3 6 0M14 6q3-3 6 0', 1.3, 'gold-deep') +
      shape('red', 'M-9-7l3-3h4l3 3-5 5z', 1.1) +
      shape('teal-light', 'M10-3l2-3h4l2 3-4 4z', 1.1),
    0,
    scale,
  );
