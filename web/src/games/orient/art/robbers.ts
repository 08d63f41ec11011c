/** The people of the attack pile, 120 x 90: half figures, so that a face is a face on a small card too. */
import { at, cloth, disc, dots, faint, flat, limb, line, oval, shape, stripes, zigzag } from '../../../lib/art/pen';
import { chest, face, hand, headcloth, helmet, mask, neck, plume, sabre, turban } from './figures';
import { dunes, ground, hall, hoard, moon, nightCity, stars } from './places';

const captain = (): string =>
  dunes() +
  shape('night-deep', 'M-4 92V20C10 4 30 4 42 16 60 0 100 2 124 22V92Z', 0) +
  flat('gold-deep', 'M14 92C10 50 30 26 60 26S108 50 106 92Z') +
  flat('gold', 'M26 92C24 58 40 38 60 38S96 58 94 92Z') +
  hoard(20, 82) +
  hoard(104, 84, 0.9) +
  limb('red', 8, 'M78 62C92 62 96 56 97 48') +
  at(97, 45, sabre(42), 6) +
  hand('tan', 97, 48, 5) +
  neck('tan', 60, 52) +
  chest('red', 60, 53, 26, flat('red-deep', 'M70 50L90 92H72Z') + flat('cream', 'M52 52L60 74 68 52Z') + zigzag('sun', 34, 84, 52, 6, 4, 2)) +
  at(60, 38, face({ skin: 'tan', brow: 2, mouth: 'laugh', moustache: 'curled' }) + plume('teal-light') + turban('red', 'red-deep', 'sun') + shape('ink', 'M1.5-5H8.500V0Q5 2 1.5 0Z', 1) + line('M-11-9L2-4M8-4L12-5', 1.3) + disc('sun', -12, 5, 2, 1.2));

const jar = (x: number, y: number, scale: number, tone: string, head: string): string =>
  at(
    x,
    y,
    at(0, -6, head) +
      cloth(tone, 'M-13 0H13C12 6 20 12 20 24 20 36 12 44 8 48H-8C-12 44-20 36-20 24-20 12-12 6-13 0Z', flat(`${tone}-deep`, 'M8-2C16 20 14 36 4 50H24V-2Z') + zigzag('cream', -22, 18, 44, 7, 5, 1.8) + line('M-22 30H22', 1.6, 'cream')) +
      shape(tone, 'M-15-2H15V4H-15Z', 1.8),
    0,
    scale,
  );

const band = (): string =>
  nightCity('night', 'dusk-deep', 60) +
  jar(22, 46, 0.95, 'clay', face({ skin: 'brown', eyes: 'sly', brow: 1, mouth: 'smile', beard: 'tuft' }) + turban('teal', 'teal-deep')) +
  jar(98, 46, 0.95, 'clay', face({ skin: 'fair', eyes: 'wide', brow: -1 }) + turban('sun', 'gold-deep')) +
  jar(60, 54, 1.05, 'teal', face({ skin: 'tan', eyes: 'sly', brow: 2, moustache: 'full' }) + turban('red', 'red-deep', 'sun'));

const bedouin = (): string =>
  dunes('night', 'dusk', 'dusk-deep') +
  moon(100, 20, 9) +
  // the camel looks over his shoulder
  cloth('sand', 'M-4 92V62C6 52 14 56 18 46L16 32C16 22 24 16 32 18L44 24C48 28 46 34 40 34L30 34C32 46 34 58 26 70L24 92Z', flat('sand-deep', 'M18 46C24 60 16 76 6 92H30V60L30 40Z')) +
  disc('ink', 28, 24.5, 1.8, 0) +
  shape('sand', 'M18 20L14 12 22 16Z', 1.6) +
  line('M30 20L32 33M31 26L44 28', 2.4, 'red') +
  limb('blue', 8, 'M54 66C48 74 44 72 40 68') +
  hand('brown', 40, 68, 4.6) +
  neck('brown', 72, 54) +
  chest('blue', 72, 55, 26, flat('blue-deep', 'M82 52L102 92H84Z') + stripes('blue-light', [50, 60, 44, 40], 10, 1.8, 90)) +
  at(72, 40, face({ skin: 'brown', brow: 1.2 }) + mask('blue-light') + headcloth('white', 'dusk-light', 'ink'));

