/** The ten utilities and the small stand, 120 x 90: things that stay on the table. */
import { at, block, cloth, diamonds, disc, dots, flat, limb, line, oval, shape, stripes, teeth, zigzag } from '../../../lib/art/pen';
import { acacia, awning, ground, hut, palm, savanna, shadow, sun, wall } from './settings';
import { WARES } from './wares';

/** A plaited mat with fringed ends on which a thing stands. */
const mat = (tone: string, print: string, edge: string): string =>
  flat(tone, 'M10 72H110L118 90H2Z') + line('M8 77H112M5 83H115', 1.6, print) + line('M10 72H110', 2.4, edge);

const rays = (x: number, y: number, tone: string): string =>
  Array.from({ length: 12 }, (_, i) => at(x, y, flat(tone, 'M0 0L-9-110H9Z'), i * 30 + 15)).join('');

const well = (): string =>
  savanna('peach', 'sand-deep', 'ochre', 64) +
  sun(20, 22, 12) +
  palm(104, 66, 1.35) +
  hut(14, 65, 0.8) +
  shadow(60, 84, 84, 'ochre-deep') +
  // posts, roof, rope
  limb('wood', 4, 'M36 58V22', 1.8) +
  limb('wood', 4, 'M84 58V22', 1.8) +
  oval('sea-deep', 60, 56, 25, 6.5, 2) +
  flat('sea', 'M38 57.5C46 62 74 62 82 57.5 74 60 46 60 38 57.5Z') +
  line('M66 30V44', 2) +
  at(
    66,
    51,
    cloth(
      'wood-light',
      'M-8-6H8L6 8H-6Z',
      line('M-8-2H8', 1.8, 'wood-deep') + line('M-7 4H7', 1.4, 'wood-deep') + flat('wood', 'M3-8H10V10H2Z'),
    ) +
      oval('sea-light', 0, -6, 8, 2.2, 1.7) +
      line('M-8-6C-6-14 6-14 8-6', 1.7),
  ) +
  limb('wood-light', 5, 'M30 30H90', 1.8) +
  line('M62 27v6M66 27v6M70 27v6', 2.2, 'sand') +
  line('M94 30h5v8', 4.8) +
  line('M94 30h5v8', 2, 'wood') +
  cloth(
    'ochre',
    'M22 26L60 3 98 26C92 30 86 26 80 29 72 25 66 29 60 26 52 29 46 25 40 29 34 26 28 30 22 26Z',
    line('M60 4V28M50 10L42 28M70 10L78 28M42 15L32 28M78 15L88 28', 1.6, 'ochre-deep'),
  ) +
  // stone ring
  cloth(
    'stone',
    'M32 56C34 66 86 66 88 56L86 80C80 88 40 88 34 80Z',
    line(
      'M30 66C40 74 80 74 90 66M30 74C40 82 80 82 90 74M44 63l1 7M58 65v7M74 64l-1 7M38 69l1 8M52 72v7M67 72v7M81 69l-1 8M46 80v8M60 80v8M74 79v8',
      1.6,
      'stone-deep',
    ) + flat('stone-deep', 'M84 56L92 56V90H74C80 80 83 70 84 56Z'),
  ) +
  line('M33 57C38 65.5 82 65.5 87 57', 5) +
  line('M33 57C38 65.5 82 65.5 87 57', 2, 'cream');

