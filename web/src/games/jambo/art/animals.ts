/** The eight animals, 120 x 90. Each is at what its card does: the crocodile with a drum, the parrot with a necklace. */
import { at, bands, block, cloth, disc, dots, flat, limb, line, oval, shape, teeth, zigzag } from '../../../lib/art/pen';
import { acacia, ground, palm, savanna, sun } from './settings';
import { WARES } from './wares';

/** A small card seen from its back, centred on (0, 0). */
const card = (tone = 'red'): string =>
  shape(tone, 'M-8-11.5h16a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-19a2 2 0 0 1 2-2z', 1.8) +
  flat('sun', 'M0-7l5 7-5 7-5-7z') +
  flat(tone, 'M0-3l2 3-2 3-2-3z');

const crocodile = (): string =>
  ground('sea-light') +
  sun(98, 18, 11) +
  flat('leaf-light', 'M0 48C20 42 40 46 60 44S100 40 120 44V70H0Z') +
  palm(112, 52, 1.05) +
  block('sea', 0, 62, 120, 28) +
  // body and tail
  cloth(
    'leaf',
    'M52 44C66 38 82 44 96 52 106 58 114 54 122 44V92H44C40 76 42 60 52 44Z',
    flat('leaf-light', 'M60 76.4C84 78 106 74 124 66V94H60Z') + dots('leaf-deep', [72, 50, 50, 18], 8, 1.6),
  ) +
  shape('leaf-deep', 'M62 43L68 34 73 44.5 80 38 83 48 90 44.5 92 53 99 51 99 57C88 54 76 44 62 43Z', 1.6) +
  // mouth
  flat('red-deep', 'M56 62L10 34 14 72 54 74Z') +
  flat('rose', 'M54 68C40 64 26 66 18 70L54 76Z') +
  // jaws
  teeth('white', 13, 68, 36, 6, 7) +
  cloth(
    'leaf',
    'M66 62C62 71 50 71 44 70 32 69 20 68 10 68 5 68 3 74 7 78 20 83 44 83 66 81Z',
    flat('leaf-light', 'M4 76C24 79 44 79 70 76V85H4Z'),
    0,
  ) +
  line('M60 68C55 71 50 71 44 70 32 69 20 68 10 68 5 68 3 74 7 78 20 83 44 83 60 82', 2) +
  at(52, 57, teeth('white', -42, 0, 40, 6, -7), 30) +
  // the drum it has caught
  at(
    23,
    54,
    cloth(
      'wood',
      'M-11-11H11C11-5 7 0 7 6V13H-7V6C-7 0-11-5-11-11Z',
      line('M-9-7l4.5 10L0-7l4.5 10L9-7', 1.6, 'cream') + line('M-8 8H8', 1.8, 'red'),
      1.8,
    ) + oval('cream', 0, -11, 11, 3.4, 1.8),
    -12,
  ) +
  cloth(
    'leaf',
    'M64 62C66 52 64 44 58 40 55 34 48 33 46 38 34 34 24 28 16 24 10 21 4 25 6 31 8 36 20 40 30 46 40 52 48 58 52 63Z',
    flat('leaf-deep', 'M70 34L58 40C62 46 62 54 56 66H70Z') + dots('leaf-deep', [24, 33, 20, 8], 6, 1.2),
  ) +
  disc('sun', 51, 40, 4.4, 1.8) +
  oval('ink', 51, 40, 1.2, 3.2, 0) +
  disc('ink', 12, 28, 1.4, 0) +
  disc('ink', 17, 28.5, 1.2, 0) +
  // water line
  flat('sea', 'M-2 84C10 78 20 86 32 82S56 78 70 83 100 79 122 82V92H-2Z') +
  line('M-2 84C10 78 20 86 32 82S56 78 70 83 100 79 122 82', 1.8, 'sea-light') +
  line('M4 66V44M8 68V50M116 78V60', 2.2, 'leaf-deep');

