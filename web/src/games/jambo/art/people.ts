/** The thirteen people of the market, 120 x 90. Half figures so that a face is a face on a small card too. */
import { at, block, cloth, diamonds, disc, dots, flat, limb, line, oval, shape, stripes, teeth, zigzag } from '../../../lib/art/pen';
import { acacia, awning, ground, hut, palm, savanna, sun, wall } from './settings';

interface Face {
  readonly skin: string;
  /** Eyes: open and level, shut in a smile, or lowered. */
  readonly eyes?: 'open' | 'smiling' | 'lowered';
  /** Height of the inner end of the brows: positive looks stern, negative looks kind. */
  readonly brow?: number;
  readonly mouth?: 'calm' | 'smile' | 'laugh' | 'stern' | 'sing';
  readonly hair?: string;
  readonly old?: boolean;
}

/** A head about 23 wide and 30 tall around (0, 0), lit from the left. Hair, hats and beards are drawn by the caller. */
const face = ({ skin, eyes = 'open', brow = 0, mouth = 'calm', hair = 'ink', old = false }: Face): string => {
  const eyesDrawn = {
    open:
      oval('white', -4.6, -2.4, 2.7, 2.1, 0) +
      oval('white', 4.8, -2.4, 2.7, 2.1, 0) +
      disc('ink', -4.2, -2.3, 1.6, 0) +
      disc('ink', 5, -2.3, 1.6, 0) +
      line('M-7.6-3.2Q-4.6-5.6-1.9-3M2-3Q4.8-5.6 7.8-3.2', 1.2),
    smiling: line('M-7.2-1.6Q-4.6-4.6-2-1.6M2.2-1.6Q4.8-4.6 7.4-1.6', 1.5),
    lowered: line('M-7.2-2.8Q-4.6.4-2-2.6M2.2-2.6Q4.8.4 7.4-2.8', 1.5),
  }[eyes];
  const mouthDrawn = {
    calm: line('M-3.6 6.6Q0 8.2 3.8 6.5', 1.5),
    smile: line('M-4.6 5.8Q0 10.4 4.8 5.7', 1.6),
    laugh: shape('white', 'M-5 5.2Q0 6.6 5.2 5.1 4.8 10.4 0 10.6-4.6 10.4-5 5.2Z', 1.3),
    stern: line('M-3.8 7.6Q0 6.2 4 7.5', 1.7),
    sing: oval('red-deep', 0.2, 7.2, 2.6, 3, 1.3),
  }[mouth];
  return (
    disc(skin, -11.3, -1, 2.9, 1.6) +
    disc(skin, 11.5, -1, 2.9, 1.6) +
    cloth(skin, 'M-11-4C-11-13-6-17 0-17S11-13 11-4C11 5 6 12.5 0 12.5S-11 5-11-4Z', flat(`${skin}-deep`, 'M5-18C8-10 8 3 2 14H14V-18Z')) +
    line(`M-7.8 ${-7.4 - brow / 2}L-2.2 ${-7.4 + brow}M2.4 ${-7.4 + brow}L8 ${-7.4 - brow / 2}`, 1.7, hair) +
    eyesDrawn +
    line('M.8-2C1.2 0 2.4 1.4 2.4 2.4S.4 3.6-1 3', 1.4, 'ink') +
    mouthDrawn +
    (old ? line('M-8.5 1.2q1.5 1 1 3M8.7 1.2q-1.5 1-1 3M-4-12q4-1.5 8 0', 0.9, 'ink') : '')
  );
};

const hand = (skin: string, x: number, y: number, r = 4): string => disc(skin, x, y, r, 1.8);

/** Shoulders and chest from (cx, top) down to the lower edge. */
const chest = (cx: number, top: number, half: number): string =>
  `M${cx - half} 92C${cx - half - 1} ${top + 16} ${cx - half + 6} ${top + 4} ${cx - 7} ${top}H${cx + 7}C${cx + half - 6} ${top + 4} ${cx + half + 1} ${top + 16} ${cx + half} 92Z`;

const neck = (skin: string, cx: number, top: number): string =>
  shape(skin, `M${cx - 5.5} ${top - 8}V${top + 3}Q${cx} ${top + 8} ${cx + 5.5} ${top + 3}V${top - 8}Z`, 1.6);

const guard = (): string =>
  savanna('peach', 'sand-deep', 'ochre') +
  sun(97, 30, 14) +
  hut(14, 63, 1) +
  // spear
  limb('wood', 2.6, 'M91 92V18', 1.6) +
  shape('stone', 'M91 1C95 7 96 12 93.5 19H88.5C86 12 87 7 91 1Z', 1.8) +
  line('M91 5v12', 1.2) +
  limb('umber', 7.5, 'M74 56C88 60 94 74 91 60', 1.8) +
  neck('umber', 62, 47) +
  cloth('red', chest(62, 48, 25), stripes('red-deep', [30, 46, 66, 50], 9, 2.2, 62) + stripes('red-deep', [30, 46, 66, 50], 12, 1.6, -40)) +
  hand('umber', 91, 56, 5) +
  line('M87.5 54.5h7M87.5 57.5h7', 1) +
  at(62, 31, face({ skin: 'umber', eyes: 'open', brow: 1.8, mouth: 'stern' })) +
  shape('ink', 'M50.6 26C50 15 56 11 62 11S74 15 73.4 26C66 21 58 21 50.6 26Z', 1) +
  cloth('sun', 'M50 22.5C57 18.5 67 18.5 74 22.5L73.6 27C66 23 58 23 50.4 27Z', diamonds('red', 49, 23, 26, 5, 4), 1.5) +
  line('M53 49Q62 57 71 49', 3.2, 'ink') +
  line('M53 49Q62 57 71 49', 1.8, 'sun') +
  line('M55 53Q62 60 69 53', 1.8, 'sea-light') +
  // shield
  cloth(
    'cream',
    'M31 34C43 40 47 53 47 64S43 86 31 93C19 86 15 75 15 64S19 40 31 34Z',
    flat('clay', 'M31 30C22 44 22 84 31 96L10 90V40Z') +
      flat('ink', 'M31 46l7 9-7 9-7-9zM31 66l7 9-7 9-7-9z') +
      flat('cream', 'M31 50.5l3.4 4.5-3.4 4.5-3.4-4.5zM31 70.5l3.4 4.5-3.4 4.5-3.4-4.5z') +
      dots('red', [40, 48, 6, 34], 6, 1.3) +
      dots('cream', [18, 48, 5, 34], 6, 1.3),
    2.2,
  ) +
  line('M31 36V92', 2.2);

