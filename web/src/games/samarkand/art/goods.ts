/** The 33 goods, 48 x 48, told apart by outline, colour and inner drawing from 18 px on. */
import { at, block, cloth, disc, flat, limb, line, oval, shape, stripes, zigzag } from '../../../lib/art/pen';

const around = (count: number, draw: (turn: number) => string, turn = 0): string =>
  Array.from({ length: count }, (_, i) => draw(turn + (i * 360) / count)).join('');

/** A leaf from (0, 0) upwards. */
const leaf = (length: number, width: number, tone = 'leaf', outline = 1.8): string =>
  shape(
    tone,
    `M0 0C${-width}-${length * 0.3} ${-width * 0.7}-${length * 0.75} 0-${length}C${width * 0.7}-${length * 0.75} ${width}-${length * 0.3} 0 0Z`,
    outline,
  );

const horses = (): string =>
  cloth(
    'wood',
    'M14 46C15 36 19 31 18 27L10 31C6 32 3 29 4 25L14 13C16 9 19 7 23 7L25 2 29 7C38 9 45 20 44 46Z',
    flat('wood-deep', 'M29 4C46 8 48 30 46 48H36C40 34 38 16 27 8Z') + line('M16 48C20 38 27 34 28 25', 1.6, 'wood-deep'),
  ) +
  line('M8 22L15 29M15 12L24 24M12 26L24 24 30 15', 2.2, 'madder') +
  disc('ink', 19, 15.5, 1.7, 0) +
  disc('ink', 7, 26, 1, 0);

const wine = (): string =>
  limb('clay', 3, 'M17 10C9 8 8 18 13 22M31 10C39 8 40 18 35 22', 1.8) +
  cloth(
    'clay',
    'M18 3H30L29 13C36 17 39 23 37 30 35 38 28 41 26 46H22C20 41 13 38 11 30 9 23 12 17 19 13Z',
    block('madder-deep', 8, 21, 32, 9) + zigzag('peach', 8, 23.5, 34, 5, 4, 1.6) + flat('clay-deep', 'M31 2C42 20 40 36 26 48H44V2Z'),
  ) +
  line('M17 3.5H31', 3.4);

const silver = (): string => {
  const bar = (x: number, y: number): string =>
    shape('silver', `M${x} ${y}h12l5 11h-22z`, 1.9) +
    flat('white', `M${x + 1} ${y + 1.4}h5l-2 7.5h-5z`) +
    flat('silver-deep', `M${x - 4} ${y + 8.5}h20l1 2.5h-22z`);
  return bar(9, 33) + bar(29, 33) + bar(19, 20) + line('M36 6v8M32 10h8M11 12v6M8 15h6', 1.8);
};

const naphtha = (): string =>
  shape('saffron', 'M24 1C26 7 34 9 33 17 32 22 28 23 24 23S15 22 15 16C15 12 19 11 19 7 22 8 23 5 24 1Z') +
  flat('madder', 'M24 10C26 14 30 15 29 19 28 22 20 22 19 18 19 15 23 14 24 10Z') +
  cloth(
    'ink',
    'M19 22H29V27C38 29 42 35 40 41 39 45 34 46 24 46S9 45 8 41C6 35 10 29 19 27Z',
    flat('lapis-deep', 'M6 36C16 32 30 40 44 35V50H6Z') + line('M14 36C14 33 16 31 19 30', 2.4, 'cream'),
  ) +
  line('M18 22.5H30', 3.6) +
  line('M19 22.5H29', 1.4, 'saffron');