const parrot = (): string =>
  ground('peach') +
  disc('sun', 60, 42, 36, 0) +
  at(8, 88, flat('leaf-deep', 'M0 0C-10-20-10-44 4-62 8-40 8-20 0 0Z') + line('M0-4C0-20 0-36 3-52', 1.4, 'leaf'), 12) +
  at(112, 92, flat('leaf-deep', 'M0 0C-10-20-10-50 4-70 10-40 10-20 0 0Z') + line('M0-4C0-20 0-40 3-58', 1.4, 'leaf'), -16) +
  at(20, 94, flat('leaf', 'M0 0C-8-16-8-34 3-48 8-32 8-16 0 0Z'), 34) +
  // tail
  cloth('indigo', 'M46 66L30 92H44L58 74Z', line('M52 70L38 92', 1.6, 'indigo-light')) +
  cloth('red', 'M50 68L42 94H54L62 74Z', line('M57 72L48 92', 1.6, 'rose')) +
  // body
  cloth(
    'leaf',
    'M72 14C56 10 46 20 44 36 42 52 44 64 52 72 60 78 74 74 80 62 86 50 90 38 88 28 86 20 80 15 72 14Z',
    flat('leaf-light', 'M84 32C78 46 74 60 58 76L96 78V30Z') +
      line('M76 54q3 3 6 1M70 62q3 3 6 1M78 45q3 3 6 1M66 69q3 3 6 1', 1.5, 'leaf'),
  ) +
  // wing
  cloth(
    'indigo',
    'M48 36C54 30 66 32 68 42 69 54 62 66 44 80 36 70 38 48 48 36Z',
    flat('sun', 'M44 34C54 28 68 30 70 44L66 48C60 40 52 38 42 44Z') +
      line('M66 50C60 56 52 62 42 66M64 57C58 63 50 69 42 73M68 43C60 48 50 54 40 57', 1.8, 'indigo-light'),
  ) +
  // head
  cloth(
    'red',
    'M70 14C62 13 56 18 56 26 58 36 68 40 78 39 88 38 92 30 88 23 84 16 78 14.5 70 14Z',
    flat('clay', 'M56 26C58 36 68 40 80 40V34C70 36 62 32 60 24Z'),
  ) +
  disc('white', 75, 24, 5, 1.6) +
  disc('ink', 76, 24, 2.4, 0) +
  disc('white', 76.8, 23, 0.8, 0) +
  cloth(
    'cream',
    'M86 20C96 20 102 28 99 40 97 44 94 42 93 38 91 35 87 35 84 34 82 29 82 23 86 20Z',
    flat('sand-deep', 'M98 26L104 44H92C96 38 97 32 96 26Z'),
  ) +
  shape('wood-deep', 'M84 34C88 35 91 36 92 39 90 42 85 41 83 38Z', 1.5) +
  // stolen necklace
  at(
    92,
    54,
    Array.from({ length: 11 }, (_, i) => {
      const a = ((i + 0.5) / 11) * 2 * Math.PI - Math.PI / 2;
      return disc(
        ['sun', 'red', 'sea'][i % 3] ?? 'sun',
        Math.round(10 * Math.cos(a) * 10) / 10,
        Math.round(13.5 * Math.sin(a) * 10) / 10,
        3,
        1.5,
      );
    }).join(''),
  ) +
  // branch and claws
  limb('wood', 5.6, 'M-4 82C20 76 40 78 64 76S100 72 124 76') +
  line('M10 80q8-2 14-1M84 75q10-1 16 0', 1.3, 'wood-deep') +
  line('M60 72v7M65 71v7M70 70v7', 5) +
  line('M60 72v7M65 71v7M70 70v7', 2.4, 'stone') +
  shape('leaf', 'M18 78C20 70 28 66 36 68 34 75 26 79 18 78Z', 1.6);