const rainMaker = (): string =>
  ground('indigo-light') +
  flat('indigo', 'M0 60C30 52 80 66 120 56V90H0Z') +
  flat('leaf-deep', 'M0 78C30 72 70 82 120 74V90H0Z') +
  line(
    'M14 34l-4 10M41 26l-3 8M108 36l-4 10M74 24l-3 7M14 58l-4 10M104 60l-4 10M34 78l-3 8M8 76l-3 8M112 76l-3 8M80 80l-3 7',
    2.2,
    'white',
  ) +
  // clouds
  shape('indigo-deep', 'M-4 14C-2 4 8 2 13 7 16-2 32-4 36 6 44 2 50 8 48 15 40 22 4 24-4 14Z', 1.8) +
  shape('indigo-deep', 'M70 13C70 5 78 3 82 6 86-4 102-3 105 6 112 2 124 5 124 15 112 23 78 22 70 13Z', 1.8) +
  line('M4 12q6 3 10-1M24 9q6 3 11-1M76 12q5 2 8-1M102 11q6 3 11-1', 1.6, 'indigo-light') +
  limb('wood', 2.6, 'M98 92L89 10', 1.6) +
  at(
    90,
    13,
    flat('red', 'M0 0C-9 3-12 9-12 16-6 14-1 8 0 0Z') +
      flat('sun', 'M0 0C-4 7-4 13-1 19 4 14 4 6 0 0Z') +
      flat('cream', 'M0 0C6 4 9 9 9 16 3 13 0 7 0 0Z') +
      disc('sea-light', 0, -2, 3.4, 1.6),
  ) +
  limb('brown', 7, 'M44 70C31 64 27 52 26 40', 1.8) +
  limb('brown', 7, 'M76 70C88 66 93 56 93 46', 1.8) +
  line('M26.5 53l6-2M24.5 46.5l6.5-.8', 2.6, 'sun') +
  line('M87.5 58l6 2.5', 2.6, 'sun') +
  at(
    26,
    34,
    shape(
      'brown',
      'M-4.5 5C-6 1-7-4-5-5-3.5-5.5-3-3-2.5-1-3-5-2.5-9-.7-9 1-9 .8-5 1-1.5 1.5-5 2.5-8 4-7.5 5.5-7 4.5-3 4 0 5.5-2 7-3.5 8-2.5 9-1 6 3 4.5 6Z',
      1.7,
    ),
  ) +
  hand('brown', 93, 44, 4.8) +
  line('M89.5 42.5h7M89.5 45.5h7', 1) +
  neck('brown', 60, 58) +
  cloth(
    'sea',
    chest(60, 58, 24),
    zigzag('sea-light', 30, 72, 60, 8, 5, 2) +
      zigzag('sea-light', 30, 79, 60, 8, 5, 2) +
      dots('cream', [36, 67, 50, 3], 6, 1) +
      flat('sea-deep', 'M76 60L90 92H78Z'),
  ) +
  at(60, 41, face({ skin: 'brown', eyes: 'smiling', brow: -1.5, mouth: 'sing', hair: 'white', old: true }), -4) +
  shape(
    'white',
    'M49 44C48 56 53 64 60 67 67 64 72 56 71 44 70 50 66 53 64.5 53 65 49 62 45.5 60 45.5S55 49 55.5 53C54 53 50 50 49 44Z',
    1.8,
  ) +
  oval('red-deep', 60, 49, 2.6, 2.8, 1.3) +
  shape('white', 'M48 36C46 26 52 22 60 22S74 26 72 36C70 31 66 29.5 60 29.5S50 31 48 36Z', 1.8) +
  line('M48.5 33C52 27.5 68 27.5 71.5 33', 4.6) +
  line('M48.5 33C52 27.5 68 27.5 71.5 33', 2, 'red');

