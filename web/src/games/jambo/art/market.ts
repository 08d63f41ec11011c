/** The market itself: a wide scene for the start page and a quiet ground for the table. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape, stripes, teeth, zigzag } from '../../../lib/art/pen';
import { acacia, hut, palm } from './settings';
import { WARES } from './wares';

/** The wares once each, to be shown in many places. */
const SHELF = `<defs>${WARES.map((markup, kind) => `<g id="~ware${kind}">${markup}</g>`).join('')}</defs>`;

const ware = (kind: number, x: number, y: number, edge: number): string => at(x, y, `<use href="#~ware${kind}"/>`, 0, edge / 48);

/** A stall with a striped roof, 200 wide, standing at (x, y); wares by kind on its counter. */
const stall = (
  x: number,
  y: number,
  scale: number,
  roof: readonly [string, string],
  kanga: readonly [string, string],
  wares: readonly number[],
): string =>
  at(
    x,
    y,
    oval('ochre-deep', 0, -2, 108, 13, 0) +
      block('clay-deep', -76, -120, 152, 80) +
      zigzag('clay', -76, -112, 152, 12, 7, 2.4) +
      limb('wood', 6, 'M-76-4V-132M76-4V-132') +
      wares.map((kind, i) => ware(kind, -68 + i * 34, -90, 38)).join('') +
      cloth(
        kanga[0],
        'M-88-54H88L80-2H-80Z',
        block('cream', -90, -54, 180, 5) +
          diamonds(kanga[1], -90, -32, 180, 20, 18) +
          diamonds('cream', -90, -32, 180, 20, 7) +
          teeth(kanga[1], -90, -2, 180, 10, 8),
      ) +
      limb('wood-light', 5, 'M-92-54H92') +
      Array.from({ length: 8 }, (_, i) =>
        shape(roof[i % 2] ?? roof[0], `M${-72 + i * 18}-164h18L${-75 + i * 25}-128v7a12.5 10 0 0 1-25 0v-7z`),
      ).join('') +
      limb('wood-light', 4, 'M-72-164H72'),
    0,
    scale,
  );

interface Figure {
  readonly robe: string;
  readonly print: string;
  readonly skin: string;
  /** Cloth worn on the head. */
  readonly head: string;
}

/** Somebody at the market, 100 tall, standing at (x, y), hands folded; a negative `wide` lets the sun come from the right. */
const somebody = (x: number, y: number, scale: number, { robe, print, skin, head }: Figure, carried = ''): string =>
  at(
    x,
    y,
    oval('ochre-deep', 0, 0, 28, 5, 0) +
      limb(skin, 5, 'M-7-6V-1H-11M7-6V-1H11') +
      limb(skin, 6, 'M0-72V-66') +
      cloth(
        robe,
        'M-8-66H8C15-64 18-56 18-48L23-5C10 0-10 0-23-5L-18-48C-18-56-15-64-8-66Z',
        print + faint(0.25, flat('ink', 'M7-70H30V2H13C15-24 13-50 7-70Z')),
      ) +
      limb(robe, 6, 'M-15-57C-21-46-16-37-4-36M15-57C21-46 16-37 4-36', 1.8) +
      disc(skin, 0, -36, 4.6, 1.8) +
      oval(skin, 0, -81, 10.5, 12.5) +
      disc('ink', -4, -81, 1.5, 0) +
      disc('ink', 4.5, -81, 1.5, 0) +
      line('M-4-75.5Q0-71.5 4.5-75.5', 1.6) +
      cloth(head, 'M-11.5-82C-14-94-8-100 0-100S14-94 11.5-82C6-89-6-89-11.5-82Z', stripes('cream', [-14, -100, 28, 18], 6, 1.8, -24)) +
      carried,
    0,
    scale,
  );

const basketOnHead = (wares: string): string =>
  wares +
  cloth('wood-light', 'M-20-116H20L15-99C8-96-8-96-15-99Z', zigzag('clay-deep', -22, -113, 46, 7, 5, 2)) +
  limb('sand', 2.4, 'M-21-116H21');

const baobab = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    oval('ochre-deep', 10, 2, 110, 14, 0) +
      flat(
        'leaf',
        'M-150-190C-166-216-140-240-112-232-108-262-64-270-46-250-30-282 30-284 44-252 68-272 112-262 114-232 144-240 166-214 148-190 120-176-120-174-150-190Z',
      ) +
      flat(
        'leaf-deep',
        'M-150-190C-120-204-90-190-66-200-30-212 10-196 40-204 80-212 120-196 150-194 130-168 96-176 70-172 20-166-60-168-90-172-120-170-144-178-150-190Z',
      ) +
      cloth(
        'wood',
        'M-44 0C-34-30-38-70-48-100-60-130-92-150-112-176L-104-184C-84-164-58-152-42-134-40-158-52-180-60-204L-50-208C-40-186-28-164-22-142-18-166-20-190-18-214H-6C-8-188-4-162 4-142 14-164 20-188 24-212L36-208C32-184 28-158 28-136 46-154 74-168 98-190L108-182C86-160 58-134 46-104 38-72 42-30 58 0 30 8-20 8-44 0Z',
        flat('wood-deep', 'M22-140C20-100 18-50 30 10H70V-130L110-190 90-190C64-168 44-156 26-134Z') +
          line('M-24-10C-18-50-24-90-28-120M-4-6C0-50-2-90-8-120M-60-128C-48-116-40-104-34-90', 3, 'wood-deep'),
        3,
      ),
    0,
    scale,
  );