const furs = (): string =>
  cloth('clay', 'M24 30C31 33 32 42 29 47H19C16 42 17 33 24 30Z', flat('white', 'M14 41C18 39 20 42 24 40 28 42 30 39 34 41V49H14Z'), 1.9) +
  cloth(
    'clay',
    'M16 15L6 12 3 17 12 22C14 25 13 28 11 30L5 34 9 39 16 36C19 39 29 39 32 36L39 39 43 34 37 30C35 28 34 25 36 22L45 17 42 12 32 15Z',
    flat('clay-deep', 'M24 20C29 26 29 32 24 38 19 32 19 26 24 20Z') + line('M15 24l2 2M33 24l-2 2M15 31l2-1M33 31l-2-1', 1.6, 'clay-deep'),
    1.9,
  ) +
  shape('clay', 'M13 1L20 5H28L35 1 36 11C36 16 29 20 24 24 19 20 12 16 12 11Z', 1.9) +
  flat('white', 'M13 12C17 12 20 14 22 20L24 22.5 26 20C28 14 31 12 35 12 34 17 28 20 24 23 20 20 14 17 13 12Z') +
  flat('ink', 'M17 10.5l4 1.5-1.5 1.5zM31 10.5l-4 1.5 1.5 1.5zM22 20h4l-2 3.5z');

const silk = (): string =>
  cloth(
    'madder',
    'M10 10H40C42 22 34 26 36 34 37 39 42 40 44 46H26C20 40 20 32 14 26Z',
    line('M24 20C26 30 28 36 34 46M32 16C32 26 31 36 40 44', 2, 'rose') + flat('madder-deep', 'M10 14H42L38 22C30 19 20 19 14 23Z'),
  ) +
  cloth(
    'madder',
    'M8 3H40A6 8 0 0 1 40 18H8Z',
    block('saffron', 16, 2, 4, 18) + block('saffron', 30, 2, 4, 18) + block('madder-deep', 4, 14, 44, 6),
  ) +
  oval('cream', 8, 10.5, 5, 7.6) +
  line('M8 14C5 13 5 8 8 8S10 11 8.5 11.5', 1.5, 'madder');

const oliveOil = (): string =>
  line('M5 42C14 40 26 30 33 9', 2.4) +
  at(16, 37, leaf(14, 6, 'leaf-deep'), -66) +
  at(22, 31, leaf(17, 7, 'leaf'), -52) +
  at(29, 20, leaf(16, 7, 'leaf-deep'), -42) +
  at(33, 10, leaf(8, 4, 'leaf'), 12) +
  at(30, 19, leaf(16, 7, 'leaf'), 62) +
  shape('leaf-light', 'M21 33C26 29 33 32 33 38S27 47 22 44 17 36 21 33Z') +
  line('M23 37C23 35 25 34 27 34.5', 1.6, 'white') +
  shape('saffron', 'M40 28C43 33 45 35 45 39A5 5 0 0 1 35 39C35 35 37 33 40 28Z');

const carpets = (): string =>
  line('M9 5v-3M15 5v-3M21 5v-3M27 5v-3M33 5v-3M39 5v-3M9 46v-3M15 46v-3M21 46v-3M27 46v-3M33 46v-3M39 46v-3', 1.8) +
  cloth(
    'madder',
    'M6 5H42V43H6Z',
    line('M10 9H38V39H10Z', 2.2, 'saffron') +
      flat('lapis', 'M24 11L35 24 24 37 13 24Z') +
      flat('cream', 'M24 16L30.5 24 24 32 17.5 24Z') +
      flat('madder', 'M24 20L27 24 24 28 21 24Z') +
      flat('lapis', 'M12 11h6l-6 7zM36 11v7l-6-7zM12 37v-7l6 7zM36 37h-6l6-7z'),
  );

const turquoise = (): string =>
  line('M24 44m-12-12a12 12 0 1 0 24 0a12 12 0 1 0-24 0', 7.4) +
  line('M24 44m-12-12a12 12 0 1 0 24 0a12 12 0 1 0-24 0', 3.6, 'silver') +
  shape('silver-deep', 'M10 14C10 7 16 3 24 3S38 7 38 14C38 20 32 23.5 24 23.5S10 20 10 14Z') +
  oval('glaze', 24, 13.5, 10.5, 7.4, 1.8) +
  line('M17 14C18 10 21 9 24 9', 1.8, 'white') +
  line('M26 18l3-4 3 1', 1.2, 'glaze-deep');