const shaman = (): string =>
  ground('sea-deep') +
  disc('sea', 60, 44, 46, 0) +
  disc('sea-light', 60, 44, 35, 0) +
  // herbs drying on a pole
  limb('wood', 2, 'M-4 4H124', 1.4) +
  at(12, 5, flat('leaf-light', 'M0 2C-6 6-7 14-4 24-2 18 2 18 4 24 7 14 6 6 0 2Z') + line('M-4 9h8', 2, 'red')) +
  at(31, 5, flat('leaf', 'M0 2C-5 5-6 11-3 18-1 13 1 13 3 18 6 11 5 5 0 2Z') + line('M-3.5 8h7', 2, 'sun')) +
  at(108, 5, flat('leaf', 'M0 2C-7 6-8 16-4 28-2 20 2 20 4 28 8 16 7 6 0 2Z') + line('M-4 10h8', 2, 'sun')) +
  at(87, 5, flat('clay', 'M-2 2C-6 8-3 13 0 15 3 13 6 8 2 2Z')) +
  limb('tan', 7, 'M42 74C40 84 34 84 28 78', 1.8) +
  limb('tan', 7, 'M78 74C90 80 96 74 96 66', 1.8) +
  neck('tan', 60, 54) +
  cloth(
    'clay',
    chest(60, 54, 25),
    flat('cream', 'M52 50L60 92 68 50Z') +
      diamonds('indigo', 55, 74, 10, 10, 10) +
      diamonds('indigo', 55, 86, 10, 10, 10) +
      stripes('clay-deep', [28, 54, 24, 40], 6, 1.6, 82) +
      stripes('clay-deep', [68, 54, 24, 40], 6, 1.6, 98),
  ) +
  line('M46 57C48 70 72 70 74 57', 5, 'ink') +
  line('M46 57C48 70 72 70 74 57', 2.4, 'white') +
  disc('sun', 60, 68, 4.6, 1.6) +
  disc('red', 60, 68, 1.8, 0) +
  at(60, 37, face({ skin: 'tan', eyes: 'open', brow: 0.4, mouth: 'smile', hair: 'grey', old: true })) +
  shape('grey', 'M56 47.5C57 46.5 63 46.5 64 47.5 64 52 62 56 60 57 58 56 56 52 56 47.5Z', 1.5) +
  // wrapped cloth with cowries
  cloth(
    'indigo',
    'M47.5 32C44 20 48 9 61 9 74 9 77 20 72.5 32 68 26 53 26 47.5 32Z',
    line('M46 26C54 18 68 14 78 18M46 20C54 12 66 9 76 12M50 31C58 22 70 20 76 24', 1.8, 'indigo-light'),
  ) +
  cloth('red', 'M47 29C52 22 68 22 73 29L72.5 34C66 27 54 27 47.5 34Z', '', 1.7) +
  [
    [52, 28],
    [60, 25.8],
    [68, 28],
  ]
    .map(([x = 0, y = 0]) => oval('white', x, y, 2.2, 2.8, 1.2) + line(`M${x} ${y - 1.4}v2.8`, 0.9))
    .join('') +
  // bowl of smoke
  line('M26 60C20 52 32 48 26 40S32 30 27 23M34 62C30 54 40 50 35 42', 2.6, 'white') +
  shape('clay-deep', 'M14 65H42C42 74 35 79 28 79S14 74 14 65Z') +
  line('M18 70h20', 1.6, 'ochre') +
  oval('ink', 28, 65, 13, 2.6, 0) +
  oval('leaf', 28, 64.5, 9, 1.6, 0) +
  hand('tan', 27, 80, 4.4) +
  // gourd rattle
  limb('wood', 3, 'M96 72L97 48', 1.6) +
  cloth(
    'ochre',
    'M98 26C106 26 109 34 107 41 105 47 101 50 97 50S88 46 87 40C86 33 90 26 98 26Z',
    zigzag('red', 84, 36, 28, 6, 4, 1.8) + dots('clay-deep', [88, 43, 18, 2], 4, 0.9),
  ) +
  hand('tan', 96, 66, 4.6) +
  line('M92.5 65h7M92.5 68h7', 1);

const psychic = (): string =>
  ground('indigo-deep') +
  disc('sun', 22, 20, 11, 0) +
  disc('indigo-deep', 27, 17, 9.5, 0) +
  [
    [40, 10],
    [96, 14],
    [108, 34],
    [10, 44],
    [84, 6],
    [110, 56],
    [34, 30],
  ]
    .map(([x, y]) => flat('sun', `M${x} ${Number(y) - 3}l1 2 2 1-2 1-1 2-1-2-2-1 2-1z`))
    .join('') +
  block('clay-deep', 0, 66, 120, 24) +
  diamonds('clay', 0, 70, 120, 10, 6) +
  neck('brown', 60, 48) +
  cloth(
    'red',
    chest(60, 48, 24),
    dots('sun', [34, 56, 54, 34], 8, 1.5) + flat('red-deep', 'M66 48C90 52 88 92 88 92H72C74 70 72 58 66 48Z'),
  ) +
  line('M50 52Q60 64 70 52', 3.6, 'ink') +
  line('M50 52Q60 64 70 52', 2, 'sun') +
  at(60, 33, face({ skin: 'brown', eyes: 'lowered', brow: -0.8, mouth: 'smile' }), 3) +
  // headscarf
  cloth(
    'indigo',
    'M47 33C44 18 50 9 60 8 71 8 77 18 73 33 71 27 67 24 61 23 54 23 50 27 47 33Z',
    stripes('sea-light', [44, 6, 34, 28], 5, 1.6, -30),
  ) +
  shape('indigo', 'M66 10C72 2 82 4 82 11 82 17 74 18 70 14Z', 1.8) +
  line('M70 12q5-4 8-2', 1.2, 'sea-light') +
  disc('sun', 48, 40, 2.6, 1.3) +
  disc('sun', 72.5, 40, 2.6, 1.3) +
  // mat with cowries
  cloth(
    'ochre',
    'M12 82C20 70 100 70 108 82L112 94H8Z',
    stripes('ochre-deep', [6, 70, 110, 24], 5, 1.4, 90) + line('M8 76H112', 1.4, 'ochre-deep') + line('M8 83H112', 1.4, 'ochre-deep'),
  ) +
  limb('brown', 6.5, 'M34 70C33 78 40 80 46 77', 1.8) +
  limb('brown', 6.5, 'M87 70C88 78 82 80 76 76', 1.8) +
  cloth('red', 'M42 52C32 55 28 64 28 72 32 75 37 75 41 73L46 62Z', dots('sun', [30, 58, 16, 14], 7, 1.4), 1.8) +
  cloth(
    'red',
    'M78 52C89 55 93 64 93 72 89 75 84 75 80 73L75 62Z',
    dots('sun', [78, 58, 16, 14], 7, 1.4) + flat('red-deep', 'M86 52L96 80H90Z'),
    1.8,
  ) +
  at(48, 77, shape('brown', 'M-5-4C0-5.5 6-4.5 9-2.5 11-1 10.5 1 8.5 1.5 6 4.5-2 5.5-5 4Z', 1.7) + line('M3-1.5l4.5 1M2.5 1.5l4 .5', 1)) +
  at(
    74,
    76,
    shape('brown', 'M5-4C0-5.5-6-4.5-9-2.5-11-1-10.5 1-8.5 1.5-6 4.5 2 5.5 5 4Z', 1.7) + line('M-3-1.5l-4.5 1M-2.5 1.5l-4 .5', 1),
  ) +
  [
    [38, 87, -20],
    [54, 85, 15],
    [64, 87, -30],
    [80, 86, 30],
    [60, 79, 0],
    [26, 82, 40],
    [94, 83, -12],
  ]
    .map(([x = 0, y = 0, turn]) => at(x, y, oval('white', 0, 0, 4, 2.9, 1.4) + line('M-2.4 0h4.8M-1 -.9v1.8M1 -.9v1.8', 0.9), turn))
    .join('');