const hyena = (): string =>
  savanna('ochre', 'sand', 'clay-light', 66) +
  sun(16, 22, 12, 'cream', 'sun') +
  acacia(104, 60, 1) +
  // body slopes down to the tail
  cloth(
    'sand-deep',
    'M50 40C60 34 76 38 90 50 104 59 116 62 126 66V94H42Z',
    flat('sand', 'M46 60C60 74 60 84 58 94H40Z') +
      flat(
        'wood-deep',
        'M66 52c3-2 6 0 5 3s-6 1-5-3zM78 50c3-1 5 1 4 3s-5 0-4-3zM72 62c4-1 5 2 4 4s-6-1-4-4zM86 58c3-2 6 0 5 3s-6 0-5-3zM64 70c3-2 5 1 4 3s-5 1-4-3zM80 70c4-2 6 1 5 3s-6 1-5-3zM94 66c3-1 6 1 5 4s-7 0-5-4zM104 74c3-1 5 1 4 3s-5 0-4-3zM72 79c4-1 5 2 4 4s-6 0-4-4zM88 78c3-2 6 0 5 3s-6 1-5-3zM64 86c3-1 4 1 4 3s-5 0-4-3zM98 84c3-1 5 1 4 3s-5 1-4-3zM80 88c3-1 5 1 4 4s-5-1-4-4zM110 82c3-1 4 1 4 3s-5 0-4-3zM98 57c2-1 4 0 4 2s-5 1-4-2z',
      ),
  ) +
  shape('wood-deep', 'M48 30L57 22 59 32 67 27 69 37 78 34 79 43 88 43 88 51C76 45 64 44 54 50Z', 1.8) +
  // ears
  shape('sand-deep', 'M30 22C26 10 32 4 38 6 44 8 46 16 42 24Z') +
  flat('wood-deep', 'M33 20C31 13 33 9 37 10 40 12 41 17 39 21Z') +
  shape('sand-deep', 'M50 22C50 10 58 6 63 10 67 15 65 24 58 30Z') +
  flat('wood-deep', 'M54 22C54 15 58 12 60.5 14 62 18 60 23 57 26Z') +
  // head
  cloth(
    'sand-deep',
    'M28 26C36 16 54 18 60 30 66 44 62 62 48 66 38 68 30 66 22 64 12 62 7 54 12 49 18 44 22 36 28 26Z',
    flat('wood-deep', 'M6 44L26 44C28 50 24 56 14 58L4 60Z') +
      flat('wood', 'M64 34C64 50 56 62 44 70H66Z') +
      flat('wood-deep', 'M50 33c2-1 4 0 4 2s-5 1-4-2zM55 41c2-1 4 0 3 2s-4 1-3-2zM48 43c2-1 4 0 3 2s-4 1-3-2zM52 50c2-1 4 0 3 2s-4 1-3-2z'),
  ) +
  shape('ink', 'M9 50C10 45 18 44 20 47 20 51 15 54 11 54 9 53.5 8.5 52 9 50Z', 1) +
  disc('sun', 35, 37, 4, 1.7) +
  disc('ink', 34, 37.3, 1.8, 0) +
  line('M29 32C32 29.5 37 29.5 41 33', 2) +
  disc('sun', 24.5, 37, 2.8, 1.6) +
  disc('ink', 23.7, 37.3, 1.4, 0) +
  line('M20.5 34.5L25.5 31.5', 2) +
  // grin
  shape('red-deep', 'M13 57C24 62 38 60 47 50 49 58 42 66 32 67 24 66 16 63 13 57Z', 1.8) +
  flat('white', 'M16 58.2l3 4 2.5-3.2 3 3.8 2.5-3.6 3 3.2 2.5-4.2 3 2.6 2-4.4 2.6 1.4 1.8-3.6C36 59.5 26 61 16 58.2Z') +
  // a card taken from somebody's hand
  at(17, 75, card('indigo'), -24) +
  at(33, 78, shape('sand-deep', 'M-8 14V-1C-9-6-5-9-1-7 3-9 9-7 9-1V14Z', 1.8) + line('M-3-6v5M3-6v5', 1.4), -14);

const snake = (): string =>
  ground('leaf-deep') +
  disc('leaf', 66, 38, 40, 0) +
  at(10, 20, flat('leaf', 'M-14-24C6-20 16-4 14 20-4 14-14-2-14-24Z')) +
  at(112, 80, flat('leaf', 'M14-30C-6-26-16-6-10 16 6 8 14-6 14-30Z')) +
  block('clay-deep', 0, 76, 120, 14) +
  // the pot it has taken
  cloth(
    'clay',
    'M46 30H74L72 36C88 42 94 56 90 70 87 80 78 84 60 84S33 80 30 70C26 56 32 42 48 36Z',
    flat('clay-deep', 'M74 28C80 44 92 50 80 88L100 80V40Z') + zigzag('cream', 26, 44, 70, 8, 6, 2),
  ) +
  oval('clay-deep', 60, 30, 15, 4) +
  // coils in front
  ((): string => {
    const coil = (d: string): string => limb('sun', 11, d) + bands('red', 11, d, 5, 7) + bands('ink', 11, d, 1.6, 10.4);
    return (
      coil('M96 58C84 72 40 74 24 62 18 56 24 48 34 50') +
      coil('M12 84C34 90 84 92 102 80 112 72 106 60 94 58') +
      coil('M34 50C52 54 86 54 96 40 102 30 96 22 88 20')
    );
  })() +
  // head
  cloth(
    'sun',
    'M92 14C84 8 70 8 62 14 56 18 56 24 62 27 70 31 84 30 92 26 97 23 97 17 92 14Z',
    flat('red', 'M84 8L98 10V30L88 28C92 22 90 14 84 8Z') + line('M64 24C72 27 78 27 84 25', 1.4, 'ochre-deep'),
  ) +
  disc('white', 75, 16, 3.6, 1.6) +
  oval('ink', 74.5, 16, 1.1, 2.8, 0) +
  line('M70 11.5L79 12.5', 2) +
  disc('ink', 62, 18, 1, 0) +
  line('M58 22C52 22 50 26 46 25L42 22M46 25L43 29', 2, 'red');

