/** What the ground of the map is drawn with: textures that repeat, and things that stand on a space around (0, 0). */
import { at, cloth, disc, flat, line, oval, shape } from '../../../lib/art/pen';

const texture = (id: string, width: number, height: number, ground: string, print: string): string =>
  `<pattern id="terrain-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
  `<path d="M0 0h${width}v${height}H0z" fill="var(--art-${ground})"/>${print}</pattern>`;

/** An area whose outline stays behind the ink of what matters. */
const quiet = (tone: string, edge: string, d: string, print: string): string => cloth(tone, d, print, 0) + line(d, 1, edge);

const tuft = (x: number, y: number): string => `M${x} ${y}l-2-4M${x} ${y}v-5M${x} ${y}l2.2-3.6`;
const wave = (x: number, y: number): string => `M${x} ${y}q3-3 6 0t6 0`;
const dune = (x: number, y: number, w: number): string =>
  `M${x} ${y}q${w * 0.45}-${w * 0.42} ${w * 0.62}-${w * 0.3}q${w * 0.2} ${w * 0.06} ${w * 0.38} ${w * 0.3}`;

/** Patterns `terrain-plain`, `terrain-goods`, `terrain-start`, `terrain-desert`, `terrain-mountains`, `terrain-water`. */
export const TEXTURES: string =
  texture(
    'plain',
    73,
    61,
    'parchment',
    line(tuft(12, 14) + tuft(47, 23) + tuft(27, 45) + tuft(64, 54), 0.9, 'parchment-dark') +
      flat('parchment-dark', 'M34 8h1.4v1.4h-1.4zM58 38h1.4v1.4h-1.4zM8 33h1.4v1.4h-1.4zM45 56h1.4v1.4h-1.4zM20 24h1.4v1.4h-1.4z'),
  ) +
  texture(
    'goods',
    61,
    53,
    'cream',
    flat('parchment-deep', 'M9 9l1.5-2 1.5 2-1.5 2zM39 14l1.5-2 1.5 2-1.5 2zM24 34l1.5-2 1.5 2-1.5 2zM53 41l1.5-2 1.5 2-1.5 2z'),
  ) +
  texture('start', 14, 14, 'sand', line('M3 1.5v3M1.5 3h3M10 8.5v3M8.5 10h3', 0.6, 'sand-deep')) +
  texture(
    'desert',
    59,
    47,
    'sand',
    line(dune(4, 18, 24) + dune(32, 38, 22), 1.1, 'sand-deep') +
      flat('sand-deep', 'M40 9h1.4v1.4h-1.4zM48 15h1.4v1.4h-1.4zM12 32h1.4v1.4h-1.4zM20 38h1.4v1.4h-1.4zM31 21h1.4v1.4h-1.4z'),
  ) +
  texture(
    'mountains',
    46,
    38,
    'parchment-deep',
    line('M4 16l6-8 6 8M10 8l1 4M27 34l6-8 6 8M33 26l1 4M28 12l3-4 3 4M6 32l3-4 3 4', 1.1, 'parchment-dark'),
  ) +
  texture('water', 58, 44, 'water', line(wave(6, 10) + wave(34, 22) + wave(14, 36), 1.1, 'water-deep'));

const peak = (x: number, y: number, w: number, h: number): string => {
  const top = `M${x - w} ${y}L${x - w * 0.35} ${y - h * 0.62} ${x} ${y - h} ${x + w * 0.3} ${y - h * 0.6} ${x + w} ${y}Z`;
  return quiet(
    'stone',
    'wood-deep',
    top,
    flat(
      'stone-deep',
      `M${x} ${y - h}L${x - w * 0.1} ${y - h * 0.55} ${x + w * 0.2} ${y - h * 0.3} ${x} ${y}H${x + w}L${x + w * 0.3} ${y - h * 0.6}Z`,
    ) +
      flat(
        'white',
        `M${x - w} ${y - h - 2}H${x + w}V${y - h * 0.68}L${x + w * 0.12} ${y - h * 0.74} ${x} ${y - h * 0.6} ${x - w * 0.14} ${y - h * 0.74} ${x - w} ${y - h * 0.6}Z`,
      ),
  );
};

const palm = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    line('M0 0C-.5-6 .5-10 2-14', 2.2, 'wood-deep') +
      flat(
        'leaf-deep',
        'M2-14C-2-17-6-16-8-12-5-13.5-2-14 1-13.5-2-12-3.5-10-3.5-7-1-10.5 1-12.5 2-14 3-11.5 5.5-9 8.5-8.5 7.5-11.5 5-13 2.5-13.5 6-14.5 9-13.5 11-10.5 10.5-15 6-17 2.5-14.5 3-17.5 1.5-20-2.5-20.5 0-18.5 1.5-17 2-14Z',
      ),
    0,
    scale,
  );

const dome = (x: number, y: number, r: number, tone: string): string =>
  shape(
    tone,
    `M${x - r} ${y}C${x - r * 1.35} ${y - r * 0.9} ${x - r * 0.5} ${y - r * 1.3} ${x} ${y - r * 1.9}C${x + r * 0.5} ${y - r * 1.3} ${x + r * 1.35} ${y - r * 0.9} ${x + r} ${y}Z`,
    1.1,
  ) + line(`M${x} ${y - r * 1.9}v-2`, 1.1);

const wall = (x: number, y: number, w: number, h: number, tone = 'cream'): string => shape(tone, `M${x} ${y}h${w}v${h}h${-w}z`, 1.1);
const gate = (x: number, y: number, w: number, h: number, tone = 'ink'): string =>
  flat(tone, `M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`);
const minaret = (x: number, y: number, h: number): string =>
  wall(x - 1.6, y - h, 3.2, h) +
  wall(x - 2.3, y - h * 0.8, 4.6, 1.6, 'clay-light') +
  shape('glaze', `M${x - 1.8} ${y - h}L${x} ${y - h - 4.5} ${x + 1.8} ${y - h}Z`, 1);
const merlons = (x: number, y: number, w: number): string => {
  let d = '';
  for (let dx = 0; dx < w; dx += 3) d += `M${x + dx} ${y}h1.7v-2h-1.7z`;
  return flat('ink', d);
};

/** The city of each look, at most 44 wide and 26 high, tallest in the middle. */
const CITIES: Readonly<Record<string, string>> = {
  // a great low dome between half domes
  byzantium:
    wall(-18, -8, 36, 8) +
    shape('lapis', 'M-16-8a5.5 5.5 0 0 1 11 0zM5-8a5.5 5.5 0 0 1 11 0z', 1.1) +
    wall(-9, -13, 18, 13) +
    shape('lapis', 'M-9-13a9 8.5 0 0 1 18 0z', 1.2) +
    line('M0-21.5v-3.5', 1.2) +
    disc('sun', 0, -24.4, 1.5, 1) +
    gate(0, 0, 4, 6) +
    gate(-12, 0, 3, 4.5) +
    gate(12, 0, 3, 4.5) +
    line('M-9-11h18', 0.9, 'saffron-deep'),
  // an oasis town with a tall tower
  levant:
    wall(-17, -9, 14, 9, 'clay-light') +
    wall(2, -8, 15, 8) +
    dome(9, -8, 5, 'glaze') +
    wall(-5, -20, 7, 20) +
    shape('madder', 'M-5.5-20L-1.5-26 2.5-20Z', 1.1) +
    gate(-1.5, 0, 3.4, 6) +
    gate(-1.5, -12, 2.4, 4) +
    gate(-11, 0, 3.4, 5) +
    gate(10, 0, 3, 4.5) +
    palm(-15, -1, 0.7) +
    palm(17, 0, 0.62),
  // a round city behind its wall
  tigris:
    wall(-7, -16, 14, 16, 'sand') +
    dome(0, -16, 5.5, 'glaze') +
    minaret(-13, -2, 15) +
    minaret(13, -2, 15) +
    shape('clay', 'M-20 0V-8Q0-11.5 20-8V0Z', 1.2) +
    merlons(-19, -8.5, 8) +
    merlons(12, -8.5, 7) +
    gate(0, 0, 5, 7) +
    line('M-20-4Q0-7 20-4', 0.8, 'clay-deep'),
  // portal and ribbed blue domes
  sogdia:
    wall(-17, -10, 34, 10, 'sand') +
    dome(-12, -10, 4.6, 'glaze') +
    dome(12, -10, 4.6, 'glaze') +
    wall(-7, -19, 14, 19, 'lapis') +
    gate(0, 0, 8, 15, 'cream') +
    gate(0, 0, 4, 8) +
    line('M-6-17.5h12', 1.1, 'sun') +
    minaret(-19, 0, 19) +
    minaret(19, 0, 19),
  // a storeyed tower with turned-up eaves
  china:
    [
      [11, 0, 6],
      [8, -8.5, 5],
      [5.5, -15.5, 4],
    ]
      .map(
        ([w = 0, y = 0, h = 0]) =>
          wall(-w * 0.7, y - h, w * 1.4, h, 'madder') +
          shape(
            'glaze-deep',
            `M${-w - 3} ${y - h - 0.5}C${-w} ${y - h - 0.8} ${-w * 0.7} ${y - h - 2.5} ${-w * 0.5} ${y - h - 3.5}H${w * 0.5}C${w * 0.7} ${y - h - 2.5} ${w} ${y - h - 0.8} ${w + 3} ${y - h - 0.5}Z`,
            1.1,
          ),
      )
      .join('') +
    line('M0-23v-3.5', 1.4) +
    gate(0, 0, 4, 5) +
    shape('clay', 'M-22 0V-4H-12V0ZM12 0V-4H22V0Z', 1.1) +
    merlons(-21.5, -4, 9) +
    merlons(12.5, -4, 9),
  // pyramids behind a town on the river
  egypt:
    cloth('saffron', 'M-22 0L-8-20 6 0Z', flat('saffron-deep', 'M-8-20L-4 0H6Z'), 1.2) +
    cloth('saffron', 'M-4 0L9-24 22 0Z', flat('saffron-deep', 'M9-24L13 0H22Z'), 1.2) +
    wall(-13, -6, 11, 6) +
    gate(-7.5, 0, 3, 4) +
    palm(-15, 0, 0.72) +
    palm(3, 0, 0.62),
  // houses, a tower and palms between bare hills
  arabia:
    cloth('clay-light', 'M-22 0C-18-12-10-14-4-8 2-18 14-16 22 0Z', flat('clay', 'M8-13C14-12 20-6 22 0H12Z'), 1.1) +
    wall(-12, -10, 10, 10) +
    wall(4, -8, 11, 8, 'sand') +
    minaret(0.5, 0, 20) +
    gate(-7, 0, 3.4, 5) +
    gate(9.5, 0, 3, 4.5) +
    palm(-17, 0, 0.8) +
    palm(18, 0, 0.66),
  // a fort with round towers above a harbour
  oman:
    shape('stone-deep', 'M-20 0C-17-8-9-10-2-9S16-7 20 0Z', 1.2) +
    wall(-9, -15, 18, 8, 'sand') +
    merlons(-8.5, -15, 17) +
    wall(-15, -19, 8, 14, 'cream') +
    merlons(-14.5, -19, 8) +
    wall(7, -22, 8, 17, 'cream') +
    merlons(7.5, -22, 8) +
    gate(0, -6, 4, 5.5) +
    line('M11-24v-3', 1.1) +
    flat('madder', 'M11-27h5l-1.5 1.2 1.5 1.2h-5z'),
  // columns on a terrace
  persia:
    [-14, -7, 0, 7, 14]
      .map((x) => wall(x - 1.5, -19, 3, 14) + shape('sand', `M${x - 3} -19L${x - 2} -22.5H${x + 2}L${x + 3} -19Z`, 1))
      .join('') +
    wall(-18, -25, 36, 3, 'saffron') +
    shape('sand', 'M-22 0L-17-5.5H17L22 0Z', 1.2) +
    line('M-19-2.5H19M-6 0L-3-5.5M6 0L3-5.5', 0.9, 'wood'),
  // a curved temple tower beside a tree
  sindh:
    wall(-16, -8, 32, 8, 'clay-light') +
    cloth(
      'clay',
      'M-9 0C-9-12-6-20-2-24H2C6-20 9-12 9 0Z',
      line('M-9-5H9M-8-10H8M-7-15H7M-5-19.5H5', 1, 'clay-deep') + flat('clay-deep', 'M4-24L9-14V0H5Z'),
      1.2,
    ) +
    oval('saffron', 0, -24.6, 3, 1.6, 1) +
    line('M0-26v-1.5', 1.2) +
    gate(0, 0, 4.4, 7) +
    gate(-12.5, 0, 2.8, 4) +
    gate(12.5, 0, 2.8, 4) +
    shape('leaf', 'M14-8C10-10 11-15 15-15 17-19 23-16 21-12 23-9 19-7 17-8Z', 1.1),
};

const ship =
  shape('wood', 'M-11 3H11L7.5 8.5H-8Z', 1.2) +
  line('M0 3V-12', 1.4) +
  shape('cream', 'M-7 1C-1-3 2-8 3-13 8-9 9-4 8 1Z', 1.2) +
  line('M-1-3.5C2-2.5 5-2.5 8-3.5', 1, 'madder') +
  line('M-16 9.5q2.5-2 5 0t5 0 5 0 5 0 5 0 5 0', 1.2, 'water-deep');

/** Things that stand on the ground, by name. A city stands back, so that a camel in front of it hides its foot only. */
const STANDING: Readonly<Record<string, string>> = {
  'mountains-0': peak(-12, 12, 13, 24) + peak(13, 10, 12, 20) + peak(1, 17, 15, 30),
  'mountains-1': peak(9, 9, 14, 28) + peak(-13, 14, 11, 18) + peak(17, 17, 9, 14) + peak(0, 18, 10, 16),
  'mountains-2': peak(-6, 8, 15, 30) + peak(13, 14, 13, 22) + peak(-15, 17, 10, 15),
  'dunes-0':
    quiet('sand', 'parchment-dark', 'M-24 8C-18-4-8-10-2-6 4-2 6 4 10 8Z', flat('sand-deep', 'M-2-6C4-2 6 4 10 8H-4C-2 2-1-2-2-6Z')) +
    quiet(
      'sand',
      'parchment-dark',
      'M-8 18C0 6 10 2 15 6 20 9 22 14 25 18Z',
      flat('sand-deep', 'M15 6C20 9 22 14 25 18H12C15 14 16 10 15 6Z'),
    ) +
    line('M-20 15q5-2 10 0M6-8q5-2 10 0M-12-14q4-2 8 0', 1, 'sand-deep'),
  'dunes-1':
    quiet(
      'sand',
      'parchment-dark',
      'M-6 2C0-10 9-14 14-10 19-7 21-2 24 2Z',
      flat('sand-deep', 'M14-10C19-7 21-2 24 2H10C14-2 15-6 14-10Z'),
    ) +
    quiet('sand', 'parchment-dark', 'M-25 17C-17 4-7 0-2 4 4 8 6 13 10 17Z', flat('sand-deep', 'M-2 4C4 8 6 13 10 17H-5C-2 12-1 8-2 4Z')) +
    line('M12 12q5-2 10 0M-20-6q4-2 8 0', 1, 'sand-deep'),
  'dunes-2':
    quiet(
      'sand',
      'parchment-dark',
      'M-22 14C-10-6 6-10 12-4 17 2 20 8 24 14Z',
      flat('sand-deep', 'M12-4C17 2 20 8 24 14H6C11 8 13 2 12-4Z'),
    ) +
    palm(-14, 14, 0.8) +
    line('M-6 19q5-2 10 0M-16-10q4-2 8 0', 1, 'sand-deep'),
  ship,
  ...Object.fromEntries(Object.entries(CITIES).map(([look, markup]) => [`city-${look}`, at(0, -4, markup)])),
};

/** How many different mountains and dunes there are: `land-mountains-0` to `-2`, `land-dunes-0` to `-2`. */
export const VARIANTS = 3;

/** Groups `land-<name>` for the map's <defs>. */
export const LAND: string = Object.entries(STANDING)
  .map(([name, markup]) => `<g id="land-${name}">${markup.replaceAll('~', `land-${name}-`)}</g>`)
  .join('');

/** Quiet company for the margins and seas, by name; each about 60 wide around (0, 0), drawn in one tone. */
const sea = 'lapis-deep';
const walker = (x: number, s: number): string =>
  at(
    x,
    0,
    flat(
      'wood-deep',
      'M-12 2C-13-3-9-9-6-9-4-9-4-6-2-6S0-9 2-9C5-9 6-5 8-4 9-7 8-12 11-12L15-11 15-9 12.5-9C13-4 11 0 8 2L10 11H8L5 3H-5L-6 11H-8L-7 3-11 11H-13L-10 3Z',
    ) +
      flat('parchment', 'M-5.5-5.5Q-2-3.5 2-5.5L3 2H-6.5Z') +
      flat('madder', 'M-5.8-2.5Q-2-.5 2.3-2.5L2.6-.5Q-2 1.5-6.1-.5Z'),
    0,
    s,
  );

export const COMPANY: Readonly<Record<'caravan' | 'whale' | 'galley' | 'simurgh', string>> = {
  caravan:
    line('M-27-3Q-20 1-12-3M3-3Q10 1 17-3', 0.8, 'wood-deep') +
    walker(-30, 0.9) +
    walker(0, 0.9) +
    walker(30, 0.9) +
    line('M-44 11H44', 0.8, 'parchment-dark'),
  whale:
    shape(
      'water-deep',
      'M-22 2C-20-10 0-14 12-4 16-2 20-4 21-9 18-11 16-13 16-16 20-16 23-14 24-12 26-14 29-15 32-14 31-11 29-9 25-8 26 2 18 8 6 8H-14C-20 8-23 6-22 2Z',
      1.2,
    ) +
    disc(sea, -14, -1, 1.2, 0) +
    line('M-22 4C-16 7-8 6-4 3M-4-10C-6-16-10-17-12-15M-4-10C-3-16 1-18 4-16', 1.2, sea) +
    line('M-32 10q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0', 1.2, sea),
  galley:
    shape('wood', 'M-24 2C-16 5 14 5 24-2L20 9H-18Z', 1.2) +
    line('M0 2V-24M-12 10l-4 5M-4 10l-4 5M4 10l-4 5M12 10l-4 5', 1.4) +
    cloth('cream', 'M-14-22H14C11-14 12-8 15-2-2-5-8-5-15-2-12-8-11-14-14-22Z', line('M-5-24V0M5-24V0', 3.5, 'madder'), 1.2) +
    flat('madder', 'M0-24l9 2.5-9 2.5z') +
    line('M-34 13q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0', 1.2, sea),
  simurgh:
    line('M-6 4C-16 6-22 14-34 12M-6 5C-16 9-20 18-30 20M-5 6C-12 12-14 20-22 24', 2.2, 'madder') +
    flat(
      'saffron-deep',
      'M-36 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M-32 20m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M-24 25m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
    ) +
    shape('saffron', 'M-8 6C-4-2 6-2 12-6 14-12 20-14 23-11L28-9 23-7C21 2 12 10 2 10-4 10-8 9-8 6Z', 1.2) +
    shape('lapis', 'M0 2C-6-8-8-18-2-26 0-20 3-18 5-14 6-18 9-21 13-22 12-14 11-6 8 2Z', 1.2) +
    line('M2-2C0-8-1-13-1-18M5-2C6-8 7-12 10-16', 1, 'lapis-light') +
    disc('ink', 22, -9.6, 0.9, 0) +
    line('M18-13C17-17 19-19 21-20M20-13C21-16 23-18 25-18', 1.2),
};