const drums = (): string =>
  ground('red') +
  rays(60, 50, 'red-deep') +
  mat('ochre', 'ochre-deep', 'ochre-deep') +
  shadow(44, 83, 52, 'ochre-deep') +
  shadow(86, 83, 44, 'ochre-deep') +
  // tall drum
  cloth(
    'wood',
    'M24 18H64C64 34 56 44 55 58L58 82H30L33 58C32 44 24 34 24 18Z',
    flat('wood-deep', 'M56 16H68L60 84H50C54 64 56 40 56 16Z') +
      zigzag('sun', 20, 60, 50, 7, 5, 2) +
      line('M28 72H62', 2.2, 'sun') +
      line('M24 20l5 20 5-20 5 20 5-20 5 20 5-20 5 20 5-20', 1.8, 'cream') +
      line('M26 41H62', 2.4, 'clay'),
  ) +
  oval('cream', 44, 18, 20, 6.5) +
  oval('sand', 45, 18.5, 11, 3, 0) +
  line('M24 21C28 28 60 28 64 21', 3.8) +
  line('M24 21C28 28 60 28 64 21', 1.6, 'sun') +
  // broad drum
  cloth(
    'indigo',
    'M62 50H110C110 66 106 76 100 83H72C66 76 62 66 62 50Z',
    diamonds('sun', 60, 68, 54, 9, 10) +
      flat('indigo-deep', 'M102 48H114V86H94C100 76 102 64 102 48Z') +
      line('M62 53l5 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8', 1.8, 'cream') +
      line('M66 77H106', 2, 'clay-light'),
  ) +
  oval('cream', 86, 50, 24, 7) +
  oval('sand', 87, 50.5, 13, 3.4, 0) +
  line('M62 53C68 61 104 61 110 53', 3.8) +
  line('M62 53C68 61 104 61 110 53', 1.6, 'sun') +
  // sticks
  limb('wood-light', 2.6, 'M76 48L106 24', 1.6) +
  disc('red', 107, 23, 4, 1.8) +
  limb('wood-light', 2.6, 'M92 50L76 20', 1.6) +
  disc('red', 75.5, 19, 4, 1.8);

const throne = (): string =>
  ground('indigo') +
  stripes('indigo-deep', [0, 0, 120, 90], 12, 5, 90) +
  cloth(
    'red',
    'M-4-4H124V14C110 22 96 22 84 14 72 22 48 22 36 14 24 22 10 22-4 14Z',
    teeth('sun', 0, 4, 124, 8, -5) + flat('red-deep', 'M-4 11C10 19 24 19 36 11 48 19 72 19 84 11 96 19 110 19 124 11V30H-4Z'),
  ) +
  mat('clay', 'clay-deep', 'sun') +
  shadow(60, 84, 84, 'clay-deep') +
  // back
  limb('wood', 5, 'M35 82V22', 2) +
  limb('wood', 5, 'M85 82V22', 2) +
  cloth('wood-light', 'M34 56V26C34 14 46 12 60 6 74 12 86 14 86 26V56Z', flat('wood', 'M76 8L90 14V60H78Z')) +
  shape('wood-deep', 'M41 54V29C41 22 50 19 60 15 70 19 79 22 79 29V54Z', 1.8) +
  disc('sun', 60, 31, 9, 1.8) +
  Array.from({ length: 8 }, (_, i) => at(60, 31, flat('clay', 'M0-8l2 5-2 3-2-3z'), i * 45)).join('') +
  disc('cream', 60, 31, 2.4, 1.2) +
  diamonds('sun', 43, 47, 34, 8.5, 8) +
  disc('sun', 35, 20, 4.2, 1.8) +
  disc('sun', 85, 20, 4.2, 1.8) +
  disc('red', 60, 6, 3.6, 1.8) +
  // seat with hide
  cloth('wood', 'M28 60H92L96 70H24Z', flat('wood-deep', 'M24 66H96V72H24Z') + zigzag('sun', 24, 67, 74, 6, 3, 1.4)) +
  cloth(
    'ochre',
    'M36 52H84C88 56 88 62 84 66L76 64 70 72 60 67 50 72 44 64 36 66C32 62 32 56 36 52Z',
    flat('cream', 'M34 62L44 62 50 70 60 65 70 70 76 62 86 62V76H34Z') +
      dots('ink', [40, 55, 44, 5], 6, 1.3) +
      flat('ochre-deep', 'M80 50H90V68H80Z'),
  ) +
  // arms and legs
  limb('wood-light', 4.6, 'M29 60V46H40', 2) +
  limb('wood-light', 4.6, 'M91 60V46H80', 2) +
  disc('sun', 29, 45.5, 3.8, 1.8) +
  disc('sun', 91, 45.5, 3.8, 1.8) +
  limb('wood', 5.4, 'M31 72V83', 2) +
  limb('wood', 5.4, 'M89 72V83', 2) +
  shape('wood-light', 'M44 78H76L80 87H40Z', 1.8) +
  line('M43 82.5H77', 1.6, 'wood-deep');

