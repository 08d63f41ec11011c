/** The people and beasts of the defence pile, 120 x 90. */
import { at, block, cloth, diamonds, disc, dots, flat, limb, line, oval, shape, stripes, zigzag } from '../../../lib/art/pen';
import { chest, face, hand, helmet, neck, turban } from './figures';
import { ground, hall, lantern, moon, nightCity, stars } from './places';

const archers = (): string =>
  nightCity('blue-deep', 'night-deep', 66) +
  neck('fair', 92, 58) +
  chest('teal', 92, 59, 18, flat('teal-deep', 'M100 58L116 92H98Z')) +
  at(92, 45, face({ skin: 'fair', brow: 1.2, moustache: 'full' }) + helmet('steel', 'teal'), 0, 0.86) +
  neck('brown', 58, 56) +
  chest('red', 58, 57, 24, stripes('red-deep', [32, 56, 52, 40], 8, 2.4, 90) + line('M40 58L74 92', 4, 'gold')) +
  at(58, 42, face({ skin: 'brown', eyes: 'open', brow: 1.6, mouth: 'stern', beard: 'tuft' }) + helmet('gold', 'red')) +
  limb('wood', 2.6, 'M22 8C4 22 24 40 20 50 24 60 4 74 20 90', 1.4) +
  line('M22 8L48 54 20 90', 1.4, 'cream') +
  limb('wood-light', 1.4, 'M4 52L48 54', 1) +
  shape('steel', 'M-2 52L8 48 7 56Z', 1.4) +
  limb('red', 7, 'M38 66C30 62 26 58 22 53') +
  hand('brown', 21, 52) +
  limb('red', 7, 'M76 66C70 76 54 66 49 56') +
  hand('brown', 49, 55);

const halberd = (x: number, turn: number): string =>
  at(x, 92, limb('wood', 2.4, 'M0 0V-74', 1.4) + shape('steel', 'M0-92L4-76H-4Z', 1.6) + shape('steel', 'M2-74C14-78 16-62 12-56 9-62 5-64 2-62ZM-2-72L-9-68-2-64Z', 1.6), turn);

const palaceGuard = (x: number, skin: string, tone: string, looks: string): string =>
  neck(skin, x, 58) + chest(tone, x, 59, 21, zigzag('sun', x - 22, 76, 44, 6, 5, 2) + flat(`${tone}-deep`, `M${x + 9} 58L${x + 22} 92H${x + 8}Z`)) + at(x, 45, looks, 0, 0.94);

const palace = (): string =>
  hall('teal-deep', 'teal', 'sun', 42, 78) +
  flat('gold', 'M42 92V80H78V92Z') +
  palaceGuard(22, 'umber', 'red', face({ skin: 'umber', brow: 1.6, mouth: 'stern' }) + turban('white', 'dusk-light', 'red')) +
  palaceGuard(98, 'tan', 'red', face({ skin: 'tan', brow: 1.6, mouth: 'stern', moustache: 'full' }) + turban('white', 'dusk-light', 'red')) +
  halberd(38, 34) +
  halberd(82, -34) +
  hand('umber', 44, 83) +
  hand('tan', 76, 83);

const spears = (): string =>
  nightCity('dusk-deep', 'night-deep', 62) +
  [14, 38, 62, 86, 110].map((x) => limb('wood', 1.8, `M${x} 92V18`, 1.2) + shape('steel', `M${x} 2L${x + 4} 14 ${x} 20 ${x - 4} 14Z`, 1.5)).join('') +
  [[26, 'tan', 'full'], [74, 'brown', 'pointed']].map(([x, skin, beard]) => at(Number(x), 46, face({ skin: String(skin), brow: 1.4, mouth: 'stern', beard: beard === 'full' ? 'full' : 'pointed' }) + helmet('steel', 'gold'), 0, 0.86)).join('') +
  at(50, 50, face({ skin: 'umber', brow: 1.6, mouth: 'stern' }) + helmet('gold', 'teal'), 0, 0.9) +
  at(98, 50, face({ skin: 'fair', brow: 1.2, mouth: 'calm', moustache: 'full' }) + helmet('gold', 'teal'), 0, 0.9) +
  [22, 60, 98].map((x) => disc('teal', x, 82, 19) + disc('teal-light', x, 82, 13, 1.4) + Array.from({ length: 6 }, (_, i) => at(x, 82, flat('teal-deep', 'M0-12L3-6 0-3-3-6Z'), i * 60)).join('') + disc('gold', x, 82, 4, 1.6)).join('');

