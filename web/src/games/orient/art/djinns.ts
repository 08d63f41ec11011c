/** The djinns, 120 x 90: each rises from smoke in its own colour and shows what it does. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { face, hand } from './figures';
import { dunes, ground, hall, moon, nightCity, stars } from './places';

interface Djinn {
  readonly tone: string;
  readonly light: string;
  readonly eyes?: 'open' | 'wide' | 'sly' | 'smiling' | 'lowered';
  readonly brow?: number;
  readonly mouth?: 'calm' | 'smile' | 'laugh' | 'stern' | 'round';
}

/** Trunk that narrows to smoke, and a head with pointed ears and a knot of hair; the head lies around (0, -24). */
const djinn = ({ tone, light, eyes = 'open', brow = 1.4, mouth = 'smile' }: Djinn): string =>
  cloth(
    tone,
    'M-22-4C-16-12-8-13 0-13S16-12 22-4C26 6 18 16 14 24 10 34 22 40 16 50 6 62-18 56-26 66-22 50-6 48-8 38-8 30-16 20-20 12-24 6-24 0-22-4Z',
    flat(`${tone}-deep`, 'M10-14C18 4 8 18 8 28 8 40 14 44 4 54L24 60 30-6Z') + line('M-14 18Q0 26 14 18M-8 34Q2 40 14 34M-14 50Q0 46 8 40', 1.6, light),
  ) +
  line('M-12-8Q0 4 12-8', 3.4) +
  line('M-12-8Q0 4 12-8', 1.6, 'sun') +
  at(0, -26, shape(tone, 'M-10-4L-20-10-11 3ZM10-4L20-10 11 3Z', 1.6) + face({ skin: tone, eyes, brow, mouth, beard: 'tuft' }) + shape('ink', 'M-6-16C-6-22-2-23-2-27-8-32 2-36 6-31 10-26 2-26 6-16Z', 1) + line('M-3-24H3', 2.6, 'sun') + disc('sun', -12, 5, 2.2, 1.2) + disc('sun', 12, 5, 2.2, 1.2));

const arm = (tone: string, d: string): string => limb(tone, 7, d);

const cuffed = (tone: string, x: number, y: number): string => disc('gold', x, y, 5.6, 1.6) + hand(tone, x, y, 4.6);

const smoke = (tone: string): string =>
  faint(0.55, flat(tone, 'M-4 92C-4 74 14 70 26 76 34 64 54 68 58 78 70 66 92 66 98 78 108 70 124 74 124 92Z'));

const pilfer = (sky: string, far: string): string =>
  nightCity(sky, far, 70) +
  smoke('teal-light') +
  at(46, 48, djinn({ tone: 'teal', light: 'teal-light', eyes: 'sly', brow: -0.6, mouth: 'laugh' })) +
  arm('teal', 'M26 48C12 54 12 66 22 70') +
  cuffed('teal', 23, 70) +
  arm('teal', 'M66 46C86 44 96 50 98 62') +
  shape('gold', 'M82 66H114V84H82Z') +
  line('M90 66V84M106 66V84', 2, 'gold-deep') +
  shape('gold', 'M81 67C83 57 113 57 115 67Z') +
  shape('red', 'M98 66l4 4-4 4-4-4z', 1.3) +
  cuffed('teal', 98, 60);

const whirl = (): string =>
  dunes('dusk-deep', 'sand-deep', 'sand') +
  [[14, 26, -24], [102, 22, 20], [20, 62, 14], [104, 60, -18], [92, 40, 40]].map(([x = 0, y = 0, turn = 0]) => at(x, y, shape('red-deep', 'M-6-8.500H6V8.500H-6Z', 1.6) + shape('gold', 'M0-4L3 0 0 4-3 0Z', 0), turn)).join('') +
  cloth('sand', 'M28 40C40 34 80 34 92 40 94 50 84 56 78 66 70 74 74 84 60 92 50 84 48 74 42 66 36 56 26 50 28 40Z', line('M26 44Q60 58 94 44M32 54Q60 66 88 54M40 64Q60 74 80 64M46 74Q60 82 74 74M52 82Q60 88 68 82', 2.4, 'sand-deep')) +
  at(60, 52, djinn({ tone: 'apricot', light: 'cream', eyes: 'wide', brow: 0, mouth: 'round' })) +
  cloth('sand', 'M30 62C44 70 76 70 90 60L78 70C72 78 72 86 60 92 50 86 48 78 42 70Z', line('M32 64Q60 78 88 62M44 74Q60 82 76 74', 2.2, 'sand-deep'), 1.8) +
  arm('apricot', 'M40 52C26 46 26 36 30 28') +
  arm('apricot', 'M80 52C94 46 94 36 90 28') +
  cuffed('apricot', 30, 27) +
  cuffed('apricot', 90, 27);