const boat = (): string =>
  ground('peach') +
  sun(92, 34, 18, 'sun', 'clay-light') +
  flat('clay-light', 'M0 54C12 46 20 50 30 52 40 46 46 50 52 54Z') +
  palm(10, 54, 0.7) +
  block('sea', 0, 54, 120, 36) +
  line('M78 58h26M84 63h16M8 60h14M100 70h16', 2, 'sea-light') +
  // mast and sail
  limb('wood', 3.2, 'M58 66L62 8', 1.7) +
  cloth(
    'cream',
    'M32 18C56 8 78 6 100 6 92 30 84 48 66 60 60 42 50 28 32 18Z',
    stripes('clay', [40, 0, 70, 60], 13, 4.6, -22) + flat('sand-deep', 'M86 4L104 2 70 64 66 56C78 44 84 26 86 4Z'),
  ) +
  limb('wood', 2.6, 'M26 20C52 8 78 4 106 4', 1.7) +
  line('M66 60L82 70M26 20L34 62', 1.6) +
  // hull
  cloth(
    'wood',
    'M12 56C30 66 76 68 112 52 110 68 100 80 88 82H38C26 80 16 70 12 56Z',
    line('M12 62C34 74 80 76 112 58', 1.8, 'wood-deep') + flat('wood-deep', 'M24 74C48 80 80 80 106 66L100 90H30Z'),
  ) +
  line('M12 56.5C30 66 76 68 112 52.5', 5.6) +
  line('M12 56.5C30 66 76 68 112 52.5', 2.4, 'sun') +
  oval('white', 97, 65.5, 4.6, 3, 1.6, -18) +
  disc('indigo', 97.5, 65.3, 1.7, 0) +
  shape('red', 'M112 52L118 44 119 52Z', 1.6) +
  // cargo
  shape('clay', 'M40 60C36 54 40 50 42 48H50C52 50 56 54 54 62Z', 1.7) +
  line('M40 54H54', 1.6, 'cream') +
  shape('sand', 'M24 60C22 52 26 48 32 48S40 54 38 62Z', 1.7) +
  line('M29 49q3 3 5 0', 1.4) +
  // waves
  flat('sea-deep', 'M-2 80C6 74 14 74 22 80S38 86 46 80 62 74 70 80 86 86 94 80 112 74 122 80V92H-2Z') +
  line('M-2 80C6 74 14 74 22 80S38 86 46 80 62 74 70 80 86 86 94 80 112 74 122 80', 2.4, 'sea-light');

const scales = (): string =>
  wall('sand', 'clay', 'indigo') +
  awning('sea', 'cream') +
  block('wood', 0, 76, 120, 14) +
  line('M0 76H120', 2.6, 'ink') +
  line('M8 83h30M60 82h44', 1.6, 'wood-deep') +
  // stand
  shape('sun', 'M44 80C46 72 54 70 57 70V28H63V70C66 70 74 72 76 80Z') +
  flat('ochre-deep', 'M60 29H62V71C66 71 72 73 74 78H66C66 74 62 72 60 72Z') +
  // beam, tilted a little
  at(60, 27, limb('sun', 4, 'M-42 0C-30-5-12-4 0-1 12-4 30-5 42 0', 2) + disc('red', 0, -2, 5) + disc('sun', 0, -2, 1.8, 0), 7) +
  disc('sun', 60, 15, 3.4, 1.8) +
  line('M60 18v4', 2.6) +
  // left pan: coins
  line('M18 22L6 50M18 22L32 50', 1.6) +
  disc('sun', 14, 46, 4.6, 1.7) +
  disc('sun', 23, 46, 4.6, 1.7) +
  disc('sun', 18.5, 40, 4.6, 1.7) +
  line('M14 44v4M23 44v4M18.5 38v4', 1.4, 'ochre-deep') +
  shape('ochre', 'M3 50H35C33 59 27 62 19 62S5 59 3 50Z') +
  line('M7 54H31', 1.5, 'ochre-deep') +
  // right pan: a salt cone and tea
  line('M102 32L88 60M102 32L116 60', 1.6) +
  at(86, 35, WARES[5] ?? '', 0, 0.54) +
  at(98, 42, WARES[2] ?? '', 14, 0.4) +
  shape('ochre', 'M85 60H118C116 69 110 72 102 72S88 69 85 60Z') +
  line('M89 64H114', 1.5, 'ochre-deep');