const thief = (): string =>
  nightCity('night', 'night-deep', 62) +
  moon(22, 22, 9) +
  limb('wood-light', 1.6, 'M98 0C100 20 96 40 98 92', 1.2) +
  at(60, 42, neck('fair', 0, 14) + face({ skin: 'fair', eyes: 'sly', brow: -1, mouth: 'smile' }) + shape('ink', 'M-11-4C-13-16-6-20 2-19 10-19 12-12 11-4 8-12-4-8-11-4Z', 1) + line('M-12-8C-4-13 4-13 12-8', 4.4) + line('M-12-8C-4-13 4-13 12-8', 2.4, 'red') + shape('red', 'M11-9L19-14 17-7 20-3Z', 1.4)) +
  cloth('stone', 'M-4 62H16V56H32V62H84V56H104V62H124V94H-4Z', line('M0 74H120M14 62V74M40 62V74M70 62V74M96 62V74M28 74V92M56 74V92M84 74V92M110 74V92', 1.6, 'stone-deep') + flat('stone-deep', 'M-4 86H124V94H-4Z')) +
  hand('fair', 43, 61, 5) +
  hand('fair', 77, 61, 5) +
  cloth('sand', 'M88 60C78 46 88 30 98 28 108 30 116 46 108 60Z', flat('sand-deep', 'M102 26C110 40 108 52 102 62H118V26Z')) +
  line('M92 32Q98 36 104 32', 2.6, 'red');

const master = (): string =>
  hall('dusk-deep', 'dusk', 'night') +
  stars([[44, 30, 2], [76, 40, 2.4], [52, 60, 1.6]]) +
  limb('wood-light', 1.6, 'M60-4V20', 1.2) +
  shape('gold', 'M44 74H76V92H44Z') +
  shape('gold', 'M42 76C44 66 76 66 78 76Z') +
  shape('red', 'M55 74l5-5 5 5-5 5z', 1.4) +
  at(60, 40, at(-60, -38, chest('ink', 60, 53, 18, flat('dusk-deep', 'M66 50L82 92H68Z'))) + face({ skin: 'tan', brow: 0.6, mouth: 'smile', beard: 'tuft' }) + flat('ink', 'M-11-6H11V1Q5 3 0 0-5 3-11 1Z') + disc('white', -4.7, -2.3, 2.2, 0) + disc('white', 4.9, -2.3, 2.2, 0) + disc('ink', -4.7, -2.3, 1.2, 0) + disc('ink', 4.9, -2.3, 1.2, 0) + shape('ink', 'M-12-6C-13-17-6-20 0-20S13-17 12-6C6-9-6-9-12-6Z', 1), 180) +
  limb('ink', 5, 'M46 22C34 36 40 56 50 64', 1) +
  limb('ink', 5, 'M74 22C86 36 80 56 70 64', 1) +
  hand('tan', 50, 65) +
  hand('tan', 70, 65);

const assassin = (): string =>
  nightCity('red-deep', 'night-deep', 70) +
  disc('rose', 60, 36, 30, 0) +
  disc('moon', 60, 36, 24, 0) +
  at(60, 42, cloth('night-deep', 'M0-28C-18-26-20-8-19 6-24 16-32 24-38 52H38C32 24 24 16 19 6 20-8 18-26 0-28Z', flat('night', 'M-14-22L-24 50H-36L-16 0Z')) + at(0, 0, face({ skin: 'brown', eyes: 'sly', brow: 2.2 }) + mask('night') + flat('night-deep', 'M-13-5C-14-16-7-20 0-20S14-16 13-5C8-10-8-10-13-5Z'))) +
  at(88, 68, shape('steel', 'M-3 0C-8-14-2-30 12-36 8-26 8-10 3 0Z', 1.8) + line('M-7 0H7', 5) + line('M-7 0H7', 2.4, 'gold') + line('M0 2V11', 5.4) + line('M0 2V11', 2.6, 'red')) +
  hand('brown', 88, 74, 5);

