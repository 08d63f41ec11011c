/** What flies, magic objects, the two ladies, the ghost and the old man, 120 x 90. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape, stripes } from '../../../lib/art/pen';
import { chest, face, hand, neck, palm, turban } from './figures';
import { dunes, ground, hall, lantern, moon, nightCity, rays, stars } from './places';

const wing = (tone: string, shade: string): string =>
  cloth(tone, 'M0 6C-10-8-12-26-4-40 6-34 14-40 26-44 24-34 34-32 44-30 36-22 42-16 46-10 34-10 30-2 28 6 18 2 8 10 0 6Z', flat(shade, 'M0 6C8 0 20-2 30-4L46-10 30 10Z') + line('M4-2C4-16 2-26-2-36M10-4C14-16 18-28 24-40M16-4C24-12 32-20 40-28M20-2C28-6 36-8 44-10', 1.5));

const lion = (): string =>
  nightCity('night', 'night-deep', 88) +
  moon(18, 20, 8) +
  at(54, 40, wing('red', 'red-deep'), -34, 0.8) +
  limb('gold', 3, 'M24 62C10 62 6 50 14 46', 1.8) +
  disc('clay-deep', 14, 45, 4) +
  cloth('gold', 'M24 58C30 48 50 46 66 48L84 44 90 60C82 68 74 68 68 68L78 80 70 84 56 70H44L32 84 24 80 32 68C26 66 24 62 24 58Z', flat('gold-deep', 'M24 64C40 68 60 66 90 56V90H20Z')) +
  Array.from({ length: 12 }, (_, i) => at(88, 42, shape('clay', 'M-7-13L0-23 7-13Z', 1.6), i * 30)).join('') +
  disc('clay', 88, 42, 15, 0) +
  disc('gold', 88, 42, 12) +
  shape('cream', 'M82 46C84 42 92 42 95 46 95 54 83 54 82 46Z', 1.3) +
  shape('ink', 'M85 42.500H92L88.5 46Z', 0.8) +
  line('M81 37L86 39M96 37L91 39', 1.8) +
  disc('ink', 84.5, 40.5, 1.5, 0) +
  disc('ink', 92.5, 40.5, 1.5, 0) +
  shape('red-deep', 'M85 49Q88.5 48 92 49 88.5 54 85 49Z', 1) +
  at(56, 52, wing('red', 'red-deep'), -8, 0.9);

const roc = (): string =>
  ground('night') +
  stars([[10, 14, 2.4], [104, 12, 2.4], [60, 6, 2], [20, 50, 1.6]]) +
  flat('teal-deep', 'M0 76Q30 72 60 76T120 74V92H0Z') +
  line('M8 82q6-3 12 0t12 0M76 84q6-3 12 0t12 0', 1.6, 'teal') +
  at(50, 36, wing('teal', 'teal-deep'), -6, 1.1, -1.15) +
  at(68, 36, wing('teal', 'teal-deep'), 6, 1.1, 1.15) +
  shape('teal-deep', 'M52 46L42 68 54 62 59 74 64 62 76 68 66 46Z', 1.8) +
  cloth('teal', 'M48 34C50 24 56 20 60 20S70 24 70 34C70 48 66 58 59 58S48 48 48 34Z', dots('teal-light', [50, 34, 20, 20], 5, 1.2)) +
  cloth('white', 'M50 20C50 10 68 8 70 18L80 24 70 28C64 32 50 30 50 20Z', flat('dusk-light', 'M52 26C60 28 66 26 72 24V36H52Z')) +
  shape('sun', 'M69 18C76 18 82 22 80 30 76 26 72 26 68 26Z', 1.6) +
  disc('ink', 63, 19, 1.9, 0) +
  line('M58 14L66 16', 1.8) +
  shape('red', 'M54 12L48 2 56 6 58-2 62 8Z', 1.5) +
  line('M54 58L52 66M64 58L66 66', 3.4, 'sun') +
  at(59, 72, shape('wood', 'M-13 0H13L8 8H-9Z', 1.6) + line('M0 0V-8', 2) + shape('cream', 'M1-8L9-1H1Z', 1.2));

const potion = (): string =>
  ground('dusk-deep') + rays('dusk', 60, 48) +
  faint(0.35, disc('sun', 60, 54, 36, 0)) +
  cloth('red', 'M52 30C30 36 28 80 46 82H74C92 80 90 36 68 30V18H52Z', block('teal-light', 28, 16, 64, 26) + flat('teal-light', 'M30 46Q45 40 60 46T90 46V30H30Z') + flat('red-deep', 'M72 44C86 56 84 74 74 84H96V40Z') + disc('rose', 46, 62, 3.4, 0) + disc('rose', 56, 72, 2.4, 0) + disc('rose', 64, 58, 2.8, 0)) +
  shape('gold', 'M49 14H71V21H49Z', 1.8) + shape('wood', 'M53 4H67V14H53Z', 1.8) +
  line('M36 52Q38 42 46 38', 2.6, 'white') +
  shape('sun', 'M52 70V62C48 62 46 58 48 54L52 50C52 46 58 44 62 46 68 46 72 50 70 56 72 62 68 66 64 66V70Z', 1.8) + line('M53 50L55 56M59 47V54M65 48L64 54', 1.4) +
  stars([[20, 22, 5], [100, 20, 6], [102, 66, 4], [16, 66, 4]]);

const key = (sky: string, ray: string, tone: string): string =>
  ground(sky) + rays(ray, 60, 46) +
  at(60, 46, shape(tone, 'M-4-6H26V4H22V14H16V4H10V10H4V4H-4Z') + [0, 120, 240].map((turn) => at(-18, -1, disc(tone, 0, -11, 9) + disc(sky, 0, -11, 4, 1.6), turn + 30)).join('') + disc('red', -18, -1, 6) + line('M-2-3H23', 1.6, 'white'), -28, 1.25) +
  stars([[22, 16, 6], [96, 70, 6], [102, 22, 4], [18, 72, 4], [60, 10, 3]]);

const hourglass = (): string =>
  ground('night') + rays('night-light', 60, 45) +
  faint(0.3, disc('moon', 60, 45, 34, 0)) +
  cloth('blue-light', 'M40 12H80C82 32 66 38 64 45 66 52 82 58 80 78H40C38 58 54 52 56 45 54 38 38 32 40 12Z', flat('sun', 'M42 26Q60 22 78 26L62 44V62L80 76V80H40V76L58 62V44Z') + flat('white', 'M44 16Q44 28 52 36 46 22 48 16Z')) +
  limb('wood', 3, 'M34 12V78M86 12V78', 1.6) +
  shape('gold', 'M30 6H90V14H30ZM30 76H90V84H30Z') +
  diamonds('red', 34, 10, 52, 8.7, 5) + diamonds('red', 34, 80, 52, 8.7, 5) +
  stars([[16, 20, 5], [104, 24, 5], [104, 64, 4], [14, 66, 4]]);

const parrot = (): string =>
  hall('red-deep', 'red', 'night', 22, 98) + moon(40, 34, 7) +
  line('M60-4V6M36 78C30 30 48 6 60 6S90 30 84 78', 5) + line('M60-4V6M36 78C30 30 48 6 60 6S90 30 84 78', 2.2, 'gold') +
  limb('wood', 4, 'M34 76H86', 1.6) +
  shape('blue', 'M62 70L52 92H62L70 92 74 72Z', 1.8) +
  cloth('leaf', 'M48 44C46 26 56 18 66 18 80 18 84 32 82 46 82 62 76 74 66 76 54 74 50 60 48 44Z', flat('leaf-deep', 'M76 20C84 40 80 60 66 78H90V20Z') + flat('sun', 'M46 50C54 54 60 64 60 78H46Z')) +
  cloth('blue', 'M66 42C78 42 84 54 78 72 68 68 62 54 66 42Z', line('M70 48Q76 58 76 68', 1.6, 'blue-light')) +
  shape('white', 'M52 28C56 24 64 26 64 32 62 38 54 38 51 36Z', 1.4) + disc('ink', 58.5, 31, 2, 0) +
  shape('sun', 'M52 28C42 26 38 36 44 44 46 40 48 38 52 38Z', 1.8) +
  shape('red', 'M60 20C58 12 62 8 66 6 66 10 72 8 74 10 74 14 78 14 78 18 72 22 66 22 60 20Z', 1.6) +
  line('M58 76V80M66 77V80', 3, 'sun');

const hair = 'M-11 2C-14-12-8-19 0-19S14-12 11 2C10-6 6-11 0-13-6-11-10-6-11 2Z';

const scheherazade = (): string =>
  hall('dusk-deep', 'dusk', 'night', 56, 112) + moon(96, 34, 9) + stars([[70, 44, 2], [80, 26, 2.4], [104, 56, 1.6]]) +
  cloth('teal', 'M40 12C20 12 18 34 20 50 20 66 10 78 6 92H78C72 78 60 66 60 50 62 34 60 12 40 12Z', flat('teal-deep', 'M52 14C60 40 60 70 80 94H60Z') + dots('sun', [10, 62, 62, 28], 9, 1.3)) +
  neck('tan', 40, 54) + chest('red', 40, 56, 20, diamonds('sun', 18, 82, 44, 8, 7) + flat('red-deep', 'M48 56L62 92H50Z')) +
  line('M31 57Q40 66 49 57', 3.4) + line('M31 57Q40 66 49 57', 1.8, 'sun') +
  at(40, 38, face({ skin: 'tan', eyes: 'smiling', brow: -0.6, mouth: 'laugh' }) + shape('ink', hair, 1) + line('M-11-9C-5-15 5-15 11-9', 2.2, 'sun') + disc('red', 0, -13.5, 2.4, 1.2) + disc('sun', -11.5, 5, 2, 1.2) + disc('sun', 11.5, 5, 2, 1.2)) +
  limb('teal', 8, 'M60 74C70 74 76 66 78 60') + at(79, 52, palm('tan'), 12) +
  at(76, 82, shape('cream', 'M-18-6C-10-12-4-8 0-4 4-8 12-12 20-6V8C12 2 4 6 0 10-4 6-10 2-18 8Z', 1.8) + line('M0-4V10', 1.6) + line('M-13-4q5-3 9 1M-13 1q5-3 9 1M5-3q5-4 10-1M5 2q5-4 10-1', 1.3, 'dusk')) +
  stars([[92, 70, 3], [100, 78, 2.4], [96, 62, 2]], 'sun');

const dinarzad = (): string =>
  hall('blue-deep', 'blue', 'night', 8, 60) + stars([[22, 40, 2.4], [40, 26, 2], [48, 48, 1.6], [30, 60, 1.6]]) +
  cloth('rose', 'M74 16C56 16 54 36 56 50 56 66 48 78 44 92H112C106 78 94 66 94 50 96 36 94 16 74 16Z', flat('rose-deep', 'M86 18C94 40 94 70 114 94H94Z') + stripes('cream', [44, 70, 70, 30], 9, 1.6)) +
  neck('fair', 74, 56) + chest('blue', 74, 58, 19, dots('sun', [54, 66, 42, 24], 7, 1.2) + flat('blue-deep', 'M82 58L96 92H84Z')) +
  at(74, 41, face({ skin: 'fair', eyes: 'wide', brow: -1.6, mouth: 'smile', hair: 'wood-deep' }) + shape('wood-deep', hair, 1) + line('M-11-8C-5-14 5-14 11-8', 2.4, 'sun')) +
  shape('wood-deep', 'M62 48C58 58 62 66 58 76 64 72 68 62 66 54Z', 1.5) +
  limb('rose', 7, 'M56 78C44 78 38 72 36 64') + hand('fair', 36, 62) +
  lantern(36, 36, 1.1);

const ghost = (): string =>
  ground('night-deep') + stars([[12, 12, 2.4], [100, 10, 2], [110, 40, 2]]) +
  flat('night', 'M8 92V40C8 20 20 10 60 2 100 10 112 20 112 40V92Z') + dots('night-light', [14, 20, 94, 70], 13, 0.9) +
  faint(0.35, oval('blue-light', 60, 50, 44, 46, 0)) +
  faint(0.92, cloth('blue-light', 'M60 22C78 22 84 36 84 50 92 58 96 70 104 80 94 78 90 82 86 90 80 82 72 84 66 92 60 84 52 84 46 92 42 84 34 80 24 88 22 78 30 62 36 50 36 36 42 22 60 22Z', flat('night-light', 'M76 22C84 50 84 70 96 94H112V40Z') + flat('white', 'M42 42C42 32 46 26 54 24 48 34 48 44 44 54Z'))) +
  oval('night-deep', 52, 42, 4, 5.5, 0) + oval('night-deep', 68, 42, 4, 5.5, 0) + disc('white', 53, 41, 1.4, 0) + disc('white', 69, 41, 1.4, 0) +
  line('M46 34L56 37M74 34L64 37', 2) +
  shape('white', 'M44 52C50 48 56 52 60 52S70 48 76 52C74 68 66 70 60 84 54 70 46 68 44 52Z', 1.6) + oval('night-deep', 60, 57, 4, 3, 0) +
  at(60, 24, turban('white', 'blue-light', 'red') + shape('gold', 'M-14-5L-17-18-8-13-4-22 0-14 4-22 8-13 17-18 14-5Q0-11-14-5Z', 1.6), 0, 0.9);

const oldMan = (): string =>
  dunes('dusk-deep', 'apricot-deep', 'clay-deep') + flat('apricot', 'M0 58Q60 44 120 58V66H0Z') +
  limb('wood', 3.4, 'M96 92C94 60 98 40 94 16 92 8 104 6 104 14', 1.8) +
  neck('tan', 58, 56) + chest('blue-deep', 58, 56, 32, stars([[36, 72, 4], [80, 72, 4], [34, 86, 3], [84, 88, 3]], 'sun') + flat('night-deep', 'M74 54L94 94H76Z')) +
  at(58, 38, face({ skin: 'tan', eyes: 'smiling', brow: -1.4, mouth: 'smile', hair: 'white', beard: 'long', moustache: 'full' }) + turban('white', 'dusk-light', 'teal-light') + line('M-4 14C-5 22-3 30-1 36M4 14C5 22 3 28 2 34', 1.2, 'stone'), 0, 1.12) +
  limb('blue-deep', 9, 'M84 74C92 72 96 64 97 58') + hand('tan', 97, 56, 5) +
  limb('blue-deep', 9, 'M32 76C22 76 18 70 18 64') + at(17, 54, palm('tan'), -10);

export const WONDERS: Readonly<Record<string, string>> = {
  atk_lion: lion(),
  atk_roc: roc(),
  ev_potion: potion(),
  ev_key_a: key('red-deep', 'red', 'gold'),
  ev_key_d: key('teal-deep', 'teal', 'steel'),
  ev_hourglass: hourglass(),
  ev_parrot: parrot(),
  vis_scheherazade: scheherazade(),
  vis_dinarzad: dinarzad(),
  ghost: ghost(),
  old_man: oldMan(),
};