const elephant = (): string =>
  savanna('peach', 'ochre', 'clay-light', 68) +
  sun(100, 20, 13) +
  acacia(110, 64, 0.9) +
  // body
  cloth(
    'stone-deep',
    'M60 38C78 22 112 26 124 48V94H70C66 78 56 56 60 38Z',
    flat('grey', 'M66 70C84 80 108 76 124 58V96H68Z') + line('M94 94C95 88 97 84 101 82', 2),
  ) +
  // far tusk, trunk, head
  cloth(
    'stone-deep',
    'M34 30C44 18 66 18 72 34 78 50 72 66 62 70 56 72 50 70 46 66 40 76 30 82 20 79 8 75 4 60 9 47 10 43 8 41 6 39L12 31C18 34 21 40 19 46 16 56 17 64 22 66 28 66 31 58 30 48 30 40 30 35 34 30Z',
    flat('grey', 'M5 40C6 46 2 60 10 72 18 84 40 82 47 66 40 72 26 76 18 70 10 62 12 50 14 44Z') +
      line('M10 52l8 2M10 60l9-1M14 68l7-4M24 74l1-7M34 70l-5-5', 1.4),
  ) +
  shape('white', 'M44 58C40 68 30 74 20 72 30 68 34 62 35 54Z', 1.8) +
  // ear
  cloth(
    'stone-deep',
    'M60 28C74 16 96 22 98 42 100 60 88 76 76 76 70 74 72 66 66 60 58 52 54 38 60 28Z',
    flat('rose', 'M66 32C76 24 90 30 91 44 92 58 84 68 77 70 74 64 74 58 70 54 62 46 62 38 66 32Z') +
      line('M74 36C80 40 84 46 84 54', 1.5, 'clay'),
  ) +
  disc('ink', 46, 42, 2.4, 0) +
  disc('white', 45.3, 41.3, 0.8, 0) +
  line('M41 38C43 35 49 35 51 38.5M39 47q3 3 8 2', 1.5) +
  // wares tossed up
  at(2, 6, WARES[4] ?? '', -12, 0.42) +
  at(29, 2, WARES[0] ?? '', 10, 0.42) +
  at(54, 3, WARES[3] ?? '', -6, 0.4) +
  line('M24 34C26 31 29 29 32 28M56 26l4-1', 1.8, 'cream');