const servants = (): string =>
  hall('apricot', 'apricot-deep', 'night', 8, 50) +
  moon(28, 34, 8) +
  lantern(104, 6, 0.9) +
  neck('tan', 66, 54) +
  chest('cream', 66, 55, 24, flat('sand', 'M76 54L94 92H74Z') + line('M54 56L66 74 78 56', 3, 'teal') + block('teal', 40, 84, 52, 8)) +
  at(66, 40, face({ skin: 'tan', eyes: 'wide', brow: -1.6, mouth: 'round' }) + turban('teal', 'teal-deep')) +
  limb('cream', 7, 'M46 68C34 70 28 66 26 60') +
  hand('tan', 26, 59) +
  at(26, 50, oval('gold', 0, 4, 20, 4.5, 1.8) + shape('gold', 'M-3 2C-12 0-12-14-3-16H5C13-14 13 0 5 2Z', 1.7) + line('M-10-8C-18-14-18-2-11-3', 2) + line('M11-4L17-13', 3) + disc('red', 1, -18, 2.2, 1.3)) +
  limb('wood-light', 2.4, 'M96 92L108 40', 1.4) +
  shape('sun', 'M104 40L98 18 110 14 120 22 112 42Z', 1.7) +
  line('M107 38L104 20M109 38L112 20', 1.3, 'gold-deep') +
  hand('tan', 101, 72);