const mercs = (): string =>
  dunes('dusk', 'dusk-deep', 'night-deep') +
  limb('wood', 2.2, 'M12 92V12M108 92V10', 1.4) +
  shape('steel', 'M12 2L16 14 8 14ZM14 16C24 14 26 24 24 30 20 26 16 26 14 28Z', 1.6) +
  shape('steel', 'M108 0L112 12 104 12ZM106 14C96 12 94 22 96 28 100 24 104 24 106 26Z', 1.6) +
  neck('fair', 84, 56) +
  chest('leaf', 84, 57, 24, stripes('leaf-deep', [60, 57, 50, 40], 8, 3, 90)) +
  at(84, 42, face({ skin: 'fair', brow: 1.4, mouth: 'stern', hair: 'clay', beard: 'full' }) + helmet('gold', 'gold-deep')) +
  neck('umber', 40, 58) +
  chest('steel', 40, 59, 26, dots('steel-deep', [12, 60, 60, 36], 5, 1.5)) +
  line('M24 60L58 92', 6) +
  line('M24 60L58 92', 3, 'wood') +
  at(40, 44, face({ skin: 'umber', brow: 1.8, mouth: 'stern', moustache: 'full' }) + helmet('steel', 'red') + line('M5 1L9 7', 1.2, 'rose')) +
  at(64, 84, shape('clay', 'M-9 8C-12-2-6-6-3-8L-6-13H6L3-8C6-6 12-2 9 8Z', 1.8) + line('M-4-8H4', 2.4, 'sun'));

const charmer = (): string =>
  hall('teal-deep', 'teal', 'night', 12, 70) +
  moon(40, 30, 8) +
  cloth('wood-light', 'M70 62H110L106 92H74Z', zigzag('wood-deep', 68, 70, 46, 6, 5, 1.8) + zigzag('wood-deep', 68, 80, 46, 6, 5, 1.8)) +
  oval('night-deep', 90, 62, 20, 5) +
  limb('leaf', 7, 'M88 62C78 50 104 46 96 34') +
  cloth('leaf', 'M96 8C108 10 110 26 100 36 96 40 90 40 88 34 82 24 86 8 96 8Z', flat('leaf-light', 'M90 20H104L98 38H90Z') + line('M88 26H106M90 31H104', 1.3, 'leaf-deep')) +
  disc('sun', 92, 15, 2.2, 1.2) +
  disc('sun', 101, 16, 2.2, 1.2) +
  line('M95 22L92 27M92 27l-3 1M92 27l0 3', 1.2, 'red') +
  neck('umber', 38, 56) +
  chest('gold', 38, 57, 25, zigzag('gold-deep', 10, 74, 60, 7, 6, 2)) +
  at(38, 42, face({ skin: 'umber', eyes: 'lowered', mouth: 'round', beard: 'full' }) + turban('white', 'dusk-light', 'red')) +
  limb('wood', 3, 'M40 52L68 66') +
  oval('clay', 54, 59, 7, 5.5, 1.8, 24) +
  limb('gold', 7, 'M18 84C30 88 44 82 50 68') +
  hand('umber', 50, 66) +
  hand('umber', 63, 67);

const porter = (x: number, skin: string, tone: string, looks: string): string =>
  neck(skin, x, 60) + chest(tone, x, 61, 19, flat(`${tone}-deep`, `M${x + 8} 60L${x + 20} 92H${x + 6}Z`)) + at(x, 46, looks, 0, 0.9);

const porters = (): string =>
  nightCity('dusk-deep', 'night-deep', 60) +
  porter(30, 'tan', 'apricot', face({ skin: 'tan', brow: -1, mouth: 'smile', moustache: 'full' }) + turban('white', 'dusk-light')) +
  porter(90, 'umber', 'teal', face({ skin: 'umber', eyes: 'wide', brow: -1, mouth: 'round' }) + turban('rose', 'rose-deep')) +
  limb('tan', 5.5, 'M13 80C4 60 10 40 20 30') +
  limb('umber', 5.5, 'M107 80C116 60 110 40 100 30') +
  cloth('wood', 'M16 8H104V29H16Z', flat('wood-deep', 'M16 23H104V30H16Z') + line('M34 8V30M86 8V30', 4, 'gold')) +
  shape('wood-light', 'M16 9C18-4 102-4 104 9Z') +
  shape('gold', 'M54 5H66V16L60 20 54 16Z', 1.6) +
  hand('tan', 20, 30) +
  hand('umber', 100, 30);