const mask = (): string =>
  ground('clay') +
  rays(60, 44, 'clay-deep') +
  disc('sun', 60, 44, 38, 0) +
  // raffia
  Array.from({ length: 13 }, (_, i) =>
    at(60, 40, shape(i % 2 ? 'ochre' : 'sand', 'M-5 26C-7 38-6 46-3 52L0 49 3 52C6 46 7 38 5 26Z', 1.5), (i - 6) * 17),
  ).join('') +
  // crest
  cloth(
    'wood',
    'M36 22C34 8 46 1.5 60 1.5S86 8 84 22Z',
    Array.from({ length: 9 }, (_, i) => at(60, 34, flat(i % 2 ? 'sun' : 'wood-deep', 'M-3.5-20L-5.5-36H5.5L3.5-20Z'), (i - 4) * 16)).join(
      '',
    ),
  ) +
  // face in two halves
  cloth(
    'clay-light',
    'M60 10C80 10 88 22 88 36 88 56 76 80 60 80S32 56 32 36C32 22 40 10 60 10Z',
    block('indigo', 60, 0, 40, 90) +
      dots('cream', [66, 50, 16, 20], 5, 1.1) +
      line('M36 52l10 4M36 57l11 5M38 62l11 5M41 67l10 4', 1.8, 'clay-deep') +
      flat('cream', 'M55 6h10v16l-5 6-5-6z') +
      flat('red', 'M57 6h6v14l-3 4-3-4z') +
      stripes('sun', [64, 8, 22, 18], 4, 1.4, 30) +
      zigzag('clay-deep', 32, 20, 22, 6, 5, 1.8),
  ) +
  line('M60 30V78', 1.6) +
  // brows, nose, eyes, mouth
  shape('cream', 'M36 34C42 26 52 26 57 32V54H63V32C68 26 78 26 84 34 76 31 70 32 66 36L67 57H53L54 36C50 32 44 31 36 34Z') +
  oval('white', 45, 40, 7.5, 4.6, 2) +
  oval('white', 75, 40, 7.5, 4.6, 2) +
  flat('ink', 'M38.5 40.5C42 38 48 38 51.5 40.5 48 43 42 43 38.5 40.5ZM68.5 40.5C72 38 78 38 81.5 40.5 78 43 72 43 68.5 40.5Z') +
  shape('red', 'M50 66C54 61.5 58 62 60 63.5 62 62 66 61.5 70 66 66 71 54 71 50 66Z') +
  line('M51 66.2Q60 67.5 69 66.2', 1.6) +
  disc('sun', 32, 52, 3.6, 1.8) +
  disc('sun', 88, 52, 3.6, 1.8);