const lapis = (): string =>
  cloth(
    'lapis',
    'M13 10L28 4 41 13 45 30 35 43 14 44 3 30Z',
    flat('lapis-light', 'M13 10L28 4 24 18 10 24 3 30Z') +
      flat('lapis-deep', 'M24 18L41 13 46 30 36 46 30 34Z') +
      line('M10 24L24 18 30 34 22 45M30 34L45 30', 1.6) +
      flat('sun', 'M16 14l3-1 1 2.5-3 1zM31 22l4 1-1 3-3-1zM13 32l4-2 2 3-3 2zM23 36l2-2 2 2-2 3zM36 34l3 0-1 3-3 1z'),
  );

const jade = (): string =>
  cloth(
    'leaf',
    'M24 3A21 21 0 0 1 24 45 21 21 0 0 1 24 3Z',
    flat('leaf-deep', 'M34 4C48 18 46 38 24 46H48V4Z') +
      line('M24 24m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0', 1.6, 'leaf-light') +
      around(12, (turn) => at(24, 24, disc('leaf-light', 0, -17.5, 1.2, 0), turn)),
  ) +
  disc('cream', 24, 24, 7.5) +
  line('M9 20C11 13 15 9 21 8', 2, 'white');

const copper = (): string =>
  cloth(
    'clay-light',
    'M3 4C12 10 36 10 45 4L44 13C39 18 39 30 44 35L45 44C36 38 12 38 3 44L4 35C9 30 9 18 4 13Z',
    flat('clay', 'M30 6H48V48H18C34 40 38 22 30 6Z') +
      line('M13 16C19 18 29 18 35 16M13 32C19 30 29 30 35 32', 1.6, 'clay-deep') +
      line('M24 18V30M18 24H30M20 20L28 28M28 20L20 28', 2, 'clay-deep') +
      line('M9 10C13 12 17 13 21 13', 1.8, 'cream'),
  );

const myrtle = (): string =>
  line('M12 46C18 36 24 26 26 8', 2.4) +
  at(15, 40, leaf(15, 6, 'leaf-deep'), -72) +
  at(19, 33, leaf(15, 6, 'leaf'), 70) +
  at(22, 26, leaf(15, 6, 'leaf-deep'), -62) +
  at(25, 14, leaf(12, 5, 'leaf'), -40) +
  at(26, 10, leaf(9, 4, 'leaf-deep'), 10) +
  at(
    34,
    17,
    around(5, (turn) => at(0, 0, oval('white', 0, -5.6, 3.9, 4.8, 1.6), turn)) +
      disc('sun', 0, 0, 3.2, 1.4) +
      around(8, (turn) => at(0, 0, disc('saffron-deep', 0, -4.8, 0.7, 0), turn)),
  ) +
  disc('violet-deep', 34, 41, 4, 1.8) +
  line('M22 36C27 37 30 38 31.5 39', 1.8);

const saffron = (): string =>
  line('M24 46V30', 3) +
  at(24, 46, leaf(26, 3, 'leaf'), -24) +
  at(24, 46, leaf(24, 3, 'leaf'), 24) +
  shape('violet', 'M22 32C10 30 5 20 6 10 14 12 20 20 24 31Z') +
  shape('violet', 'M26 32C38 30 43 20 42 10 34 12 28 20 24 31Z') +
  line('M22 26C20 18 19 12 14 6M24 26V4M26 26C28 18 29 12 34 6', 3.8) +
  line('M22 26C20 18 19 12 14 6M24 26V4M26 26C28 18 29 12 34 6', 2, 'madder') +
  cloth(
    'violet',
    'M24 35C15 33 13 24 16 16 20 17 22 20 24 24 26 20 28 17 32 16 35 24 33 33 24 35Z',
    flat('violet-deep', 'M24 24C27 20 30 18 34 15V38H24Z'),
  );

const pistachios = (): string => {
  const nut =
    shape('cream', 'M0-13C8-11 10.5 1 7.5 8 5 12.5-5 12.5-7.5 8-10.5 1-8-11 0-13Z', 1.9) +
    flat('sand-deep', 'M3-11C9-7 10 2 7 8 5.5 10.5 2.5 11 0 11 6 5 6-4 3-11Z') +
    shape('leaf-light', 'M0-12.5C4.5-7 5 2 1.5 8-1 9.5-2.5 8-3.5 5-4.5-2-3.5-8 0-12.5Z', 1.5) +
    line('M-.5-7C-1.5-3-1.5 1-.5 5', 1.2, 'leaf-deep');
  return at(24, 15, nut, 6) + at(12, 33, nut, -38) + at(36, 33, nut, 42);
};