const baboon = (): string =>
  ground('leaf-light') +
  disc('sun', 60, 40, 38, 0) +
  flat('leaf', 'M0 72C30 66 84 76 120 68V90H0Z') +
  flat('stone', 'M12 92C16 74 30 68 60 68S104 74 108 92Z') +
  // shoulders
  cloth(
    'wood',
    'M18 94C16 70 28 54 60 54S104 70 102 94Z',
    flat('wood-deep', 'M82 56C100 66 102 94 102 94H88C92 78 90 66 82 56Z') +
      line('M30 74l5-8M26 84l4-7M40 68l4-7M94 76l-4-8M84 68l-3-7', 1.6, 'wood-deep'),
  ) +
  // mane
  cloth(
    'wood',
    'M60 6C40 4 26 16 25 32L19 36 25 40 20 47 27 48 24 56 32 55 33 62 60 66 87 62 88 55 96 56 93 48 100 47 95 40 101 36 95 32C94 16 80 4 60 6Z',
    flat('wood-light', 'M60 6C40 4 26 16 25 32 34 22 44 16 60 16S86 22 95 32C94 16 80 4 60 6Z') +
      flat('wood-deep', 'M84 24C92 40 88 56 76 68L104 62V26Z'),
  ) +
  // ears
  shape('umber', 'M37 30C32 28 30 34 33 38 36 41 39 39 40 36ZM83 30C88 28 90 34 87 38 84 41 81 39 80 36Z', 1.6) +
  // face
  cloth(
    'umber',
    'M41 27C42 19 52 17 60 21 68 17 78 19 79 27 80 34 76 38 74 42 76 52 74 64 60 65 46 64 44 52 46 42 44 38 40 34 41 27Z',
    flat('umber-deep', 'M72 18C80 26 76 36 71 42 73 54 68 62 60 68H84V18Z') +
      flat('tan', 'M53 36C56 33 64 33 67 36L69 58C66 62 54 62 51 58Z'),
  ) +
  line('M42 27C48 22.5 55 24 60 27.5 65 24 72 22.5 78 27', 3.4) +
  disc('sun', 51.5, 31, 3.4, 1.5) +
  disc('ink', 52.2, 31.4, 1.7, 0) +
  disc('sun', 68.5, 31, 3.4, 1.5) +
  disc('ink', 67.8, 31.4, 1.7, 0) +
  line('M56 38l-1.5 10M64 38l1.5 10', 1.4, 'umber') +
  shape('ink', 'M53 51C55 47.5 65 47.5 67 51 66 55 63 55.5 60 54 57 55.5 54 55 53 51Z', 1) +
  line('M50 59.5Q60 65 70 59.5', 1.8) +
  // all the cards
  [-50, -25, 0, 25, 50].map((turn, i) => at(60, 96, at(0, -20, card(['red', 'indigo', 'sea', 'indigo', 'red'][i])), turn)).join('') +
  at(36, 82, shape('umber', 'M-9 14C-10 4-6-4 0-5 6-6 10-2 10 3 6 6 2 6 1 14Z', 1.8) + line('M2-1l5 2M0 3l6 2', 1.3)) +
  at(84, 82, shape('umber', 'M9 14C10 4 6-4 0-5-6-6-10-2-10 3-6 6-2 6-1 14Z', 1.8) + line('M-2-1l-5 2M0 3l-6 2', 1.3));

const lion = (): string =>
  savanna('sun', 'ochre', 'peach', 74) +
  disc('cream', 60, 46, 45, 0) +
  acacia(10, 74, 1) +
  acacia(112, 72, 0.8) +
  // mane in two rings of locks
  Array.from({ length: 18 }, (_, i) =>
    at(60, 47, shape(i % 2 ? 'clay-deep' : 'clay', 'M-8-24C-12-33-8-40 2-46 3-42 10-34 8-24Z', 1.8), i * 20),
  ).join('') +
  Array.from({ length: 14 }, (_, i) =>
    at(60, 47, shape(i % 2 ? 'ochre-deep' : 'clay', 'M-7-18C-10-26-7-32 2-37 3-33 9-27 7-18Z', 1.6), i * (360 / 14) + 6),
  ).join('') +
  // ears
  disc('ochre', 38, 27, 6.5) +
  disc('clay-deep', 38.5, 27.5, 3, 0) +
  disc('ochre', 82, 27, 6.5) +
  disc('clay-deep', 81.5, 27.5, 3, 0) +
  // face
  cloth(
    'ochre',
    'M60 21C74 21 84 29 84 42 84 50 81 55 78 60 74 70 68 75 60 75S46 70 42 60C39 55 36 50 36 42 36 29 46 21 60 21Z',
    flat('ochre-deep', 'M78 22C80 40 78 56 66 78H88V26Z') + flat('sun', 'M55 20h10l-1 24 3 8H53l3-8z'),
  ) +
  shape('cream', 'M53.5 65C54 71 57 73.5 60 73.5S66 71 66.5 65Z', 1.6) +
  cloth('cream', 'M60 54C66 50 74 54 74 61 74 68 66 68 60 66 54 68 46 68 46 61 46 54 54 50 60 54Z', '', 1.7) +
  shape('ink', 'M52.5 49C55 46.5 65 46.5 67.5 49 67 54 63 57 60 58 57 57 53 54 52.5 49Z', 1) +
  line('M60 57v6M60 63C57 67 52 67 49.5 64M60 63C63 67 68 67 70.5 64', 1.8) +
  shape('cream', 'M41 37.5C45 36 51 38 54 43.5 49 45.5 43 43.5 41 37.5ZM79 37.5C75 36 69 38 66 43.5 71 45.5 77 43.5 79 37.5Z', 1.8) +
  disc('wood-deep', 48, 40.8, 2.9, 0) +
  disc('ink', 48, 40.8, 1.5, 0) +
  disc('wood-deep', 72, 40.8, 2.9, 0) +
  disc('ink', 72, 40.8, 1.5, 0) +
  line('M39.5 36C45 33.5 51 36 55.5 43M80.5 36C75 33.5 69 36 64.5 43', 2) +
  dots('wood', [50, 60, 5, 3], 3, 0.7) +
  dots('wood', [66, 60, 5, 3], 3, 0.7) +
  line('M46 60L32 57M46 63L33 65M74 60L88 57M74 63L87 65', 1.2);