const supplies = (): string =>
  ground('sea') +
  block('sea-deep', 0, 0, 120, 18) +
  limb('wood', 3, 'M-4 10H124', 1.8) +
  // hanging bananas and gourds
  at(
    18,
    12,
    line('M0-2V6', 2) +
      [-28, -10, 10, 28].map((turn) => at(0, 4, shape('sun', 'M-3 0C-5 10-4 18 2 22 5 20 4 12 4 0Z', 1.7), turn)).join(''),
  ) +
  at(
    92,
    12,
    line('M0-2V6', 1.6) +
      cloth('ochre', 'M-3 4H3C3 10 9 14 9 22 9 29 4 32 0 32S-9 29-9 22C-9 14-3 10-3 4Z', zigzag('clay-deep', -10, 18, 20, 5, 4, 1.6)),
  ) +
  at(108, 12, line('M0-2V4', 1.6) + shape('red', 'M-3 2C-5 8-2 14 0 18 2 14 5 8 3 2ZM3 4C4 10 8 12 10 14 10 8 8 4 5 2Z', 1.6)) +
  mat('ochre', 'ochre-deep', 'sun') +
  shadow(60, 85, 112, 'ochre-deep') +
  // jar
  cloth(
    'clay',
    'M70 34H90L88 41C101 47 106 60 103 70 101 79 94 83 80 83S59 79 57 70C54 60 59 47 72 41Z',
    flat('clay-deep', 'M92 30C100 48 104 60 94 86H112V30Z') + zigzag('cream', 52, 54, 58, 7, 6, 2) + line('M54 66H106', 2, 'cream'),
  ) +
  oval('clay-deep', 80, 34, 10, 3, 1.8) +
  // basket
  cloth('wood-light', 'M88 60H118L114 84H92Z', stripes('wood-deep', [86, 58, 34, 28], 5, 1.4, 0) + diamonds('red', 84, 71, 40, 9, 8)) +
  disc('ochre', 96, 57, 5.5, 1.7) +
  disc('clay', 106, 56, 6, 1.7) +
  disc('ochre', 112, 60, 4.6, 1.7) +
  line('M86.5 61H119', 4.6) +
  line('M87 61H118.5', 1.8, 'sand') +
  // sacks
  cloth(
    'sand',
    'M36 40C32 36 30 32 34 30 40 33 46 33 50 30 54 32 52 36 48 40 60 48 64 62 62 74 60 82 52 84 42 84S24 82 24 74C22 62 26 48 36 40Z',
    flat('sand-deep', 'M52 40C64 54 64 72 54 88H68V40Z') + flat('indigo', 'M36 58h14v14h-14z') + flat('sand', 'M43 60l5 5-5 5-5-5z'),
  ) +
  line('M35 40.5C40 43 45 43 49 40.5', 4) +
  line('M35 40.5C40 43 45 43 49 40.5', 1.6, 'red') +
  cloth(
    'cream',
    'M6 60C2 70 2 80 6 84H36C40 80 40 70 36 60Z',
    flat('sand-deep', 'M30 58C36 70 34 80 30 88H44V58Z') + line('M4 76H40', 2, 'clay'),
  ) +
  shape('sun', 'M6 60C10 50 16 48 21 48S32 50 36 60C30 65 12 65 6 60Z', 1.8) +
  dots('ochre-deep', [14, 52, 14, 8], 4, 0.9) +
  line('M5.5 60C10 66 32 66 36.5 60', 4.6) +
  line('M5.5 60C10 66 32 66 36.5 60', 2, 'cream');

const kettle = (): string =>
  ground('indigo-deep') +
  disc('indigo', 60, 42, 44, 0) +
  disc('clay-deep', 60, 62, 34, 0) +
  flat('clay-deep', 'M0 76C30 70 90 70 120 76V90H0Z') +
  // fire
  shape(
    'clay',
    'M20 86C14 72 24 66 20 54 30 58 32 68 32 76 36 66 34 58 40 50L80 50C86 58 84 66 88 76 88 68 90 58 100 54 96 66 106 72 100 86Z',
    1.8,
  ) +
  flat('sun', 'M26 84C22 76 28 72 26 64 32 70 32 78 36 82ZM94 84C98 76 92 72 94 64 88 70 88 78 84 82Z') +
  shape(
    'clay',
    'M30 86C24 74 34 70 34 60 42 64 42 70 44 72 48 64 46 58 54 52 54 62 60 64 62 70 66 64 66 60 74 56 72 66 80 68 80 72 84 68 86 66 88 60 94 70 94 80 90 86Z',
    1.8,
  ) +
  flat('sun', 'M38 86C34 80 40 76 42 72 46 76 48 78 50 80 52 74 54 70 58 68 58 74 64 76 66 80 68 76 72 74 74 70 76 76 84 80 82 86Z') +
  limb('wood', 6, 'M24 86L64 80', 1.8) +
  limb('wood', 6, 'M96 86L56 81', 1.8) +
  disc('wood-light', 24, 86, 2.6, 0) +
  disc('wood-light', 96, 86, 2.6, 0) +
  // cauldron
  line('M36 64L30 80M84 64L90 80', 6) +
  line('M36 64L30 80M84 64L90 80', 2, 'grey') +
  cloth(
    'grey',
    'M30 34H90C96 48 94 70 78 74H42C26 70 24 48 30 34Z',
    flat('ink', 'M80 30C90 50 82 68 66 78H100V30Z') +
      flat('stone-deep', 'M36 42C34 50 36 58 40 62 42 58 38 50 40 42Z') +
      zigzag('ochre', 26, 50, 70, 8, 5, 2),
  ) +
  oval('grey', 60, 34, 32, 7.5) +
  oval('leaf-deep', 60, 34, 26, 5, 1.6) +
  oval('leaf', 58, 33.5, 17, 2.8, 0) +
  disc('leaf-light', 50, 32, 3, 1.5) +
  disc('leaf-light', 68, 34, 2.2, 1.4) +
  line('M28 40C20 40 20 52 27 52M92 40C100 40 100 52 93 52', 5) +
  line('M28 40C20 40 20 52 27 52M92 40C100 40 100 52 93 52', 1.8, 'stone') +
  // ladle and steam
  limb('wood-light', 3, 'M72 33L92 4', 1.7) +
  line('M46 26C38 20 52 14 44 6M60 26C54 20 68 12 58 3M32 24C26 18 36 14 30 8', 3, 'leaf-light') +
  flat('leaf', 'M16 18c6-4 10-2 12 2-5 2-9 2-12-2zM98 22c4-6 9-6 12-4-2 5-7 7-12 4z');