const papyrus = (): string => {
  const umbel = (scale: number): string =>
    Array.from({ length: 9 }, (_, i) =>
      at(0, 0, line('M0 0V-13', 1.9, 'leaf-deep') + disc('leaf-light', 0, -13, 2.1, 1.2), -76 + i * 19, scale),
    ).join('') + disc('leaf', 0, 0, 2.6 * scale, 1.4);
  return (
    line('M20 46C19 36 16 30 12.5 23M23 46V16M26 46C28 38 32 34 36.5 29', 4) +
    line('M20 46C19 36 16 30 12.5 23M23 46V16M26 46C28 38 32 34 36.5 29', 1.6, 'leaf') +
    at(36.5, 29, umbel(0.62), 22) +
    at(12, 23, umbel(0.66), -20) +
    at(23.5, 17, umbel(1))
  );
};

const pomegranates = (): string =>
  cloth(
    'madder',
    'M18 11C8 13 3 21 4 29 5 39 13 45 24 45S43 39 44 29C45 21 40 13 30 11L34 3 27 6 24 2 21 6 14 3Z',
    flat('madder-deep', 'M34 10C44 22 42 40 24 46H48V10Z'),
  ) +
  shape('cream', 'M12 22C18 18 28 20 30 27 31 34 25 39 18 38 11 35 9 27 12 22Z', 1.6) +
  around(6, (turn) => at(20, 29, disc('madder', 0, -5.2, 2.1, 0), turn)) +
  disc('madder', 20, 29, 2.1, 0);

const sesame = (): string =>
  limb('wood', 4.4, 'M33 21L44 9', 1.9) +
  cloth('wood-light', 'M4 26C4 40 12 45 20 45S37 40 37 26Z', flat('wood', 'M28 24H40V48H16C26 44 30 36 28 24Z')) +
  oval('wood-deep', 20.5, 26, 16.5, 5) +
  shape('cream', 'M7 25C10 16 16 13 21 13S32 17 34 25C28 29 13 29 7 25Z', 1.7) +
  line('M14 21l1 2M19 17l1.5 1.5M20 23l1-2M26 19l-1 2M27 24l1.5-1M23 27l1-1M12 25l1 1', 1.7, 'wood') +
  line('M10 8l1 2M17 6l1-2M24 8l1 2', 2, 'wood');

const cumin = (): string =>
  limb('stone', 5.4, 'M25 20L37 6', 1.9) +
  cloth(
    'stone',
    'M6 20H42C42 31 37 36 31 38V41H36V46H12V41H17V38C11 36 6 31 6 20Z',
    flat('stone-deep', 'M32 18H46V50H26C36 42 36 30 32 18Z') + line('M7 26H41', 1.6, 'stone-deep'),
  ) +
  oval('wood-deep', 24, 20, 18, 4.6) +
  line('M12 19q2-2 4 0M18 21q2-2 4 0M27 21q2-2 4 0M32 19q2-2 4 0M21 17.5q1.5-1.5 3 0', 1.7, 'saffron') +
  limb('stone', 5.4, 'M27 17.6L37 6', 0) +
  line('M8 12q2-2.5 4.5-1M5 8q2-1.5 3.5-.5M15 8q1.5-2 3.5-.6', 2.1, 'wood');

const sugar = (): string =>
  cloth(
    'white',
    'M24 2C27 2 28 4 29 7L39 43C34 46 14 46 9 43L19 7C20 4 21 2 24 2Z',
    flat('silver', 'M26 2C32 12 36 34 33 48H44V2Z') +
      flat('lapis', 'M0 27C16 33 30 32 48 25V50H0Z') +
      flat('lapis-deep', 'M33 28L48 24V50H30C34 42 34 34 33 28Z'),
  ) +
  line('M13 29C20 32 30 31 35 28', 1.6) +
  line('M11 38C20 41 30 41 37.5 38', 1.6, 'madder');