const cheetah = (): string =>
  savanna('sea-light', 'sun', 'leaf-light', 60) +
  sun(92, 18, 11, 'cream', 'sun') +
  acacia(66, 56, 0.9) +
  line('M70 30h30M84 70h34M96 40h24M60 80h40', 2.4, 'cream') +
  flat('sand-deep', 'M6 82C30 76 90 76 112 84 90 88 30 90 6 82Z') +
  // tail
  limb('ochre', 4.4, 'M92 42C104 38 106 28 116 28', 1.9) +
  bands('ink', 4.4, 'M104 34C107 30 110 28 116 28', 2.4, 3) +
  // far legs
  limb('ochre-deep', 5, 'M44 56C34 64 26 66 16 64L10 67', 1.8) +
  limb('ochre-deep', 5, 'M86 54C92 66 98 68 106 62L114 66', 1.8) +
  // body
  cloth(
    'ochre',
    'M30 22C38 32 46 37 56 37 62 37 66 37 72 36 86 33 96 38 96 48 95 58 86 60 78 56 68 54 62 60 52 62 40 64 32 58 28 48L18 38Z',
    flat('cream', 'M36 58C50 62 64 54 80 58L74 70H36Z') + dots('ink', [38, 36, 56, 19], 6.4, 1.5),
  ) +
  // near legs
  limb('ochre', 5.6, 'M46 56C42 68 34 72 26 78L19 79', 1.9) +
  limb('ochre', 6.4, 'M86 50C92 60 84 66 94 74L102 82 109 82', 1.9) +
  dots('ink', [40, 64, 5, 6], 5, 1.2) +
  dots('ink', [86, 56, 5, 10], 6, 1.3) +
  // head
  disc('ochre', 36, 18, 4.6, 1.9) +
  disc('ink', 36, 18.5, 2, 0) +
  cloth(
    'ochre',
    'M12 26C16 17 28 13 36 18 43 23 43 34 37 40 30 44 22 44 14 42 8 41 5 36 8 32 10 30 11 28 12 26Z',
    flat('cream', 'M4 34C12 34 18 38 24 42L18 46H4Z') +
      dots('ink', [27, 19, 14, 6], 5, 1.1) +
      flat('ochre-deep', 'M40 22C42 32 38 40 28 46H46V20Z'),
  ) +
  disc('ochre', 24.5, 15.5, 4.2, 1.9) +
  disc('ink', 24.5, 16, 1.8, 0) +
  disc('sun', 22, 27, 3.6, 1.6) +
  disc('ink', 21.3, 27.2, 1.7, 0) +
  line('M19.5 30C17.5 33 17.5 37 19 41', 2.2) +
  shape('ink', 'M6.5 33C7 30.5 11 30 12.5 31.5 12.5 34 10 36 8 36 6.5 35.5 6.2 34.5 6.5 33Z', 1) +
  line('M10 36C10 39 14 40.5 17 39.5', 1.6);

/** Markup per card id. */
export const ANIMALS: Readonly<Record<string, string>> = {
  crocodile: crocodile(),
  parrot: parrot(),
  hyena: hyena(),
  snake: snake(),
  elephant: elephant(),
  baboon: baboon(),
  lion: lion(),
  cheetah: cheetah(),
};