const leopardStatue = (): string =>
  ground('sea-deep') +
  rays(62, 44, 'sea') +
  // plinth
  cloth('clay', 'M22 74H98L102 90H18Z', teeth('sun', 18, 90, 90, 8, 8) + flat('clay-deep', 'M88 72H106V92H92Z')) +
  line('M20 74.5H100', 6.6) +
  line('M21 74.5H99', 3, 'cream') +
  // tail
  limb('sun', 5, 'M84 68C98 70 104 58 98 50 94 44 90 48 92 52', 2) +
  // body
  cloth(
    'sun',
    'M48 28C62 30 74 40 82 52 88 60 90 72 84 73H62L58 66 52 73H36V68C40 66 40 62 40 56 38 46 40 36 48 28Z',
    flat('ochre', 'M72 34C84 46 92 60 86 78H66C80 70 80 54 66 40Z') + line('M84 73H66C62 66 66 56 76 56', 2),
  ) +
  line('M66 72C60 66 64 54 76 55', 2) +
  line('M48 73C50 66 50 58 50 50', 1.8) +
  // spots as rings
  [
    [58, 40],
    [66, 46],
    [74, 50],
    [58, 50],
    [72, 62],
    [80, 62],
    [76, 69],
    [44, 57],
    [57, 60],
  ]
    .map(([x = 0, y = 0]) => disc('clay', x, y, 2.2, 1.5))
    .join('') +
  // head
  disc('sun', 30, 11, 5, 2) +
  disc('clay', 30, 11.5, 2, 0) +
  disc('sun', 52, 11, 5, 2) +
  disc('clay', 52, 11.5, 2, 0) +
  cloth('sun', 'M41 8C52 8 58 16 57 26 56 36 50 42 41 42S26 36 25 26C24 16 30 8 41 8Z', flat('ochre', 'M52 8C54 22 52 34 44 44H62V8Z')) +
  shape('cream', 'M41 28C46 26 50 29 50 33 49 38 44 39 41 38 38 39 33 38 32 33 32 29 36 26 41 28Z', 1.6) +
  shape('ink', 'M37.5 27C39 25 43 25 44.5 27 44 30 42 31 41 31.5 40 31 38 30 37.5 27Z', 0.8) +
  line('M41 31v3M36 34.5Q38.5 36.5 41 34Q43.5 36.5 46 34.5', 1.4) +
  shape('white', 'M29 21C32 18.5 36 20 37 23.5 33 24.5 30 24 29 21ZM53 21C50 18.5 46 20 45 23.5 49 24.5 52 24 53 21Z', 1.6) +
  disc('ink', 34, 21.9, 1.5, 0) +
  disc('ink', 48, 21.9, 1.5, 0) +
  dots('clay', [37, 13, 8, 4], 4, 1.1) +
  // collar
  line('M30 41C36 47 48 47 54 40', 5.6) +
  line('M30 41C36 47 48 47 54 40', 2.6, 'red');