const cotton = (): string =>
  line('M24 46C24 42 24 40 24 36', 3) +
  disc('white', 24, 13, 9.5, 1.9) +
  disc('white', 13, 23, 9.5, 1.9) +
  disc('white', 35, 23, 9.5, 1.9) +
  disc('white', 24, 28, 9.5, 1.9) +
  flat('silver', 'M28 6C33 10 33 18 27 21 30 16 30 11 28 6ZM40 17C44 22 42 30 36 31 39 27 41 22 40 17Z') +
  shape('wood', 'M24 41C16 42 9 39 6 31 13 31 20 33 24 40 28 33 35 31 42 31 39 39 32 42 24 41Z', 1.8) +
  line('M24 40V27', 1.8);

const diamond = (): string =>
  cloth(
    'lapis-light',
    'M12 6H36L46 18 24 45 2 18Z',
    flat('white', 'M12 6L17 18H2ZM12 6H24L17 18ZM2 18H17L24 45Z') +
      flat('lapis', 'M36 6L46 18H31ZM31 18H46L24 45Z') +
      line('M12 6L17 18 24 6 31 18 36 6M2 18H46M17 18L24 45 31 18', 1.5),
  );

const linen = (): string =>
  cloth(
    'cream',
    'M18 3C20 7 28 7 30 3L36 5 46 18 39 23 34 18 38 46H10L14 18 9 23 2 18 12 5Z',
    flat('sand', 'M28 8L36 5 46 18 39 23 34 18 38 47H31Z') +
      line('M12 41.5H37', 2.6, 'lapis') +
      line('M24 7V17', 2, 'lapis') +
      line('M18 5C20 10 28 10 30 5', 2.6, 'lapis') +
      block('madder', 10, 25, 28, 4),
  ) + line('M14 25H34.5M13.5 29H35', 1.3);

const leather = (): string =>
  cloth(
    'wood',
    'M14 4H31V24C32 30 40 30 44 27 47 30 45 40 38 43 30 45 20 44 13 44Z',
    flat('wood-deep', 'M25 2H34V22C34 28 26 30 22 38V46H10L16 36H22C20 24 24 12 25 2Z') +
      block('madder', 12, 4, 22, 6) +
      zigzag('sun', 12, 5.5, 22, 4, 3, 1.3),
  ) +
  line('M14 10.5H31', 1.6) +
  line('M13 44H33', 3.4);

const rosewater = (): string =>
  cloth(
    'glaze-light',
    'M21 12H27L28 24C35 27 38 32 37 38 36 43 32 46 24 46S12 43 11 38C10 32 13 27 20 24Z',
    flat('rose', 'M8 33C18 30 30 36 40 32V50H8Z') + flat('glaze', 'M27 10C29 22 34 28 34 34H42V10Z'),
  ) +
  line('M20 18H28', 2.2) +
  line('M15 37C15 34 16 32 18 30.5', 2, 'white') +
  at(24, 9, around(6, (turn) => at(0, 0, disc('rose', 0, -3.8, 2.9, 1.4), turn)) + disc('madder', 0, 0, 2.9, 1.2));

const dates = (): string => {
  const date = (x: number, y: number, turn: number): string =>
    oval('wood-deep', x, y, 4.1, 6.4, 1.7, turn) + line(`M${x - 1} ${y - 3}v3`, 1.5, 'wood-light');
  return (
    at(24, 15, leaf(20, 4, 'leaf'), -72) +
    at(24, 15, leaf(20, 4, 'leaf'), 72) +
    at(24, 15, leaf(17, 4, 'leaf-deep'), -40) +
    at(24, 15, leaf(17, 4, 'leaf-deep'), 40) +
    line('M24 4V20', 2.6) +
    date(12, 24, 20) +
    date(36, 24, -20) +
    date(19, 25, 8) +
    date(29, 25, -8) +
    date(15, 34, 14) +
    date(33, 34, -14) +
    date(24, 32, 0) +
    date(20, 40, 8) +
    date(28, 40, -8)
  );
};