const steward = (): string =>
  hall('dusk-deep', 'dusk', 'apricot', 62, 112) +
  block('apricot-deep', 62, 76, 50, 16) +
  lantern(88, 20, 1) +
  neck('umber', 44, 54) +
  chest('dusk', 44, 55, 32, diamonds('sun', 10, 88, 70, 9, 9) + flat('dusk-deep', 'M58 54L80 92H58Z') + line('M44 56V92', 6, 'gold')) +
  at(44, 38, face({ skin: 'umber', eyes: 'lowered', brow: 0.6, mouth: 'calm' }) + cloth('white', 'M-12-8L-11-32Q0-37 11-32L12-8Q0-13-12-8Z', flat('dusk-light', 'M4-36H14V-4H6Z')) + line('M-12-10Q0-15 12-10', 3.4, 'gold') + disc('red', 0, -15, 2.6, 1.3) + disc('sun', -11.5, 5, 2, 1.2), 0, 1.08) +
  limb('dusk', 8, 'M72 78C66 86 56 82 52 76') +
  hand('umber', 52, 75, 5) +
  line('M52 80m-9 5a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 4.4) +
  line('M52 80m-9 5a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 2, 'gold');

const leopard = (): string =>
  nightCity('night', 'night-deep', 60) +
  block('stone-deep', 0, 78, 120, 14) +
  line('M0 78H120', 2) +
  cloth('sun', 'M8 78C6 60 18 48 36 48 52 48 58 40 70 34L68 24 76 30C84 26 92 28 96 32L104 26 102 38C108 46 104 56 96 58 90 62 84 62 82 66L84 82H70L66 68C58 72 48 70 42 70L40 82H26L24 70C20 74 20 78 18 82H8Z', flat('gold', 'M8 82C10 70 24 66 40 66S76 66 90 58L88 90H4Z') + dots('clay-deep', [16, 52, 56, 26], 8, 2) + dots('clay-deep', [72, 32, 12, 6], 6, 1.2)) +
  limb('sun', 3, 'M10 64C-2 58 2 40 14 44', 1.8) +
  shape('white', 'M86 46C90 42 98 42 101 47 100 54 88 54 86 46Z', 1.5) +
  shape('ink', 'M91 43H98L94.5 47Z', 0.8) +
  shape('leaf-light', 'M82 39Q86 35 89 39 85 42 82 39ZM96 39Q99 35 102 39 99 42 96 39Z', 1.3) +
  disc('ink', 86, 39, 1.2, 0) +
  disc('ink', 99.5, 39, 1.2, 0) +
  line('M90 50Q94 53 98 50', 1.3) +
  line('M72 46C74 56 80 62 88 62', 6.4) +
  line('M72 46C74 56 80 62 88 62', 3.6, 'red') +
  disc('gold', 80, 60, 3, 1.4) +
  line('M78 62C66 74 96 80 118 66', 3.4) +
  line('M78 62C66 74 96 80 118 66', 1.4, 'steel');

const janissary = (x: number, skin: string, tone: string): string =>
  neck(skin, x, 60) +
  chest(tone, x, 61, 22, line(`M${x - 6} 66h12M${x - 6} 74h12M${x - 6} 82h12`, 2.4, 'sun') + flat(`${tone}-deep`, `M${x + 10} 60L${x + 24} 92H${x + 10}Z`)) +
  at(x, 48, face({ skin, brow: 1.8, mouth: 'stern', moustache: 'full' }) + shape('white', 'M-11-7V-34C-6-44 8-44 11-36L20-14C20-6 16-2 12-4L11-7Q0-11-11-7Z') + line('M11-34L12-8', 1.2, 'dusk-light') + line('M-11-9Q0-13 11-9', 4.4) + line('M-11-9Q0-13 11-9', 2.4, 'gold') + shape('red', 'M-2-12C-6-22-4-34 2-38 6-30 4-20 2-12Z', 1.4), 0, 0.9);

const janissaries = (): string =>
  ground('night') +
  stars([[8, 8, 2.4], [60, 10, 2.6], [112, 14, 2], [58, 34, 1.6]]) +
  flat('dusk-deep', 'M0 70Q60 58 120 70V92H0Z') +
  janissary(32, 'fair', 'blue') +
  janissary(88, 'tan', 'red') +
  line('M60 94V24', 6.4) +
  line('M60 94V24', 3, 'wood') +
  shape('gold', 'M60 8L65 18 60 26 55 18Z', 1.6) +
  hand('fair', 60, 72) +
  hand('tan', 60, 82);

const elephant = (): string =>
  nightCity('dusk', 'dusk-deep', 60) +
  block('sand-deep', 0, 82, 120, 10) +
  cloth('stone', 'M20 84V54C20 36 40 30 62 30 76 26 96 30 102 46 106 60 104 68 110 76 112 80 106 84 102 80 94 72 96 66 92 60 88 64 84 64 80 62V84H64V72H40V84Z', flat('stone-deep', 'M20 86V70C36 74 60 72 80 66L82 88Z') + line('M98 58q4 0 7-2M98 65q4 0 7-2M101 72q4-1 6-3', 1.4, 'stone-deep')) +
  cloth('red', 'M30 36C42 30 58 30 66 31L70 58Q50 66 28 58Z', diamonds('sun', 26, 58, 46, 8, 7) + dots('sun', [34, 38, 32, 14], 8, 1.2)) +
  shape('gold', 'M34 32L30 12H66L62 32Z', 1.8) +
  shape('dusk-deep', 'M36 28V16H60V28Z', 1.4) +
  at(48, 20, face({ skin: 'brown', brow: 1.4, moustache: 'full' }) + turban('teal', 'teal-deep', 'sun'), 0, 0.5) +
  shape('red', 'M26 13C34 2 62 2 70 13Z', 1.8) +
  line('M48 4V-2', 2) +
  cloth('stone', 'M72 36C64 40 64 58 74 64 82 62 86 50 84 40 82 34 76 34 72 36Z', flat('rose-deep', 'M74 42C70 48 70 54 75 58 79 54 80 46 78 42Z')) +
  shape('red', 'M84 30L98 34 94 44 88 44Z', 1.6) +
  disc('sun', 91, 38, 2.2, 1.2) +
  disc('ink', 96, 48, 1.7, 0) +
  shape('cream', 'M94 60C100 68 110 66 116 58 110 60 104 60 100 56Z', 1.6);

export const GUARDS: Readonly<Record<string, string>> = {
  def_archers: archers(),
  def_palace: palace(),
  def_spears: spears(),
  def_servants: servants(),
  def_eunuch: steward(),
  def_leopard: leopard(),
  def_janiss: janissaries(),
  def_elephant: elephant(),
};