const jar = (x: number, y: number, scale: number, tone: string, print: string): string =>
  at(
    x,
    y,
    cloth(
      tone,
      'M-10-60H10L8-52C24-44 30-28 26-14 22-4 14 0 0 0S-22-4-26-14C-30-28-24-44-8-52Z',
      zigzag(print, -32, -34, 66, 9, 7, 2.6) + line('M-30-14H30', 2.4, print) + faint(0.3, flat('ink', 'M8-62C26-40 24-16 8 2H34V-62Z')),
      2.6,
    ) + oval('clay-deep', 0, -60, 10, 3, 2.4),
    0,
    scale,
  );

const sack = (x: number, y: number, scale: number, heap: string, grain: string): string =>
  at(
    x,
    y,
    cloth(
      'sand',
      'M-26-30C-32-16-32-4-26 0H26C32-4 32-16 26-30Z',
      line('M-34-12H34', 3, 'clay') + faint(0.3, flat('wood', 'M14-34C24-20 22-8 16 4H36V-34Z')),
      2.6,
    ) +
      cloth(heap, 'M-26-30C-20-44-10-48 0-48S20-44 26-30C16-24-16-24-26-30Z', dots(grain, [-18, -44, 36, 16], 7, 1.5), 2.6) +
      limb('cream', 3, 'M-27-30C-14-23 14-23 27-30', 2),
    0,
    scale,
  );

const dhow = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    flat('wood-deep', 'M-44-2C-20 6 20 4 46-10L34 12H-30Z') +
      line('M-6 2L-2-74', 3, 'wood-deep') +
      flat('cream', 'M-32-60C0-74 24-78 40-78 34-50 22-24 4-6-2-28-14-46-32-60Z') +
      flat('sand', 'M40-78C34-50 22-24 4-6L2-14C16-32 26-54 28-77Z'),
    0,
    scale,
  );

/** A rope hung with small cloths between two points, sagging by `sag`. */
const bunting = (x: number, y: number, width: number, sag: number, tones: readonly string[]): string => {
  const cloths = Array.from({ length: 11 }, (_, i) => {
    const along = (i + 0.5) / 11;
    return at(
      Math.round(x + along * width),
      Math.round(y + 4 * sag * along * (1 - along)),
      shape(tones[i % tones.length] ?? '', 'M-13 0H13L0 26Z', 2.4),
      Math.round((0.5 - along) * 16),
    );
  });
  return cloths.join('') + line(`M${x} ${y}Q${x + width / 2} ${y + 2 * sag} ${x + width} ${y}`, 3);
};