const pearls = (): string =>
  cloth(
    'rose',
    'M24 25C14 25 5 21 3 12 6 6 10 8 12 5 16 1 20 5 24 3 28 5 32 1 36 5 38 8 42 6 45 12 43 21 34 25 24 25Z',
    line('M24 26L12 4M24 26L24 2M24 26L36 4M24 26L5 12M24 26L43 12', 1.6, 'madder'),
  ) +
  cloth(
    'stone',
    'M3 27C12 23 36 23 45 27 45 38 36 45 24 45S3 38 3 27Z',
    flat('stone-deep', 'M34 24H48V48H20C34 44 38 34 34 24Z') +
      line('M24 45L16 30M24 45L32 30M24 45L24 32M20 44L8 32M28 44L40 32', 1.5, 'stone-deep'),
  ) +
  oval('cream', 24, 27.5, 18, 4, 1.6) +
  disc('white', 24, 22, 6.6, 1.8) +
  line('M20.5 22C20.5 20 22 18.5 24 18.5', 1.7, 'lapis-light');

const agate = (): string => {
  const half = (tone: string, k: number): string =>
    flat(
      tone,
      `M${24 - 20 * k} 15H${24 + 20 * k}C${24 + 21 * k} ${15 + 17 * k} ${24 + 12 * k} ${15 + 29 * k} ${24 - 2 * k} ${15 + 29 * k}S${24 - 22 * k} ${15 + 16 * k} ${24 - 20 * k} 15Z`,
    );
  return (
    cloth(
      'clay-deep',
      'M3 15L9 8 18 5 32 4 41 8 45 15C46 34 36 45 22 45S2 34 3 15Z',
      half('cream', 0.92) +
        half('clay', 0.78) +
        half('cream', 0.6) +
        half('madder', 0.48) +
        half('peach', 0.3) +
        flat('stone', 'M0 0H48V15H0Z') +
        flat('stone-deep', 'M28 0H48V15H32Z'),
    ) +
    line('M4 15H44', 2) +
    line('M14 10l4-2M24 9l5-1', 1.5, 'white')
  );
};

const indigo = (): string =>
  limb('wood-light', 3.4, 'M4 8H44', 1.8) +
  cloth(
    'lapis',
    'M10 6C14 4 34 4 38 6 40 14 30 20 30 25S40 36 38 42C34 46 14 46 10 42 8 36 18 30 18 25S8 14 10 6Z',
    line(
      'M14 6C14 14 22 20 22 25S13 36 14 43M20 5C20 14 24 20 24 25S19 36 20 45M28 5C28 14 26 20 26 25S29 36 28 45M34 6C34 14 27 20 27 25S35 36 34 43',
      1.5,
      'lapis-light',
    ),
  ) +
  line('M17.5 23.5H30.5M17.5 27H30.5', 3.4) +
  line('M18 25.25H30', 2, 'lapis-light');

const gold = (): string => {
  const nugget = (x: number, y: number, r: number): string =>
    disc('sun', x, y, r, 1.8) +
    flat(
      'saffron-deep',
      `M${x + r * 0.3} ${y - r * 0.6}a${r} ${r} 0 0 1-${r * 0.5} ${r * 1.3}a${r * 0.8} ${r * 0.8} 0 0 0 ${r * 0.5}-${r * 1.3}z`,
    );
  return (
    nugget(16, 14, 6) +
    nugget(31, 13, 6.5) +
    nugget(24, 9, 6) +
    cloth(
      'madder-deep',
      'M9 19C16 22 32 22 39 19L36 25C44 30 46 37 43 42 38 47 10 47 5 42 2 37 4 30 12 25Z',
      flat('ink', 'M36 18L48 30V50H30C40 42 40 30 34 24Z'),
    ) +
    line('M12 25C18 28 30 28 36 25', 2.4, 'saffron') +
    nugget(19, 37, 4.6) +
    nugget(29, 38.5, 4)
  );
};

