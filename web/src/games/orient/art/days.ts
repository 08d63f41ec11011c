/** The day cards, 120 x 90. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape, zigzag } from '../../../lib/art/pen';
import { chest, face, hand, neck, plume, sabre, turban } from './figures';
import { awning, dayCity, ground, hall } from './places';

const counter = (tone: string, print: string): string =>
  cloth(tone, 'M-4 74H124V94H-4Z', diamonds(print, -4, 84, 130, 11, 9)) + line('M0 74H120', 3);

const stall = (even: string, odd: string, back = 'apricot-light'): string => ground(back) + dots('apricot', [4, 20, 114, 54], 12, 1.3) + awning(even, odd);

const sandstorm = (): string =>
  ground('apricot-deep') + disc('sun', 92, 24, 14, 0) +
  flat('sand-deep', 'M0 20C40 4 70 30 120 12V40C80 52 40 30 0 44Z') +
  at(58, 46, shape('clay', 'M-30 22L-26 0C-24-12-14-14-8-6-4-18 8-18 12-4L22-2 24-18C26-26 40-26 42-18L34-14 32 4C30 12 22 14 18 12L16 24H10L8 12H-14L-18 24Z', 1.6) + shape('red', 'M-14-6L2-22 14-4Q0 4-14-6Z', 1.6) + disc('tan', 2, -26, 5, 1.5) + shape('white', 'M-4-26Q2-38 8-27L16-32 10-22Z', 1.4)) +
  flat('sand', 'M0 74C30 60 60 82 120 64V92H0Z') +
  faint(0.8, line('M-4 34C30 18 50 46 82 34 100 28 98 14 86 18 78 22 84 30 92 28M-4 54C24 44 40 62 66 54M40 82C60 70 84 88 106 76 118 68 108 58 100 64M8 76C24 66 36 80 52 74', 3.4, 'cream'));

const camel = (): string =>
  stall('red', 'cream') +
  cloth('sand-deep', 'M16 92L22 62C24 48 36 46 44 50 48 38 62 38 66 50L76 54C82 50 84 40 80 30 78 18 92 14 100 18L110 24C114 30 110 36 102 34L96 34C100 52 94 66 84 70L86 92Z', flat('clay', 'M24 92C30 78 60 78 86 68V94Z')) +
  shape('red', 'M34 52C40 36 66 34 72 52L74 72Q54 78 32 70Z') + diamonds('sun', 36, 66, 36, 9, 8) + line('M34 54Q54 46 72 54', 2, 'sun') +
  line('M36 72v6M44 75v6M54 76v6M64 75v6M72 73v6', 2, 'sun') +
  shape('sand-deep', 'M84 18L80 8 90 14Z', 1.6) + disc('ink', 96, 23, 1.9, 0) + line('M104 30L110 31', 1.4) + line('M90 15C94 22 94 30 92 35M93 27L106 26', 2.4, 'teal') + line('M92 35C90 44 78 48 72 52', 1.8, 'teal');

const blade = (): string =>
  stall('dusk', 'cream') + counter('dusk-deep', 'sun') +
  cloth('red', 'M14 62C30 54 90 54 106 62L100 76H20Z', zigzag('sun', 10, 68, 104, 8, 5, 2)) +
  at(34, 58, sabre(70), 62, 1.1) + line('M46 52C62 46 78 46 92 48', 1.3, 'blue') +
  at(30, 60, disc('teal-light', 0, 0, 2.6, 1.3)) + flat('white', 'M84 28Q85 35 92 36 85 37 84 44 83 37 76 36 83 35 84 28Z');

const hound = (tone: string): string =>
  cloth(tone, 'M-18 46C-20 26-10 20-2 16L2 2C4-6 12-8 18-4L34 4C36 8 34 12 28 12L18 14C18 26 16 34 14 46Z', flat(`${tone}-deep`, 'M-18 46C-10 36 6 34 18 20V48Z')) +
  shape(`${tone}-deep`, 'M4 0C-4 2-6 12-2 20 4 16 8 8 8 0Z', 1.7) + disc('ink', 16, 2, 1.7, 0) + disc('ink', 33, 6, 2, 0) + line('M22 11L28 10', 1.3) + line('M0 18Q8 24 17 19', 5) + line('M0 18Q8 24 17 19', 2.6, 'red') + disc('gold', 12, 23, 2.4, 1.3);

const hounds = (): string => stall('teal', 'cream') + block('sand', 0, 78, 120, 14) + at(92, 42, hound('clay'), 0, 1.05, -1.05) + at(26, 38, hound('sand'), 0, 1.15);

const picks = (): string =>
  stall('leaf', 'cream') + counter('leaf-deep', 'sun') +
  line('M60 26m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0', 7) + line('M60 26m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0', 3.4, 'gold') +
  [[-46, 'M0 0V36L6 38'], [-22, 'M0 0V40L-5 40V36'], [2, 'M0 0V42M0 42L6 40M0 36L5 35'], [26, 'M0 0V38C0 44 6 44 6 39'], [48, 'M0 0V36L-6 40']].map(([turn, d]) => at(60, 26, at(0, 14, limb(Number(turn) % 4 ? 'gold' : 'steel', 3.2, String(d), 1.6) + disc('gold', 0, 0, 4, 1.6)), Number(turn))).join('');

const falcon = (): string =>
  stall('blue', 'cream') +
  limb('clay', 17, 'M124 92C104 92 84 88 66 80') + line('M92 80L88 98', 4, 'sun') +
  shape('clay', 'M70 70C56 66 44 72 46 80 50 88 62 90 72 90Z') +
  shape('wood-deep', 'M50 62L40 84 54 80Z', 1.6) +
  cloth('wood', 'M44 40C44 26 54 18 62 20 74 22 76 40 72 54 70 66 62 74 54 74 46 68 44 54 44 40Z', flat('cream', 'M58 30C78 34 72 62 58 74H80V28Z') + dots('wood-deep', [62, 40, 10, 26], 5, 1.1) + flat('wood-deep', 'M42 42C52 44 56 58 52 74H40Z')) +
  disc('wood', 62, 22, 11) + shape('red', 'M52 22C50 10 60 6 68 12 72 16 72 20 70 24 64 20 58 22 54 26Z', 1.7) + disc('sun', 62, 16, 1.8, 1) +
  shape('gold', 'M60 10C56 2 62-4 66-2 64 2 66 6 64 11Z', 1.4) + shape('gold', 'M71 21C78 22 80 28 76 31 74 28 72 27 70 27Z', 1.6) +
  line('M56 74V78M62 72V77', 3.4, 'sun') + line('M58 78C50 88 54 92 48 96', 2, 'red');

const striker = (x: number, skin: string, tone: string, looks: string): string =>
  neck(skin, x, 62) + chest(tone, x, 62, 20, flat(`${tone}-deep`, `M${x + 8} 60L${x + 22} 94H${x + 8}Z`)) + limb(tone, 6, `M${x - 14} 74L${x + 10} 82M${x + 14} 74L${x - 10} 82`, 1.6) + hand(skin, x + 11, 82, 3.8) + hand(skin, x - 11, 82, 3.8) + at(x, 48, looks, 0, 0.9);

const strike = (): string =>
  dayCity(60) +
  at(60, 72, limb('wood-light', 2.4, 'M-6 10L4-50', 1.4) + shape('sun', 'M2-48L-6-70H16L8-48Z', 1.7) + line('M3-52L1-66M6-52L10-66', 1.3, 'gold-deep')) +
  striker(26, 'brown', 'apricot', face({ skin: 'brown', brow: 1.8, mouth: 'stern', moustache: 'full' }) + turban('white', 'dusk-light')) +
  striker(94, 'tan', 'teal', face({ skin: 'tan', eyes: 'lowered', brow: 1, mouth: 'stern' }) + turban('red', 'red-deep'));

const prince = (): string =>
  dayCity(100, 66) +
  cloth('white', 'M-4 92C-2 66 10 54 24 48L30 22C32 14 40 12 44 18L60 32C62 40 56 44 50 40L42 38C46 56 52 66 50 92Z', flat('dusk-light', 'M24 92C30 74 44 66 44 46L56 92Z')) +
  shape('dusk-light', 'M31 18C20 26 12 42 10 56 18 48 24 44 28 40L34 24Z', 1.6) + disc('ink', 40, 23, 1.8, 0) + line('M34 18L44 36M46 22L42 38M44 30L58 36', 2.2, 'red') + shape('white', 'M34 16L32 6 40 13Z', 1.5) +
  neck('tan', 84, 54) + chest('dusk', 84, 55, 26, diamonds('sun', 56, 84, 56, 9, 9) + flat('dusk-deep', 'M94 54L112 92H96Z') + line('M84 56V92', 4, 'sun')) +
  at(84, 40, face({ skin: 'tan', eyes: 'smiling', brow: -0.6, mouth: 'smile', moustache: 'curled' }) + plume('teal') + turban('white', 'dusk-light', 'red')) +
  limb('dusk', 8, 'M62 74C54 72 50 62 46 52') + hand('tan', 46, 50);

const execution = (): string =>
  ground('apricot') + disc('red', 60, 50, 30, 0) + flat('clay-deep', 'M0 70H14V44L20 38 26 44V58H94V40L100 34 106 40V70H120V92H0Z') + block('sand-deep', 0, 76, 120, 16) + line('M0 76H120', 2) +
  shape('wood', 'M36 60H84L88 84H32Z') + oval('wood-light', 60, 60, 24, 6) + line('M42 68V82M54 70V83M68 70V83M78 68V82', 1.6, 'wood-deep') +
  at(66, 58, shape('steel', 'M-6 0L-8-36H9L6 0Z', 1.8) + line('M2-4L3-32', 1.6, 'steel-deep') + line('M-14-38H15', 6) + line('M-14-38H15', 3, 'gold') + line('M0-40V-52', 6.4) + line('M0-40V-52', 3.2, 'red') + disc('gold', 0, -54, 3.4)) +
  at(24, 84, turban('red', 'red-deep', 'sun'), -12, 0.8) + at(98, 80, line('M-8 2a8 5 0 1 0 16 0a8 5 0 1 0-16 0M8 2C16 6 12 10 20 10', 5) + line('M-8 2a8 5 0 1 0 16 0a8 5 0 1 0-16 0M8 2C16 6 12 10 20 10', 2.4, 'sand'));

const court = (): string =>
  hall('clay', 'apricot', 'apricot-light', 24, 96) +
  neck('fair', 60, 48) + chest('leaf-deep', 60, 50, 28, line('M60 50V92', 7, 'sun') + dots('sun', [34, 58, 54, 16], 9, 1.2)) +
  at(60, 34, face({ skin: 'fair', eyes: 'lowered', brow: 1, mouth: 'calm', hair: 'stone', beard: 'pointed', moustache: 'full' }) + turban('white', 'dusk-light', 'teal')) +
  cloth('wood', 'M14 74H106V94H14Z', diamonds('gold', 14, 84, 94, 11.5, 10)) + limb('wood-light', 3, 'M10 74H110', 1.6) +
  limb('leaf-deep', 7, 'M34 70C26 62 24 54 24 46') + hand('fair', 24, 44) +
  at(24, 40, line('M0 0V-10', 3) + limb('gold', 2, 'M-18-12H18', 1.3) + line('M-18-12L-25 6M-18-12L-11 6M18-12L11 6M18-12L25 6', 1.2) + shape('gold', 'M-26 6H-10Q-18 16-26 6ZM10 6H26Q18 16 10 6Z', 1.5)) +
  at(94, 66, limb('wood', 3, 'M0 8L10-12', 1.4) + shape('wood-light', 'M0-20L20-12 17-4-3-12Z', 1.7));

export const DAYS: Readonly<Record<string, string>> = {
  day_sandstorm: sandstorm(),
  baz_camel: camel(),
  baz_blade: blade(),
  baz_hounds: hounds(),
  baz_picks: picks(),
  baz_falcon: falcon(),
  day_strike: strike(),
  day_prince: prince(),
  day_execution: execution(),
  day_court: court(),
};