/** The market in the late afternoon, 1200 x 615 from y 60 on. What matters stands in the middle third, so a phone may cut the sides. */
export const MARKET: string =
  SHELF +
  block('peach', 0, 0, 1200, 675) +
  flat('sun', 'M0 300C200 240 400 330 600 290S1000 250 1200 300V420H0Z') +
  disc('clay-light', 560, 250, 165, 0) +
  disc('sun', 560, 250, 120, 0) +
  faint(0.7, line('M60 210H220M130 236H310M860 220H1060M960 246H1150', 10, 'cream')) +
  line('M290 210q10-12 20 0q10-12 20 0M342 184q8-10 16 0q8-10 16 0M900 180q8-10 16 0q8-10 16 0', 3.6, 'clay-deep') +
  // sea and far shore
  block('sea', 0, 342, 1200, 90) +
  flat('sea-light', 'M440 346h240l-30 8h-180zM470 362h180l-20 7h-140zM500 378h120l-14 6h-90z') +
  line('M40 366h90M300 384h70M380 358h50M300 356h40', 4, 'sea-light') +
  dhow(322, 366, 1.1) +
  dhow(455, 352, 0.5) +
  flat('leaf', 'M700 342C800 306 920 322 1020 312S1160 290 1200 302V420H680Z') +
  flat('clay-light', 'M0 420C120 396 300 412 420 410S760 392 900 384 1100 376 1200 382V675H0Z') +
  flat('sand', 'M0 446C200 420 420 442 640 436S1040 416 1200 424V675H0Z') +
  hut(860, 404, 2.2) +
  hut(1120, 424, 3.4) +
  acacia(800, 396, 2.4) +
  acacia(1010, 392, 3) +
  palm(40, 450, 6.4) +
  palm(118, 440, 4.6, 'leaf') +
  palm(1176, 450, 6.6) +
  // the way through the market
  flat('cream', 'M596 436C600 520 470 590 360 675H910C850 600 720 520 660 436Z') +
  baobab(690, 476, 1.2) +
  bunting(-10, 84, 620, 40, ['red', 'sun', 'indigo', 'cream', 'sea']) +
  bunting(600, 84, 620, 40, ['indigo', 'cream', 'red', 'sun', 'sea']) +
  stall(205, 552, 1.3, ['indigo', 'cream'], ['indigo', 'sun'], [3, 0, 3, 1]) +
  stall(1000, 548, 1.3, ['sea', 'cream'], ['sea-deep', 'sun'], [1, 5, 0, 2]) +
  stall(480, 560, 1.25, ['clay', 'cream'], ['red', 'sun'], [4, 2, 5, 4]) +
  somebody(818, 560, 1.5, {
    robe: 'clay',
    print: zigzag('sun', -24, -24, 50, 8, 6, 2.6) + zigzag('cream', -24, -14, 50, 8, 6, 2.6),
    skin: 'tan',
    head: 'indigo',
  }) +
  somebody(
    640,
    590,
    1.6,
    { robe: 'indigo', print: dots('sun', [-22, -66, 46, 64], 9, 1.8), skin: 'brown', head: 'sun' },
    basketOnHead(ware(4, -19, -136, 23) + ware(2, 1, -138, 22)),
  ) +
  somebody(726, 616, 1.7, { robe: 'white', print: line('M-30-20H30M-30-12H30', 3, 'red'), skin: 'umber', head: 'red' }) +
  somebody(342, 610, 1.6, { robe: 'sun', print: stripes('clay', [-26, -70, 52, 70], 9, 3, 90), skin: 'brown', head: 'sea' }) +
  somebody(66, 622, 1.7, { robe: 'red', print: dots('cream', [-22, -66, 46, 64], 9, 1.6), skin: 'umber', head: 'indigo' }) +
  somebody(
    1136,
    620,
    1.7,
    { robe: 'leaf', print: diamonds('sun', -26, -16, 52, 10, 12), skin: 'brown', head: 'clay' },
    basketOnHead(ware(5, -18, -138, 24) + ware(0, 2, -138, 22)),
  ) +
  // goods in front
  jar(555, 655, 1.3, 'clay', 'cream') +
  jar(612, 668, 1, 'indigo', 'sun') +
  sack(480, 662, 1.4, 'sun', 'ochre-deep') +
  sack(872, 652, 1.45, 'clay', 'clay-deep') +
  sack(958, 664, 1.25, 'leaf', 'leaf-deep') +
  jar(800, 668, 1.15, 'clay', 'sun') +
  jar(160, 664, 1.3, 'clay', 'cream') +
  jar(216, 672, 0.9, 'sea', 'cream');

/** A palm frond's shade, reaching right and down from (0, 0) by about 420. */
const frond = (tone: string): string => {
  const leaf = (along: number): string => {
    const x = along * 380;
    const y = along * 190 + 60 * along * along;
    const length = 150 * (1 - along * 0.62);
    const blade = `M0 0C${length * 0.3}-12 ${length * 0.8}-8 ${length} 8 ${length * 0.7} 10 ${length * 0.3} 10 0 0Z`;
    return (
      at(Math.round(x), Math.round(y), flat(tone, blade), 84 - along * 30) +
      at(Math.round(x), Math.round(y), flat(tone, blade), -30 + along * 26)
    );
  };
  return line('M0 0C130 60 270 130 380 250', 7, tone) + Array.from({ length: 13 }, (_, i) => leaf(0.1 + i * 0.072)).join('');
};

const tile = (id: string, width: number, height: number, parts: string): string =>
  `<pattern id="~${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${parts}</pattern>`;

const anchored = (x: string, y: string, parts: string): string => `<svg x="${x}" y="${y}" overflow="visible">${parts}</svg>`;

/**
 * The table: a plaited mat between two kangas, palm shade in two corners. Its units are pixels, so it suits any
 * frame; the middle is quiet.
 */
export const GROUND: string =
  `<defs>${tile('mat', 24, 24, block('sand', 0, 0, 24, 24) + faint(0.32, line('M0 12L12 0M12 24L24 12M12 0L24 12M0 12L12 24', 1.6, 'sand-deep') + flat('sand-deep', 'M12 9l3 3-3 3-3-3z')))}` +
  `${tile('hem', 24, 16, block('red', 0, 0, 24, 16) + flat('sun', 'M0 0L6 10 12 0ZM12 0L18 10 24 0Z') + block('indigo-deep', 0, 12, 24, 2) + block('cream', 0, 14, 24, 2))}</defs>` +
  '<rect width="100%" height="100%" fill="url(#~mat)"/>' +
  faint(0.15, anchored('0', '0', at(-40, -30, frond('wood'))) + anchored('100%', '100%', at(30, 40, frond('wood'), 180, 1.1))) +
  '<rect width="100%" height="16" fill="url(#~hem)"/>' +
  anchored('0', '100%', at(0, 0, '<rect width="100%" height="16" fill="url(#~hem)"/>', 0, -1, 1));