const myrrh = (): string => {
  const tear = (x: number, y: number, s: number): string =>
    at(x, y, shape('clay', 'M0-8C3-3 6 0 6 4A6 6 0 0 1-6 4C-6 0-3-3 0-8Z', 1.8 / s) + line('M-2.6 4C-2.6 2-2 .5-1-.8', 1.6, 'peach'), 0, s);
  return (
    line('M5 12C15 15 32 8 43 10M16 13L12 5M30 11L35 4M24 12L21 19', 5.4) +
    line('M5 12C15 15 32 8 43 10M16 13L12 5M30 11L35 4M24 12L21 19', 2.2, 'wood') +
    line('M9 13l1 5M38 10l2 5M32 7l5 2M13 8l-4 1', 1.8) +
    tear(14, 26, 0.85) +
    tear(35, 24, 0.9) +
    tear(24, 36, 1.08)
  );
};

const frankincense = (): string =>
  line('M19 18C14 13 23 10 19 3M29 18C24 13 33 10 29 3', 4.4) +
  line('M19 18C14 13 23 10 19 3M29 18C24 13 33 10 29 3', 1.8, 'silver') +
  cloth(
    'saffron',
    'M8 24H40C40 32 35 36 29 37V40H35V45H13V40H19V37C13 36 8 32 8 24Z',
    flat('saffron-deep', 'M32 22H44V50H26C36 42 36 32 32 22Z'),
  ) +
  line('M12 30H36', 1.5, 'saffron-deep') +
  shape('cream', 'M10 24C12 19 17 18 20 20 22 17 27 17 29 20 33 18 37 20 38 24Z', 1.8) +
  line('M7 24H41', 2.6);

const pepper = (): string =>
  at(25, 10, leaf(22, 11, 'leaf', 1.9), -78) +
  line('M22 9.5C17 8 12 7.5 7 6.5', 1.3, 'leaf-deep') +
  line('M27 2C26 12 27 28 25 46', 2.4) +
  [
    [30, 12, 'leaf-deep'],
    [23, 17, 'madder'],
    [31, 20, 'madder'],
    [22, 25, 'leaf-deep'],
    [30, 28, 'ink'],
    [22, 33, 'madder'],
    [29, 36, 'leaf-deep'],
    [23, 41, 'ink'],
  ]
    .map(([x, y, tone]) => disc(`${tone}`, Number(x), Number(y), 4.4, 1.7) + disc('white', Number(x) - 1.4, Number(y) - 1.5, 1, 0))
    .join('');

const bale = (): string =>
  cloth(
    'sand',
    'M7 14C14 9 34 9 41 14 45 22 45 34 41 42 34 45 14 45 7 42 3 34 3 22 7 14Z',
    flat('sand-deep', 'M34 8H48V48H22C38 42 40 22 34 8Z') + stripes('sand-deep', [4, 10, 40, 36], 7, 1.2, 30),
  ) +
  line('M16 10.5C13 20 13 34 16 44M32 10.5C35 20 35 34 32 44M4 27H44', 3.4) +
  line('M16 10.5C13 20 13 34 16 44M32 10.5C35 20 35 34 32 44M4 27H44', 1.2, 'wood-light');

const GOODS: Readonly<Record<string, string>> = {
  horses: horses(),
  wine: wine(),
  silver: silver(),
  naphtha: naphtha(),
  furs: furs(),
  silk: silk(),
  olive_oil: oliveOil(),
  carpets: carpets(),
  turquoise: turquoise(),
  lapis: lapis(),
  jade: jade(),
  copper: copper(),
  myrtle: myrtle(),
  saffron: saffron(),
  pistachios: pistachios(),
  papyrus: papyrus(),
  pomegranates: pomegranates(),
  sesame: sesame(),
  cumin: cumin(),
  sugar: sugar(),
  cotton: cotton(),
  diamond: diamond(),
  linen: linen(),
  leather: leather(),
  rosewater: rosewater(),
  dates: dates(),
  pearls: pearls(),
  agate: agate(),
  indigo: indigo(),
  gold: gold(),
  myrrh: myrrh(),
  frankincense: frankincense(),
  pepper: pepper(),
};

const BALE = bale();

/** Markup of a good, 48 x 48; a bale for goods without a picture of their own. */
export const goodMarkup = (good: string): string => GOODS[good] ?? BALE;
