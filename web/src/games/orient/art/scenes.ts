/** The tables and the places of the game: skylines of night and day, the bazaar, the court, and the city for the start page. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape, zigzag } from '../../../lib/art/pen';
import { chest, face, neck, turban } from './figures';
import { dome, hoard, lantern, moon, roofs, stars } from './places';

/** A skyline from -120 to 840 whose foot lies on 90; it can be cut at both sides. */
const skyline = (tone: string, light: string): string => [-120, 0, 120, 240, 360, 480, 600, 720].map((x, i) => at(i % 2 ? x + 120 : x, 90, at(0, -90, roofs(90, tone, light)), 0, 1, i % 2 ? -1 : 1)).join('');

const tree = (x: number, y: number, scale: number): string =>
  at(x, y, line('M0 0C-1-14 1-26 5-38', 3.4, 'wood-deep') + flat('leaf-deep', 'M5-38C-2-44-10-42-14-35-8-38-2-38 5-38-1-35-5-31-5-24 0-30 4-34 5-38 8-33 12-29 18-27 16-33 11-37 5-38 12-41 19-39 23-33 22-42 13-46 5-38 6-45 3-50-4-51 0-47 4-43 5-38Z'), 0, scale);

export const NIGHT_ROOFS: string = faint(0.55, at(-30, -22, skyline('dusk-deep', 'dusk-light'), 0, 1.1)) + at(0, 16, skyline('night-deep', 'sun'), 0, 0.85);
export const DAY_ROOFS: string = faint(0.6, at(-30, -22, skyline('apricot-light', 'apricot-deep'), 0, 1.1)) + at(0, 16, skyline('apricot-deep', 'clay-deep'), 0, 0.85) + tree(70, 92, 1) + tree(640, 92, 1.2);

export const NIGHT_STARS: readonly string[] = [
  stars([[30, 40, 3], [170, 90, 2.4], [90, 180, 2], [210, 200, 2.6]]),
  stars([[120, 30, 2], [40, 120, 2.6], [190, 150, 2], [130, 220, 2.4]]),
];
export const MOON: string = moon(40, 40, 24);
export const LANTERN: string = lantern(20, 62, 1);
export const SUN: string = faint(0.35, disc('sun', 60, 60, 58, 0)) + faint(0.6, disc('sun', 60, 60, 44, 0)) + disc('moon', 60, 60, 30, 0);
export const CLOUD: string = faint(0.7, flat('cream', 'M8 34C2 24 16 18 24 22 28 8 52 6 58 18 70 12 86 18 84 28 96 28 96 40 84 40H18C12 40 8 38 8 34Z'));
export const SCALLOPS: string = [0, 1].map((i) => shape(i ? 'cream' : 'red', `M${i * 32} -3h32v15a16 12 0 0 1-32 0z`, 1.8)).join('');

const figure = (x: number, y: number, scale: number, skin: string, robe: string, looks: string): string =>
  at(x, y, at(-60, -90, neck(skin, 60, 54) + chest(robe, 60, 55, 24, flat(`${robe}-deep`, 'M70 54L86 92H68Z')) + at(60, 40, looks)), 0, scale);

const stand = (x: number, even: string, odd: string, goods: string): string =>
  at(
    x,
    0,
    block('clay-deep', 8, 60, 124, 76) + goods + limb('wood', 4, 'M8 60V190M132 60V190', 1.6) +
      cloth('wood-light', 'M2 136H138V192H2Z', diamonds(odd === 'cream' ? even : odd, 4, 164, 134, 14, 14)) + line('M2 137H138', 3.4) +
      Array.from({ length: 5 }, (_, i) => shape(i % 2 ? odd : even, `M${i * 26 + 10} 36h24l${(i - 2) * 3 + 3} 26a13.5 10 0 0 1-27 0z`, 1.8)).join(''),
  );

/** 480 x 200. */
export const BAZAAR: string =
  block('apricot', -200, -100, 880, 300) + flat('apricot-light', 'M-200 70Q60 30 240 56T680 50V200H-200Z') + disc('sun', 240, 46, 26, 0) +
  at(0, 20, faint(0.7, skyline('apricot-deep', 'clay-deep'))) + block('sand', -200, 108, 880, 100) + block('sand-deep', -200, 176, 880, 30) +
  stand(10, 'red', 'cream', oval('gold', 36, 130, 18, 12, 1.8) + oval('leaf', 70, 128, 16, 14, 1.8) + oval('red', 106, 130, 18, 12, 1.8)) +
  stand(330, 'teal', 'cream', shape('dusk', 'M22 136V80H46V136Z') + zigzag('sun', 22, 104, 24, 6, 6, 2) + shape('blue', 'M58 136V88H82V136Z') + shape('rose', 'M94 136V84H118V136Z')) +
  figure(200, 196, 0.95, 'tan', 'dusk', face({ skin: 'tan', brow: -1, mouth: 'laugh', beard: 'full' }) + turban('white', 'dusk-light', 'red')) +
  figure(280, 196, 0.95, 'brown', 'teal', face({ skin: 'brown', eyes: 'sly', brow: 0.6, mouth: 'smile', moustache: 'curled' }) + turban('sun', 'gold-deep', 'teal')) +
  at(240, 182, hoard(0, 0, 1));