const weapons = (): string =>
  wall('peach', 'clay', 'clay-deep') +
  dots('clay-light', [4, 6, 116, 50], 14, 1.6) +
  // crossed spears
  [-38, 38]
    .map((turn) =>
      at(
        60,
        48,
        limb('wood', 3, 'M0 52V-34', 1.7) +
          shape('stone', 'M0-58C5-50 6-44 3-35H-3C-6-44-5-50 0-58Z', 1.8) +
          line('M0-53v14', 1.2, 'stone-deep') +
          flat('red', 'M-4-32h8l2 10-4-3-2 4-2-4-4 3z') +
          line('M-3-33h6', 3, 'sun'),
        turn,
      ),
    )
    .join('') +
  // bow with arrows behind the shield
  line('M14 14C2 34 2 58 14 78', 5.6) +
  line('M14 14C2 34 2 58 14 78', 2.4, 'wood-light') +
  line('M14 14V78', 1.2) +
  at(
    108,
    46,
    cloth('clay-deep', 'M-8-14H8L6 30H-6Z', zigzag('sun', -8, 0, 18, 5, 4, 1.6) + line('M-8 16H8', 2, 'sun')) +
      line('M-4-14V-26M1-14V-29M5-14V-25', 1.8) +
      flat('white', 'M-7-30h6l-1.5 9h-3zM-2-34h6l-1.5 9h-3zM2.5-29h6l-2 8h-3z'),
  ) +
  // round shield
  disc('wood-deep', 60, 48, 28) +
  disc('red', 60, 48, 24, 1.8) +
  Array.from({ length: 12 }, (_, i) => at(60, 48, flat('cream', 'M0-23.5l5 8H-5z'), i * 30)).join('') +
  disc('sun', 60, 48, 14, 1.8) +
  Array.from({ length: 8 }, (_, i) => at(60, 48, flat('clay', 'M0-13l2.6 6-2.6 3-2.6-3z'), i * 45)).join('') +
  disc('stone', 60, 48, 5, 1.8) +
  disc('white', 58.5, 46.5, 1.4, 0);

const smallStand = (): string =>
  ground('peach') +
  sun(100, 22, 14) +
  acacia(108, 66, 1.1) +
  flat('ochre', 'M0 66C30 60 80 68 120 62V90H0Z') +
  shadow(60, 86, 110, 'ochre-deep') +
  // back wall and posts
  block('clay-deep', 20, 26, 80, 34) +
  zigzag('clay', 20, 32, 80, 8, 5, 1.8) +
  limb('wood', 4, 'M20 80V22', 2) +
  limb('wood', 4, 'M100 80V22', 2) +
  // wares
  at(24, 35, WARES[4] ?? '', 0, 0.55) +
  at(47, 34, WARES[3] ?? '', 0, 0.55) +
  at(71, 35, WARES[5] ?? '', 0, 0.54) +
  // counter with a kanga
  cloth(
    'indigo',
    'M14 60H106L102 86H18Z',
    block('sun', 10, 60, 100, 3) +
      diamonds('red', 14, 70, 94, 12, 11) +
      diamonds('sun', 14, 70, 94, 12, 5) +
      teeth('cream', 12, 87, 96, 6, 5),
  ) +
  limb('wood-light', 3, 'M10 60H110', 2) +
  // roof
  Array.from({ length: 6 }, (_, i) =>
    shape(i % 2 ? 'cream' : 'clay', `M${22 + i * 12.667} 6h12.667L${10 + (i + 1) * 16.667} 22v4a8.33 6 0 0 1-16.667 0v-4z`, 1.8),
  ).join('') +
  line('M21 6H99', 4.6) +
  line('M22 6H98', 1.8, 'wood-light');

/** Markup per card id. */
export const UTILITIES: Readonly<Record<string, string>> = {
  small_stand: smallStand(),
  well: well(),
  drums: drums(),
  throne: throne(),
  boat: boat(),
  scales: scales(),
  mask_of_transformation: mask(),
  supplies: supplies(),
  kettle: kettle(),
  leopard_statue: leopardStatue(),
  weapons: weapons(),
};