const ghoul = (): string =>
  ground('night-deep') +
  moon(24, 20, 10) +
  stars([[52, 8, 2], [92, 12, 2.4], [108, 36, 1.6]]) +
  shape('night', 'M-4 92V54C-4 40 16 40 16 54V92ZM98 92V50C98 34 122 34 122 50V92Z', 1.6) +
  chest('leaf-deep', 60, 54, 30, flat('night', 'M70 52L96 92H72Z')) +
  at(60, 38, shape('leaf', 'M-12-8L-26-14-13 3ZM12-8L26-14 13 3Z', 1.8) + cloth('leaf-light', 'M-13-6C-13-18-6-22 0-22S13-18 13-6C13 4 9 20 0 20S-13 4-13-6Z', flat('leaf', 'M5-22C10-10 9 8 1 22H16V-22Z')) + oval('ink', -5.5, -3, 4.6, 5.2, 0) + oval('ink', 5.5, -3, 4.6, 5.2, 0) + disc('sun', -5, -2, 2, 0) + disc('sun', 6, -2, 2, 0) + line('M-1 4L0 6 2 4', 1.4) + shape('ink', 'M-8 9Q0 13 8 9 6 17 0 17T-8 9Z', 1) + flat('white', 'M-5 10.500l1.5 4 1.5-3.500zM2 11l1.5 3.5 1.5-4z') + line('M-4-22L-7-28M0-22V-29M4-22L8-27', 1.6)) +
  limb('leaf', 6, 'M34 76C20 72 18 62 22 52') +
  limb('leaf', 6, 'M86 76C100 72 102 62 98 52') +
  [[22, 50, -14], [98, 50, 14]].map(([x = 0, y = 0, turn = 0]) => at(x, y, shape('leaf-light', 'M-5 5L-9-5-4-1-4-11 0-2 4-11 4-1 9-5 5 5Z', 1.6), turn)).join('') +
  faint(0.5, flat('dusk-light', 'M-4 92V80C14 70 30 84 48 78S92 70 124 82V92Z'));

const aladdin = (): string =>
  nightCity('night', 'night-deep', 88) +
  moon(98, 18, 9) +
  at(60, 70, cloth('red', 'M-52-2C-36-12-22 6 0-2S38-12 54-4L48 10C34 2 20 16 0 10S-34 4-46 12Z', zigzag('sun', -52, 1, 108, 9, 7, 2.2) + line('M-50 8C-34 0-22 14 0 8S34 2 50 8', 2, 'teal-light')) + line('M-52-2L-56 2M-50 4L-54 8M-47 10L-51 13M54-4L58-1M52 2L56 5M49 9L53 12', 2, 'sun')) +
  shape('cream', 'M36 68C36 58 52 54 62 56S84 60 82 70C70 76 48 76 36 68Z') +
  cloth('dusk', 'M47 62C45 50 50 43 55 41H65C70 43 75 50 73 62Z', flat('cream', 'M56 40L60 62 64 40Z')) +
  limb('tan', 5, 'M72 50C82 52 86 46 88 40') +
  limb('tan', 5, 'M48 50C38 54 38 60 46 62') +
  at(90, 36, shape('gold', 'M-10-2C-6 0-4-1-2-3H6C9 1 6 5 2 5S-6 4-10-2Z', 1.6) + line('M7-1C13-4 12 4 6 3', 1.8) + disc('red', 2, -5, 1.6, 1.2) + stars([[-13, -6, 4]])) +
  at(60, 28, face({ skin: 'tan', eyes: 'open', brow: -1, mouth: 'laugh' }) + shape('ink', 'M-11-3C-13-14-6-18 0-17S13-14 11-3C8-10-6-8-11-3Z', 1) + at(2, 3, turban('white', 'dusk-light', 'red'), 8, 0.82));

export const ROBBERS: Readonly<Record<string, string>> = {
  atk_captain: captain(),
  atk_band: band(),
  atk_bedouin: bedouin(),
  atk_thief: thief(),
  atk_master: master(),
  atk_assassin: assassin(),
  atk_mercs: mercs(),
  atk_charmer: charmer(),
  atk_servants: porters(),
  atk_ghoul: ghoul(),
  atk_aladdin: aladdin(),
};