const tribalElder = (): string =>
  savanna('sun', 'clay-light', 'ochre', 66) +
  disc('peach', 60, 40, 36, 0) +
  acacia(16, 62, 1.3) +
  hut(106, 66, 1.05) +
  // carved chair back
  cloth(
    'wood-deep',
    'M34 92V36C34 28 44 24 60 24S86 28 86 36V92Z',
    diamonds('wood-light', 35, 42, 52, 10, 8) + diamonds('wood-light', 35, 58, 52, 10, 8),
  ) +
  limb('umber', 7.5, 'M80 70C92 80 98 78 98 66', 1.8) +
  neck('umber', 60, 52) +
  cloth(
    'cream',
    chest(60, 53, 26),
    stripes('sand-deep', [28, 50, 64, 44], 6, 1.4, 90) + flat('sand', 'M72 52C94 60 90 92 90 92H78C80 74 78 62 72 52Z'),
  ) +
  cloth(
    'indigo',
    'M32 92C30 66 40 58 54 53L66 92Z',
    teeth('sun', 28, 84, 46, 8, 6) + line('M40 66C48 62 54 62 58 66M36 74C46 70 54 70 62 76', 2, 'sun'),
  ) +
  at(60, 37, face({ skin: 'umber', eyes: 'smiling', brow: -1.2, mouth: 'smile', hair: 'white', old: true })) +
  shape(
    'white',
    'M49 38C48.5 50 53 60 60 62 67 60 71.5 50 71 38 69.5 43 66.5 44.5 64.5 43.5 62.5 41.5 57.5 41.5 55.5 43.5 53.5 44.5 50.5 43 49 38Z',
    1.8,
  ) +
  line('M56 46.5Q60 49.5 64 46.5', 1.6) +
  line('M57 53l-1 4M63 53l1 4', 1, 'stone') +
  cloth(
    'red',
    'M48.5 31V22C48.5 16 53 14.5 60 14.5S71.5 16 71.5 22V31C66 27 54 27 48.5 31Z',
    zigzag('sun', 46, 21, 30, 5, 4, 1.8) + line('M48 17.5H72', 1.5, 'cream'),
  ) +
  // staff with carved bird
  limb('wood', 3.2, 'M98 92V34', 1.7) +
  shape('wood-light', 'M90 32C90 25 96 21 101 23L107 26 102 28C104 33 102 37 98 37 93 37 90 36 90 32Z', 1.8) +
  disc('ink', 100.5, 26, 1, 0) +
  hand('umber', 98, 65, 4.8) +
  line('M94.5 63.5h7M94.5 66.5h7', 1);