const terror = (): string =>
  ground('night-deep') +
  faint(0.7, flat('red-deep', 'M60 40L-10-10V30ZM60 40L130-10V30ZM60 40L20-10H50ZM60 40L100-10H70ZM60 40L-10 50V90ZM60 40L130 50V90Z')) +
  cloth('red', 'M16 60C8 30 26 8 60 8S112 30 104 60C104 78 90 94 60 94S16 78 16 60Z', flat('red-deep', 'M78 6C100 30 96 70 72 96H120V6Z')) +
  shape('cream', 'M26 24C14 18 10 8 14-2 18 8 26 10 36 12ZM94 24C106 18 110 8 106-2 102 8 94 10 84 12Z') +
  shape('sun', 'M28 36Q40 26 53 40 40 50 28 36ZM92 36Q80 26 67 40 80 50 92 36Z') +
  oval('ink', 42, 38, 2.6, 5, 0) +
  oval('ink', 78, 38, 2.6, 5, 0) +
  line('M24 27L54 37M96 27L66 37', 5) +
  shape('ink', 'M28 58Q60 50 92 58C92 78 78 88 60 88S28 78 28 58Z') +
  flat('rose', 'M42 82Q60 66 78 82 60 92 42 82Z') +
  shape('white', 'M31 58L37 72 43 56ZM89 58L83 72 77 56ZM46 56l4 7 4-8zM66 55l4 8 4-7z', 1.4) +
  at(20, 82, disc('night-light', 0, -8, 4, 1.4) + shape('night-light', 'M-4-4H4L6 10H-6Z', 1.4) + line('M-5-2L-9-9M5-2L9-9', 2)) +
  at(102, 82, disc('night-light', 0, -8, 4, 1.4) + shape('night-light', 'M-4-4H4L6 10H-6Z', 1.4) + line('M-5-2L-9-9M5-2L9-9', 2));

const gaze = (x: number, y: number, r: number): string =>
  shape('white', `M${x - r * 1.5} ${y}Q${x} ${y - r * 1.6} ${x + r * 1.5} ${y} ${x} ${y + r * 1.6} ${x - r * 1.5} ${y}Z`, 1.4) + disc('teal', x, y, r * 0.72, 0) + disc('ink', x, y, r * 0.36, 0);

const thousandEyes = (): string =>
  ground('night') +
  cloth('dusk', 'M-4 92V70C-2 50 14 52 16 40 10 22 30 12 42 18 50 4 76 4 82 16 98 10 112 22 106 40 110 52 124 52 124 70V92Z', flat('dusk-deep', 'M82 10C110 30 92 60 104 94H130V10Z')) +
  gaze(26, 32, 6) + gaze(50, 24, 4.5) + gaze(74, 24, 5) + gaze(96, 34, 6) + gaze(12, 64, 5) + gaze(108, 64, 5.5) + gaze(30, 52, 4) + gaze(92, 52, 4.2) + gaze(18, 82, 4.4) + gaze(102, 83, 4) + gaze(38, 78, 5) + gaze(83, 78, 5) +
  at(60, 56, face({ skin: 'dusk-light', eyes: 'wide', brow: 0.5, mouth: 'calm' }), 0, 1.1) +
  gaze(60, 44, 4);

const exchange = (): string =>
  hall('blue-deep', 'blue', 'night', 26, 94) +
  smoke('blue-light') +
  at(60, 50, djinn({ tone: 'blue', light: 'blue-light', eyes: 'smiling', brow: -1, mouth: 'smile' })) +
  arm('blue', 'M40 48C22 50 18 44 20 34') +
  arm('blue', 'M80 48C98 50 102 44 100 34') +
  shape('red', 'M8 14H32V30H8Z') + shape('sun', 'M20 17l5 5-5 5-5-5z', 1.2) +
  shape('gold', 'M100 10A10 10 0 1 1 99.9 10Z') + shape('teal', 'M100 15l5 5-5 5-5-5z', 1.2) +
  cuffed('blue', 20, 33) +
  cuffed('blue', 100, 33) +
  line('M40 10C52 2 68 2 80 10M80 10l-8 0M80 10l-2-8', 3.6, 'sun') +
  line('M80 84C68 92 52 92 40 84M40 84l8 0M40 84l2 7', 3.6, 'sun');