const pillar = (x: number): string => shape('sand', `M${x - 11} 200V50H${x + 11}V200Z`) + shape('gold', `M${x - 17} 40H${x + 17}L${x + 11} 54H${x - 11}Z`) + zigzag('teal', x - 10, 76, 20, 7, 7, 2) + zigzag('teal', x - 10, 160, 20, 7, 7, 2);

/** 480 x 200. */
export const COURT: string =
  block('clay', -200, -100, 880, 320) + dots('clay-deep', [-200, -90, 880, 290], 16, 1.6) +
  [60, 180, 300, 420].map((x) => shape('gold', `M${x - 46} 200V80C${x - 46} 40 ${x - 18} 30 ${x} 10 ${x + 18} 30 ${x + 46} 40 ${x + 46} 80V200Z`, 1.6) + flat('apricot-light', `M${x - 40} 200V82C${x - 40} 46 ${x - 16} 36 ${x} 18 ${x + 16} 36 ${x + 40} 46 ${x + 40} 82V200Z`)).join('') +
  at(60, 176, faint(0.6, dome(0, 0, 20, 'apricot-deep'))) + at(420, 176, faint(0.6, dome(0, 0, 20, 'apricot-deep'))) +
  [0, 120, 360, 480].map(pillar).join('') + block('sand-deep', -200, 178, 880, 40) + diamonds('clay', -200, 189, 880, 16, 10) +
  shape('red', 'M180 186V76C180 40 214 34 240 12 266 34 300 40 300 76V186Z') + dots('sun', [190, 66, 98, 100], 13, 1.6) +
  figure(240, 168, 1.05, 'fair', 'leaf', face({ skin: 'fair', brow: 1, mouth: 'calm', hair: 'stone', beard: 'pointed', moustache: 'full' }) + turban('white', 'dusk-light', 'teal')) +
  cloth('wood', 'M170 146H310V194H170Z', diamonds('gold', 170, 170, 140, 14, 16)) + limb('wood-light', 4, 'M164 146H316', 1.8) +
  at(136, 140, limb('gold', 3, 'M0 48V-60M-26-52H26', 1.5) + line('M-26-52L-36-22M-26-52L-16-22M26-52L16-18M26-52L36-18', 1.3) + shape('gold', 'M-38-22H-14Q-26-8-38-22ZM14-18H38Q26-4 14-18Z', 1.6) + shape('gold', 'M-14 50L0 40 14 50Z', 1.6));

/** 480 x 320. */
export const CITY: string =
  block('night-deep', -200, -200, 880, 320) + flat('night', 'M-200 40Q60 10 240 40T680 30V200H-200Z') + flat('dusk-deep', 'M-200 110Q60 80 240 104T680 96V260H-200Z') + flat('dusk', 'M-200 160Q60 136 240 152T680 146V300H-200Z') + flat('apricot-deep', 'M-200 184Q60 164 240 178T680 170V320H-200Z') +
  stars([[40, 30, 4], [96, 64, 3], [150, 22, 3], [214, 50, 2.4], [330, 20, 4], [440, 44, 3], [400, 100, 2.4], [60, 108, 2.4], [290, 80, 2.4], [20, 72, 2]]) +
  moon(372, 62, 26) +
  at(-40, 124, skyline('dusk-deep', 'sun')) +
  block('dusk-deep', -200, 213, 880, 90) +
  at(240, 250, shape('night', 'M-120 70V-20H120V70Z') + shape('night', 'M-96 70V-92L-86-112-76-92V70ZM96 70V-92L86-112 76-92V70Z') + cloth('teal', 'M-54-44C-78-86-26-106 0-142 26-106 78-86 54-44Z', flat('teal-deep', 'M16-130C50-90 44-60 36-40H70V-130Z') + line('M-36-44C-50-80-16-104 0-140M36-44C50-80 16-104 0-140M0-44V-140', 2, 'teal-light')) + shape('gold', 'M-52-44H52V-20H-52Z') + diamonds('red', -50, -32, 98, 12, 10) + line('M0-140V-158', 3) + disc('sun', 0, -160, 5) + shape('gold', 'M-30 70V20C-30-2-12-4 0-16 12-4 30-2 30 20V70Z') + flat('sun', 'M-22 70V24C-22 8-8 4 0-4 8 4 22 8 22 24V70Z') + flat('sun', [-104, -60, 48, 92].map((x) => `M${x} 40V22q6-10 12 0v18z`).join(''))) +
  flat('night-deep', 'M-200 282C-60 262 120 296 240 284S480 264 680 286V520H-200Z') +
  at(116, 176, cloth('red', 'M-56-2C-38-12-22 6 0-2S40-12 58-4L52 10C36 2 20 16 0 10S-36 4-50 12Z', zigzag('sun', -56, 1, 114, 9, 7, 2.2)) + line('M-56-2L-61 2M-54 5L-59 9M58-4L63-1M56 3L61 6', 2, 'sun') + shape('dusk', 'M-14 2C-18-10-12-24-6-27H6C12-24 18-10 14 2Z') + shape('cream', 'M-24 4C-22-6 22-6 24 4Q0 10-24 4Z') + at(0, -38, face({ skin: 'tan', brow: -1, mouth: 'laugh' }) + turban('white', 'dusk-light', 'red'), 0, 0.86)) +
  at(76, 300, hoard(0, 0, 1.2)) + at(410, 302, hoard(0, 0, 1.1)) +
  at(24, 66, lantern(0, 0, 1.6)) + at(456, 126, lantern(0, 0, 1.4));