const wiseMan = (): string =>
  ground('indigo') +
  flat('indigo-light', 'M0 58C20 52 40 58 60 56S100 50 120 56V90H0Z') +
  flat('sand', 'M0 70C30 62 80 74 120 64V90H0Z') +
  [
    [14, 14],
    [46, 22],
    [104, 10],
    [112, 40],
    [10, 46],
    [92, 26],
    [40, 8],
  ]
    .map(([x = 0, y = 0]) => flat('sun', `M${x} ${y - 3}l1 2 2 1-2 1-1 2-1-2-2-1 2-1z`))
    .join('') +
  // the ship that brought him
  at(100, 58, shape('wood-deep', 'M-14 0H14L9 6H-9Z', 1.4) + line('M-2 0V-24', 1.8) + shape('cream', 'M-8-22C4-18 12-10 14-3L-6-4Z', 1.4)) +
  limb('tan', 7, 'M40 76C34 84 30 80 30 72', 1.8) +
  neck('tan', 62, 52) +
  cloth(
    'clay',
    chest(62, 53, 27),
    flat('clay-deep', 'M76 56C94 64 92 92 92 92H80C82 76 80 66 76 56Z') +
      flat('sun', 'M52 50L62 92 72 50 76 54 66 92H58L48 54Z') +
      line('M50 56L60 92M74 56L64 92', 1, 'clay-deep'),
  ) +
  at(62, 38, face({ skin: 'tan', eyes: 'open', brow: -1.4, mouth: 'calm', hair: 'white', old: true })) +
  cloth(
    'white',
    'M50.5 38C50 52 53 68 62 78 71 68 74 52 73.5 38 72 44 68.5 44.5 66 43.5 64 42.5 60 42.5 58 43.5 55.5 44.5 52 44 50.5 38Z',
    flat('stone', 'M68 38L78 40L62 82L62 74C68 64 70 52 68 38Z'),
  ) +
  line('M58.5 47.5Q62 49.5 65.5 47.5', 1.6) +
  line('M58 55l1 9M65 55l-1 9', 1, 'stone-deep') +
  cloth(
    'cream',
    'M48 31C44 20 50 10 62 9 75 10 80 20 76 31 70 25 54 25 48 31Z',
    line('M46 28C56 24 70 16 74 8M44 21C54 20 64 15 68 6M76 30C70 24 66 20 62 18', 1.7, 'sand-deep'),
  ) +
  shape('clay', 'M57.5 11C58 6 60 4 62 4S66 6 66.5 11Z', 1.6) +
  shape('sea', 'M62 17l4 5-4 5-4-5z', 1.5) +
  // astrolabe
  line('M30 44v-6', 2.2) +
  disc('sun', 30, 57, 14) +
  disc('ochre', 30, 57, 9.5, 1.4) +
  line('M20 57h20M30 47v20', 1.2) +
  limb('cream', 1.8, 'M23 64L37 50', 1.2) +
  disc('red', 30, 57, 2.2, 1.2) +
  line('M30 36.5m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 1.8) +
  hand('tan', 30, 73, 4.6) +
  line('M27.5 71v4.5M30.5 70.5v5', 1);

const portuguese = (): string =>
  ground('sea-light') +
  sun(104, 22, 10) +
  block('sea', 0, 56, 120, 34) +
  line('M4 62h14M30 60h10M92 62h18M4 72h8M104 74h12M8 82h16', 1.6, 'sea-light') +
  // caravel
  at(
    22,
    52,
    shape('wood', 'M-19-6C-12-2 8-2 18-9L14 6H-13Z', 1.6) +
      line('M-6-4V-40M9-5V-32', 2) +
      shape('cream', 'M-13-36C-4-33 2-26 3-10-4-12-10-11-14-8-11-18-11-28-13-36Z', 1.6) +
      shape('cream', 'M5-29C11-27 16-22 17-11 12-13 8-12 4-10Z', 1.4) +
      line('M-8-30v14M-11-23h8', 2.4, 'red') +
      flat('red', 'M-6-40l9 2.5-9 2.5z'),
  ) +
  limb('red', 9, 'M84 64C98 72 98 78 90 78', 1.8) +
  neck('fair', 66, 54) +
  cloth(
    'red',
    chest(66, 54, 27),
    flat('red-deep', 'M82 58C98 66 95 92 95 92H82C86 76 86 68 82 58Z') +
      flat('ochre', 'M62 54h8V92h-8z') +
      stripes('red-deep', [40, 54, 20, 40], 6, 1.6, 80) +
      line('M62 54V92M70 54V92', 1.4),
  ) +
  disc('sun', 66, 70, 1.6, 1) +
  disc('sun', 66, 78, 1.6, 1) +
  disc('sun', 66, 86, 1.6, 1) +
  shape(
    'white',
    'M48 55C47 50 51 50 53 52 54 48 58 48 59 51 61 48 65 48 66 51 68 48 72 48 73 51 75 48 79 48 80 52 83 50 86 52 84 55 86 59 82 61 80 58 79 62 75 63 73 59 72 63 67 64 66 60 64 64 60 63 59 59 57 63 53 62 52 58 50 61 46 59 48 55Z',
    1.6,
  ) +
  at(66, 37, face({ skin: 'fair', eyes: 'open', brow: -0.6, mouth: 'calm', hair: 'wood-deep' })) +
  shape('wood-deep', 'M66 42C63 40.5 58 42 56 46 60 46.5 64 46 66 44.5 68 46 72 46.5 76 46 74 42 69 40.5 66 42Z', 1.2) +
  shape('wood-deep', 'M63.5 47.5H68.5C69 51 67.5 53 66 54 64.5 53 63 51 63.5 47.5Z', 1.2) +
  shape('wood-deep', 'M55 38C52 34 52 28 54 24L58 24C56 28 56 33 55 38ZM77 38C80 34 80 28 78 24L74 24C76 28 76 33 77 38Z', 1.4) +
  cloth(
    'indigo-deep',
    'M50 26C46 16 54 9 68 9 82 9 88 16 83 26 76 22 58 22 50 26Z',
    line('M56 24C54 18 58 14 64 12M66 22C64 17 68 13 72 11M76 23C76 18 78 15 80 14', 1.4, 'indigo'),
  ) +
  cloth('clay', 'M49 25C56 19.5 77 19.5 84 25L83 29C76 24 57 24 50 29Z', '', 1.6) +
  shape('white', 'M80 20C84 8 96 2 108 6 106 14 96 22 84 24 82 24 80 22 80 20Z', 1.7) +
  line('M84 21C90 14 98 10 104 9', 1.1, 'stone-deep') +
  // purse
  shape('wood', 'M78 78C72 84 74 94 86 94S100 84 93 78C90 74 81 74 78 78Z', 1.8) +
  line('M79 77.5C84 80 88 80 92.5 77.5', 2.4, 'sun') +
  disc('sun', 80, 70, 4, 1.6) +
  disc('sun', 88, 66, 4, 1.6) +
  line('M80 68.5v3M88 64.5v3', 1.2, 'ochre-deep') +
  hand('fair', 92, 79, 4.8) +
  line('M88.5 78h5M89 81h5', 1);

const basketMaker = (): string =>
  wall('sand', 'ochre', 'clay') +
  awning('clay', 'cream') +
  // finished work
  at(
    18,
    72,
    cloth(
      'wood-light',
      'M-15-20H15C17-8 14 6 9 14H-9C-14 6-17-8-15-20Z',
      zigzag('red', -18, -12, 38, 7, 6, 2) + line('M-18-1H18M-18 6H18', 1.6, 'wood-deep'),
    ) + oval('wood-deep', 0, -20, 15, 3.6, 1.8),
  ) +
  at(
    104,
    76,
    cloth('ochre', 'M-14-14H14C15-4 12 8 8 12H-8C-12 8-15-4-14-14Z', diamonds('indigo', -16, -2, 34, 8, 9)) +
      oval('wood-deep', 0, -14, 14, 3.2, 1.8),
  ) +
  at(
    104,
    54,
    shape('wood-light', 'M-11 4C-11-8-6-12 0-12S11-8 11 4Z', 1.8) +
      line('M-10-1H10M-8-6H8', 1.4, 'wood-deep') +
      disc('red', 0, -13, 2.4, 1.4),
  ) +
  neck('brown', 60, 50) +
  cloth(
    'indigo',
    chest(60, 50, 26),
    diamonds('sun', 34, 60, 54, 9, 5) +
      diamonds('sun', 38, 70, 54, 9, 5) +
      flat('indigo-deep', 'M76 54C92 62 88 92 88 92H78C82 74 80 64 76 54Z'),
  ) +
  line('M51 51Q60 62 69 51', 4.4) +
  line('M51 51Q60 62 69 51', 2.2, 'red') +
  at(60, 35, face({ skin: 'brown', eyes: 'smiling', brow: -0.8, mouth: 'laugh' })) +
  cloth('ochre', 'M47.5 33C44 20 50 11 60 11S76 20 72.5 33C68 26 52 26 47.5 33Z', stripes('clay', [44, 10, 34, 24], 5.5, 2.2, 28)) +
  shape('ochre', 'M58 12C52 4 56 1 61 5 64 0 71 2 66 11Z', 1.7) +
  line('M61 5l.5 5', 1.2) +
  disc('sun', 48, 42, 2.6, 1.4) +
  disc('sun', 72.5, 42, 2.6, 1.4) +
  // the basket in her hands
  limb('brown', 7, 'M37 66C29 74 30 82 38 84', 1.8) +
  limb('brown', 7, 'M83 66C91 74 90 82 82 84', 1.8) +
  line('M30 71.5l6.5 2M90 71.5l-6.5 2', 2.6, 'sun') +
  line('M82 76C90 66 96 66 98 72', 3.6) +
  line('M82 76C90 66 96 66 98 72', 1.6, 'sand-deep') +
  disc('wood-light', 60, 80, 22) +
  line('M60 80m-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0', 3.6, 'red') +
  [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => at(60, 80, line('M14-3L20-1.5', 1.4, 'wood-deep'), turn)).join('') +
  disc('cream', 60, 80, 11, 1.4) +
  line('M60 80c0-3 5-3 5 1s-7 5-8 0 4-8 9-5 5 9 1 12', 1.6, 'wood-deep') +
  hand('brown', 40, 83, 4.8) +
  hand('brown', 80, 83, 4.8) +
  line('M38 80.5l4 1M37.5 83.5l4.5.5M82 80.5l-4 1M82.5 83.5l-4.5.5', 1);

const travellingMerchant = (): string =>
  savanna('peach', 'sand', 'clay-light', 64) +
  sun(22, 26, 12) +
  acacia(106, 58, 1.1) +
  flat('cream', 'M70 64C60 72 30 78 20 92H92C86 82 84 72 78 64Z') +
  // donkey
  cloth('stone-deep', 'M2 92C0 70 8 62 20 61L40 66 44 92Z', '') +
  cloth('red', 'M-4 64C4 58 16 60 20 64L22 92H-4Z', stripes('sun', [-4, 60, 28, 34], 8, 2.4, 0) + dots('cream', [-2, 66, 24, 26], 8, 1)) +
  cloth('ochre', 'M-6 46C4 42 14 44 18 50 20 56 18 62 14 64L-6 62Z', line('M4 44V66M-6 54H20', 1.8, 'ochre-deep')) +
  flat('grey', 'M20 62C20 46 22 40 30 36L36 44 32 68Z') +
  shape('stone-deep', 'M26 38C20 30 20 20 24 15 29 20 31 28 31 36ZM38 37C38 28 42 20 48 18 49 25 47 33 42 39Z') +
  flat('rose', 'M26.5 33C24 28 23.5 23 24.5 20 27 24 28.5 29 28.5 34ZM40 34C41 29 43.5 24 46 22.5 46 27 44.5 31 42 35Z') +
  cloth(
    'stone-deep',
    'M22 42C26 35 36 34 43 38 48 44 52 56 54 64 55 71 50 75 44 74 38 72 36 66 32 62 22 60 19 50 22 42Z',
    flat('cream', 'M40 64C44 58 52 58 56 62V78H38Z') + flat('grey', 'M20 36L30 36C26 44 26 54 32 63L18 64Z'),
  ) +
  disc('white', 37, 48, 2.8, 1.4) +
  disc('ink', 37.5, 48.5, 1.4, 0) +
  oval('ink', 49.5, 66, 1.2, 1.8, 0, -20) +
  line('M44 71.5Q48 71.5 50.5 69.5', 1.3) +
  line('M33 61C38 56 46 53 51 55', 2, 'red') +
  line('M51 57C58 62 62 66 66 74', 1.8, 'wood-deep') +
  // merchant
  limb('wood', 2.8, 'M106 92L101 46', 1.6) +
  limb('sea', 8, 'M92 72C100 78 103 72 103 66', 1.8) +
  neck('brown', 80, 58) +
  cloth('sea', chest(80, 58, 23), flat('sea-deep', 'M94 62C106 70 103 92 103 92H94C98 78 98 70 94 62Z')) +
  cloth('sun', 'M60 66C66 60 72 58 78 60L98 92H86L62 74Z', stripes('clay', [58, 58, 44, 36], 6, 2.2, 52), 1.8) +
  limb('brown', 6.5, 'M62 80C62 84 66 84 68 80', 1.6) +
  limb('sea', 8, 'M60 72C57 80 58 84 62 84', 1.8) +
  hand('brown', 67, 77, 4.4) +
  at(80, 43, face({ skin: 'brown', eyes: 'smiling', brow: -0.8, mouth: 'laugh' })) +
  shape('ink', 'M72.5 53C76 56.5 84 56.5 87.5 53 86 59 83 60.5 80 60.5S74 59 72.5 53Z', 1) +
  cloth(
    'sand',
    'M56 33C64 27 70 13 79 9 89 12 96 27 105 32 96 37.5 64 38.5 56 33Z',
    line('M60 29C74 34 90 34 101 28M66 22C76 26 88 26 95 21M72 15C77 17.5 84 17 88 14', 1.5, 'sand-deep') +
      flat('sand-deep', 'M92 23C96 31 90 35 84 38L110 40V27Z'),
  ) +
  hand('brown', 103, 64, 4.8) +
  line('M99.5 62.5h7M99.5 65.5h7', 1);

const arabianMerchant = (): string =>
  ground('ochre') +
  dots('ochre-deep', [2, 4, 118, 84], 12, 1.3) +
  // carved window
  cloth(
    'indigo',
    'M24 92V40C24 20 42 12 60 2 78 12 96 20 96 40V92Z',
    stripes('indigo-light', [14, 0, 92, 92], 9, 1.3, 45) + stripes('indigo-light', [14, 0, 92, 92], 9, 1.3, -45),
    0,
  ) +
  line('M24 92V40C24 20 42 12 60 2 78 12 96 20 96 40V92', 7) +
  line('M24 92V40C24 20 42 12 60 2 78 12 96 20 96 40V92', 4, 'wood-light') +
  limb('white', 9, 'M44 70C32 80 28 78 30 72', 1.8) +
  neck('tan', 62, 54) +
  cloth('white', chest(62, 54, 26), flat('stone', 'M78 58C94 66 90 92 90 92H80C82 76 82 66 78 58Z')) +
  cloth('wood-deep', 'M36 92C35 70 42 60 54 55L58 92ZM88 92C89 70 82 60 70 55L68 92Z', line('M54 55L58 92M70 55L68 92', 5, 'sun'), 1.8) +
  line('M62 62v10', 1.6) +
  flat('red', 'M60.5 71h3l1.5 6h-6z') +
  at(62, 37, face({ skin: 'tan', eyes: 'open', brow: 0.2, mouth: 'smile' })) +
  shape('ink', 'M51 38C51 50 55 56 62 57S73 50 73 38C72 42.5 69 43.5 66.5 42.5 64 41.5 60 41.5 57.5 42.5 55 43.5 52 42.5 51 38Z', 1) +
  shape('tan', 'M57.5 45.5C60 45 64 45 66.5 45.5 66 49.5 58 49.5 57.5 45.5Z', 0) +
  line('M58 46Q62 49.5 66 46', 1.5) +
  cloth(
    'cream',
    'M49 31C44 20 51 10 63 10 76 10 81 19 75.5 31 70 25 55 25 49 31Z',
    line('M48 27C56 24 66 18 70 9M46 20C54 19 60 15 63 9', 3, 'red') + line('M52 29C60 25 70 22 78 22M56 14l3 2M70 16l4 3', 1.8, 'indigo'),
  ) +
  shape('cream', 'M72 24C80 26 82 34 80 42 76 40 73 36 72 31Z', 1.7) +
  line('M75 28C78 31 79 35 79 38', 1.5, 'red') +
  // three cards for the auction
  [-24, 0, 24]
    .map((turn) =>
      at(
        28,
        78,
        shape('red', 'M-7-34h14a2 2 0 0 1 2 2V-10H-9v-22a2 2 0 0 1 2-2z', 1.7) + shape('sun', 'M0-30l4.5 6-4.5 6-4.5-6z', 1),
        turn,
      ),
    )
    .join('') +
  hand('tan', 28, 72, 5.4) +
  line('M24.5 70.5l6.5.5M24.5 73.5l6.5.5', 1) +
  // coffee pot
  at(
    98,
    78,
    shape('sun', 'M-6-18H6C6-12 11-6 11 4 11 12 6 14 0 14S-11 12-11 4C-11-6-6-12-6-18Z', 1.8) +
      line('M-8-8C-14-14-16-18-20-19', 4.6) +
      line('M-8-8C-14-14-16-18-20-19', 2, 'sun') +
      line('M8-8C18-8 18 6 10 6', 4.6) +
      line('M8-8C18-8 18 6 10 6', 1.6, 'ochre-deep') +
      shape('sun', 'M-7-18C-6-24-2-26 0-29 2-26 6-24 7-18Z', 1.8) +
      disc('red', 0, -29, 1.8, 1.2) +
      zigzag('ochre-deep', -9, 2, 18, 6, 4, 1.6),
  );

const dancer = (): string =>
  ground('clay') +
  disc('clay-light', 60, 42, 42, 0) +
  disc('peach', 60, 42, 30, 0) +
  block('clay-deep', 0, 78, 120, 12) +
  teeth('clay', 0, 90, 120, 8, 6) +
  line('M8 34l7 5M112 34l-7 5M5 54h9M115 54h-9', 2.4, 'sun') +
  // feet
  limb('brown', 5, 'M52 68L50 81 43 84', 1.8) +
  limb('brown', 5, 'M70 68L74 77 71 84 77 85', 1.8) +
  line('M48 79.5l5 .8M70 82l4 .8', 2.6, 'sun') +
  // skirt in full swing
  cloth(
    'indigo',
    'M51 50C56 52 64 52 69 50 76 56 92 56 102 62 98 70 88 74 80 70 76 76 66 78 60 73 52 79 40 78 36 72 30 75 20 72 18 66 30 62 44 58 51 50Z',
    zigzag('sun', 12, 63, 98, 9, 6, 2.4) +
      dots('cream', [42, 56, 38, 6], 7, 1.3) +
      flat('indigo-deep', 'M68 50C76 56 92 56 106 62L96 78C88 66 76 60 66 54Z'),
  ) +
  line('M50.5 51C56 54 64 54 69.5 51', 5.4) +
  line('M50.5 51C56 54 64 54 69.5 51', 2.6, 'sun') +
  // arms
  limb('brown', 5.4, 'M54 37C42 38 32 33 27 20', 1.8) +
  limb('brown', 5.4, 'M66 37C80 38 92 34 100 25', 1.8) +
  line('M27 28.5l5.5-3M89 34.5l-3-4.5', 2.6, 'sun') +
  at(26, 17, shape('brown', 'M-2.6 5C-5-1-6-5-4-9-3-11-1.5-9-1-6-.5-9 1.5-10 2-7.5 4-8 4.5-6 4-4 6.5-3 4-.5 3 4.5Z', 1.6), -14) +
  at(102, 22, shape('brown', 'M-2.6 5C-5-1-6-5-4-9-3-11-1.5-9-1-6-.5-9 1.5-10 2-7.5 4-8 4.5-6 4-4 6.5-3 4-.5 3 4.5Z', 1.6), 44) +
  // body
  cloth(
    'red',
    'M50.5 36C54 33 66 33 69.5 36 71 42 69 47 69.5 52 64 54 56 54 50.5 52 51 47 49 42 50.5 36Z',
    diamonds('sun', 48, 46, 26, 6, 6) + flat('red-deep', 'M66 32L74 55H66Z'),
  ) +
  limb('brown', 5.6, 'M60 30V34', 1.6) +
  line('M53 36Q60 42 67 36', 4) +
  line('M53 36Q60 42 67 36', 2.2, 'sea-light') +
  at(60, 21.5, face({ skin: 'brown', eyes: 'smiling', brow: -0.8, mouth: 'laugh' }), 6, 0.82) +
  cloth(
    'sea',
    'M50.5 20C48.5 11 53 5.5 61 6 69 6.5 72.5 13 70.8 21 67 15 55 14 50.5 20Z',
    stripes('sun', [46, 4, 28, 18], 5, 1.6, -30),
    1.8,
  ) +
  shape('sea', 'M66 7C70 1 78 2 77 7 75 11 71 12 68 10Z', 1.7) +
  disc('sun', 50.5, 28, 2.2, 1.2) +
  disc('sun', 69.5, 29.5, 2.2, 1.2);

const carrier = (): string =>
  savanna('indigo-light', 'sand', 'leaf-light', 66) +
  sun(16, 22, 11, 'sun', 'cream') +
  palm(106, 70, 1.3) +
  palm(16, 74, 0.9, 'leaf') +
  // arms reach up
  limb('brown', 7.5, 'M40 80C24 72 22 56 34 40', 1.8) +
  limb('brown', 7.5, 'M80 80C96 72 98 56 86 40', 1.8) +
  line('M24.5 66l7.5-2.5M95.5 66l-7.5-2.5', 3, 'red') +
  neck('brown', 60, 70) +
  cloth('brown', chest(60, 71, 26), flat('brown-deep', 'M76 70L94 92H74Z') + line('M60 82v10', 1.4)) +
  cloth('ochre', 'M40 74C46 70 50 70 54 71L78 92H58L42 82Z', stripes('red', [38, 70, 42, 24], 6, 2.4, 44), 1.8) +
  at(60, 53, face({ skin: 'brown', eyes: 'open', brow: -1, mouth: 'smile' })) +
  shape('ink', 'M48.7 49C48 42 52 38 60 38S72 42 71.3 49C68 43 52 43 48.7 49Z', 1) +
  flat('sea-light', 'M76 46c3 4 3 7 0 7s-3-3 0-7z') +
  // the load
  cloth('red', 'M45 41C46 35 74 35 75 41 74 45 46 45 45 41Z', stripes('sun', [44, 34, 32, 12], 5, 2, 70)) +
  cloth(
    'wood-light',
    'M24 18H96L91 37C80 40 40 40 29 37Z',
    zigzag('clay-deep', 22, 23, 76, 9, 7, 2.2) + line('M26 34H94', 1.6, 'wood-deep'),
  ) +
  at(40, 18, cloth('white', 'M-9 0C-6-8-4-14-2-16H2C4-14 6-8 9 0Z', flat('stone', 'M2-18L12 2H4Z'), 1.8)) +
  at(
    59,
    18,
    cloth('indigo', 'M-10 0V-8C-10-12-6-13 0-13S10-12 10-8V0Z', line('M-10-4H10', 2, 'sun') + line('M-10-9H10', 1.4, 'indigo-light'), 1.8),
  ) +
  at(79, 18, shape('clay', 'M-5-14H5L4-11C9-9 11-4 10 0H-10C-11-4-9-9-4-11Z', 1.8) + line('M-9-4H9', 1.6, 'cream')) +
  line('M23 18.5H97', 4.6) +
  line('M24 18.5H96', 1.8, 'wood') +
  hand('brown', 33, 38, 5) +
  hand('brown', 87, 38, 5) +
  line('M30 36.5h6M30 39.5h6M84 36.5h6M84 39.5h6', 1);

const drummer = (): string =>
  ground('sun') +
  [0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240, 264, 288, 312, 336]
    .map((turn) => at(60, 46, flat('ochre', 'M0 0L-7-90H7Z'), turn))
    .join('') +
  neck('umber', 60, 48) +
  cloth(
    'sea',
    chest(60, 48, 26),
    diamonds('cream', 32, 58, 60, 9, 7) + flat('sea-deep', 'M76 52C92 60 88 92 88 92H78C82 74 80 62 76 52Z'),
  ) +
  flat('umber', 'M53 46Q60 58 67 46Z') +
  line('M52.5 48Q60 60 67.5 48', 2) +
  at(60, 32, face({ skin: 'umber', eyes: 'smiling', brow: -1, mouth: 'laugh' }), -6) +
  cloth('indigo', 'M48 28C46 16 52 9 59 9 68 9 73 15 72 25 66 20 54 21 48 28Z', stripes('sun', [46, 8, 28, 20], 5, 1.8, -6), 1.9) +
  // drum
  cloth(
    'wood',
    'M32 66H88C88 76 78 82 76 94H44C42 82 32 76 32 66Z',
    flat('wood-deep', 'M76 64H92L84 94H72C74 82 78 74 76 64Z') + line('M34 70l7 12 7-12 6 12 6-12 6 12 7-12 6 12 7-12', 1.8, 'cream'),
  ) +
  oval('cream', 60, 65, 28, 8) +
  oval('sand', 60, 65.5, 15, 3.8, 0) +
  line('M32 69C36 78 84 78 88 69', 3.6) +
  line('M32 69C36 78 84 78 88 69', 1.6, 'red') +
  // hands
  limb('umber', 7.5, 'M38 56C26 62 28 66 44 63', 1.8) +
  limb('umber', 7.5, 'M84 58C98 54 100 46 92 40', 1.8) +
  cloth('sea', 'M44 49C34 50 28 58 29 64 33 67 38 65 41 62L48 56Z', diamonds('cream', 28, 58, 22, 9, 7), 1.8) +
  cloth('sea', 'M76 49C86 50 94 54 95 58 94 63 88 66 84 66L74 60Z', flat('sea-deep', 'M86 48L98 60L84 70Z'), 1.8) +
  at(47, 63, shape('umber', 'M-5-4C0-6 7-4 11-1 9 1 6 0 4 0 8 2 8 4 5 4 0 5-5 4-5-4Z', 1.7)) +
  at(91, 37, shape('umber', 'M5 4C7-1 5-8 1-11-1-9 0-6 0-4-3-8-6-9-7-7-8-4-4 0-3 4-1 7 4 7 5 4Z', 1.7)) +
  line('M22 46c-4 2-6 6-6 10M14 40c-6 4-8 9-8 16M100 24c4 1 7 4 8 8M104 16c6 2 10 6 12 12', 2.4, 'red');

/** Markup per card id. */
export const PEOPLE: Readonly<Record<string, string>> = {
  guard: guard(),
  rain_maker: rainMaker(),
  shaman: shaman(),
  psychic: psychic(),
  tribal_elder: tribalElder(),
  wise_man: wiseMan(),
  portuguese: portuguese(),
  basket_maker: basketMaker(),
  travelling_merchant: travellingMerchant(),
  arabian_merchant: arabianMerchant(),
  dancer: dancer(),
  carrier: carrier(),
  drummer: drummer(),
};