const gate = (): string =>
  ground('night-deep') +
  stars([[10, 10, 2.4], [110, 12, 2.4], [20, 40, 1.6], [102, 42, 1.6]]) +
  at(60, 40, djinn({ tone: 'gold', light: 'sun', brow: 2.2, mouth: 'stern' })) +
  cloth('clay', 'M8 92V54H112V92Z', flat('clay-deep', 'M8 84H112V94H8Z') + dots('gold', [14, 60, 92, 28], 12, 2.2) + block('gold', 8, 53, 104, 4)) +
  line('M60 54V92', 3) +
  disc('gold', 50, 74, 6) + disc('clay-deep', 50, 74, 3, 1.2) +
  disc('gold', 70, 74, 6) + disc('clay-deep', 70, 74, 3, 1.2) +
  arm('gold', 'M40 38C20 40 24 56 46 54') +
  arm('gold', 'M80 38C100 40 96 56 74 54') +
  cuffed('gold', 48, 54) +
  cuffed('gold', 72, 54);

const road = (): string =>
  dunes('night', 'dusk', 'dusk-deep') +
  moon(18, 18, 8) +
  flat('sand', 'M58 92C80 84 110 82 100 72 88 62 60 66 70 56 76 52 90 52 92 50H96C94 56 78 56 80 60 92 66 118 64 114 78 110 88 100 88 92 92Z') +
  at(36, 46, djinn({ tone: 'leaf', light: 'leaf-light', eyes: 'smiling', brow: -1, mouth: 'smile' })) +
  arm('leaf', 'M56 44C70 44 76 40 84 36') +
  cuffed('leaf', 85, 35) +
  line('M89 34L97 31', 4) + line('M89 34L97 31', 2, 'leaf') +
  at(98, 74, shape('cream', 'M-5 6L-3-6H3L6 6Z', 1.4) + disc('tan', 0, -9, 3.4, 1.3) + flat('white', 'M-3-8H3L0 0Z') + shape('white', 'M-5-11Q0-17 5-11Z', 1.2) + line('M8 6L7-10', 1.8, 'wood-light'));

const veil = (): string =>
  hall('dusk', 'dusk-light', 'night-deep', 20, 100) +
  stars([[40, 30, 2], [82, 28, 2.4]]) +
  at(60, 44, djinn({ tone: 'rose', light: 'cream', eyes: 'lowered', brow: -1, mouth: 'calm' })) +
  [16, 45, 75, 104].map((x) => shape('gold', `M${x - 8} 92V72H${x + 8}V92Z`, 1.8) + shape('dusk-deep', `M${x - 4} 92V82Q${x} 74 ${x + 4} 82V92Z`, 1.2)).join('') +
  faint(0.88, cloth('white', 'M18 34C24 58 40 52 60 58S98 58 102 34C112 56 116 70 118 82 104 74 94 84 80 78S50 84 38 77 14 80 2 82C4 70 8 56 18 34Z', diamonds('dusk-light', 4, 70, 112, 12, 7) + line('M18 38C18 56 14 68 10 80M34 52C34 64 32 70 30 78M86 54C88 64 90 70 92 80M102 38C104 56 106 66 110 78', 1.4, 'dusk-light'))) +
  arm('rose', 'M40 42C28 42 22 38 19 32') +
  arm('rose', 'M80 42C92 42 98 38 101 32') +
  cuffed('rose', 19, 32) +
  cuffed('rose', 101, 32);

export const DJINNS: Readonly<Record<string, string>> = {
  ev_snatch_a: pilfer('dusk-deep', 'night-deep'),
  ev_snatch_d: pilfer('night', 'teal-deep'),
  ev_whirl: whirl(),
  ev_terror: terror(),
  ev_eyes: thousandEyes(),
  ev_swap: exchange(),
  ev_wall: gate(),
  ev_road: road(),
  ev_veil: veil(),
};
