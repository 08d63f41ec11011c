/** Samarkand at dusk: a caravan comes in before the portals and the ribbed domes. 480 x 320. */
import { at, block, cloth, diamonds, disc, dots, faint, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { camel } from './camel';
import type { Look } from './families';
import { familyPattern } from './patterns';

const GROUND = 218; // where the city stands

const sky = (): string =>
  block('lapis-deep', -200, -200, 880, 290) +
  flat('lapis', 'M-200 62C-60 48 60 66 190 56S420 44 680 60V150H-200Z') +
  flat('violet', 'M-200 100C-40 88 80 104 220 94S460 86 680 98V180H-200Z') +
  flat('rose', 'M-200 134C-20 124 110 138 240 130S470 122 680 134V220H-200Z') +
  flat('peach', 'M-200 164C0 156 130 168 250 162S480 154 680 164V260H-200Z') +
  flat('sun', 'M-200 194C0 188 120 198 260 192S500 188 680 194V290H-200Z') +
  disc('saffron', 240, 150, 116, 0) +
  disc('sun', 240, 150, 100, 0) +
  flat(
    'cream',
    [
      [40, 28],
      [86, 50],
      [128, 18],
      [176, 40],
      [222, 14],
      [300, 30],
      [344, 12],
      [436, 24],
      [462, 58],
      [14, 66],
      [-40, 30],
      [520, 40],
    ]
      .map(([x, y], i) => `M${x} ${(y ?? 0) - 3 - (i % 3)}l1.2 ${2 + (i % 3)} 3 1-3 1-1.2 ${2 + (i % 3)}-1.2-${2 + (i % 3)}-3-1 3-1z`)
      .join(''),
  ) +
  flat('cream', 'M398 24A20 20 0 1 0 412 58 16.5 16.5 0 1 1 398 24Z') +
  faint(
    0.75,
    flat(
      'madder',
      'M-60 152C-30 146-10 150 20 147S70 150 96 148 60 156 30 155-20 158-60 152ZM372 118C400 112 420 116 450 113S500 116 530 114 480 123 452 121 400 124 372 118Z',
    ),
  );

const hills = (): string =>
  flat(
    'violet',
    'M-200 204C-150 188-110 196-60 190 0 176 30 196 80 188 130 178 160 198 240 196S350 176 400 188 480 178 540 192 620 186 680 200V260H-200Z',
  ) + flat('violet-deep', 'M-200 214C-140 204-80 212-20 206S90 200 150 212 300 214 360 206 470 200 540 210 620 206 680 214V260H-200Z');

/** A ribbed dome on its drum, its foot on (x, y). */
const dome = (x: number, y: number, r: number): string => {
  const d = `M${-r} 0C${-r * 1.24} ${-r * 0.72} ${-r * 0.62} ${-r * 1.16} 0 ${-r * 1.62}C${r * 0.62} ${-r * 1.16} ${r * 1.24} ${-r * 0.72} ${r} 0Z`;
  const rib = (k: number): string => `M${r * k} 0C${r * k * 1.24} ${-r * 0.72} ${r * k * 0.62} ${-r * 1.16} 0 ${-r * 1.62}`;
  return at(
    x,
    y,
    shape('sand', `M${-r * 0.86} 0h${r * 1.72}v${r * 0.6}h${-r * 1.72}z`, 2) +
      block('lapis', -r * 0.8, r * 0.14, r * 1.6, r * 0.32) +
      diamonds('sun', -r * 0.8, r * 0.3, r * 1.5, r * 0.2, r * 0.22) +
      cloth(
        'glaze',
        d,
        flat('glaze-deep', `M${r * 0.36} ${-r * 1.5}C${r} ${-r * 0.9} ${r * 0.8} ${-r * 0.3} ${r * 0.62} 0H${r * 1.4}V${-r * 1.5}Z`) +
          line(rib(-0.66) + rib(-0.33) + rib(0.33) + rib(0.66) + 'M0 0V' + -r * 1.6, 1.6, 'glaze-light'),
        2,
      ) +
      line(`M0 ${-r * 1.6}v${-r * 0.36}`, 2.2) +
      disc('sun', 0, -r * 1.92, 3, 1.6),
  );
};

/** A portal with its pointed niche, its foot on (x, y). */
const portal = (x: number, y: number, w: number, h: number): string => {
  const arch = (aw: number, ah: number): string =>
    `M${-aw} 0V${-ah * 0.58}C${-aw} ${-ah * 0.84} ${-aw * 0.4} ${-ah * 0.88} 0 ${-ah}C${aw * 0.4} ${-ah * 0.88} ${aw} ${-ah * 0.84} ${aw} ${-ah * 0.58}V0Z`;
  return at(
    x,
    y,
    cloth(
      'lapis',
      `M${-w} 0V${-h}H${w}V0Z`,
      block('sand', -w, -h, w * 2, h * 0.1) +
        diamonds('glaze', -w, -h * 0.95, w * 2, 9, 8) +
        block('sand', -w, -h, w * 0.14, h) +
        block('sand', w * 0.86, -h, w * 0.14, h) +
        dots('glaze-light', [-w * 0.8, -h * 0.84, w * 1.6, h * 0.5], 8, 1.3) +
        flat('lapis-deep', `M${w * 0.6} ${-h * 0.9}H${w}V0H${w * 0.6}Z`),
      2,
    ) +
      shape('sun', arch(w * 0.66, h * 0.78), 2) +
      shape('sand-deep', arch(w * 0.56, h * 0.71), 1.6) +
      flat('clay', `M0 ${-h * 0.71}C${w * 0.22} ${-h * 0.62} ${w * 0.56} ${-h * 0.6} ${w * 0.56} ${-h * 0.41}V0H${w * 0.24}V${-h * 0.3}Z`) +
      shape('madder-deep', arch(w * 0.26, h * 0.4), 1.6) +
      flat('sun', arch(w * 0.15, h * 0.28)),
  );
};

/** A minaret, its foot on (x, y). */
const minaret = (x: number, y: number, h: number): string =>
  at(
    x,
    y,
    cloth(
      'sand',
      `M-8 0L-5.5 ${-h}H5.5L8 0Z`,
      block('glaze', -9, -h * 0.22, 18, 5) +
        block('lapis', -9, -h * 0.48, 18, 8) +
        diamonds('sun', -9, -h * 0.48 + 4, 18, 6, 5) +
        block('glaze', -9, -h * 0.72, 18, 5) +
        flat('sand-deep', `M2 0L1.5 ${-h}H9V0Z`),
      2,
    ) +
      shape('clay-light', `M-9 ${-h}H9L7 ${-h + 8}H-7Z`, 1.8) +
      shape('sand', `M-5 ${-h}v-9H5v9z`, 1.8) +
      shape('glaze', `M-6 ${-h - 9}C-6 ${-h - 15} -2 ${-h - 17} 0 ${-h - 22}C2 ${-h - 17} 6 ${-h - 15} 6 ${-h - 9}Z`, 1.8),
  );

/** A wall with niches, some of them lit. */
const wing = (x: number, y: number, w: number, h: number): string => {
  const bays = Math.round(w / 18);
  const bay = (i: number, up: number, tone: string): string =>
    flat(
      tone,
      `M${(w / bays) * (i + 0.5) - 5} ${-up}v-8C${(w / bays) * (i + 0.5) - 5} ${-up - 13} ${(w / bays) * (i + 0.5) - 1} ${-up - 13} ${(w / bays) * (i + 0.5)} ${-up - 15}C${(w / bays) * (i + 0.5) + 1} ${-up - 13} ${(w / bays) * (i + 0.5) + 5} ${-up - 13} ${(w / bays) * (i + 0.5) + 5} ${-up - 8}v8z`,
    );
  return at(
    x,
    y,
    shape('sand', `M0 0V${-h}H${w}V0Z`, 2) +
      block('lapis', 1, -h + 1, w - 2, 5) +
      diamonds('sun', 1, -h + 3.5, w - 4, 8, 4) +
      Array.from(
        { length: bays },
        (_, i) => bay(i, h * 0.48, i % 3 === 1 ? 'sun' : 'clay-deep') + bay(i, 1, i % 3 === 2 ? 'sun' : 'clay'),
      ).join(''),
  );
};

const poplar = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    line('M0 0V-14', 3, 'wood-deep') +
      cloth('leaf-deep', 'M0-62C6-48 9-30 7-14 4-8-4-8-7-14-9-30-6-48 0-62Z', flat('leaf', 'M-1-58C-5-46-7-30-5-16-2-22-3-44-1-58Z'), 1.8),
    0,
    scale,
  );

const city = (): string =>
  dome(150, GROUND - 62, 30) +
  dome(330, GROUND - 62, 30) +
  dome(240, GROUND - 96, 40) +
  wing(-170, GROUND, 150, 34) +
  wing(500, GROUND, 150, 34) +
  dome(-60, GROUND - 46, 22) +
  dome(560, GROUND - 46, 22) +
  wing(40, GROUND, 148, 50) +
  wing(292, GROUND, 148, 50) +
  portal(112, GROUND, 30, 80) +
  portal(368, GROUND, 30, 80) +
  wing(188, GROUND, 104, 66) +
  portal(240, GROUND, 42, 108) +
  minaret(40, GROUND, 106) +
  minaret(440, GROUND, 106) +
  minaret(186, GROUND, 118) +
  minaret(294, GROUND, 118) +
  [
    [-120, 0.9],
    [12, 1.1],
    [24, 0.85],
    [66, 0.7],
    [416, 0.72],
    [458, 1.1],
    [472, 0.85],
    [600, 0.9],
  ]
    .map(([x = 0, scale = 1]) => poplar(x, GROUND + 3, scale))
    .join('');

const sands = (): string =>
  flat('clay-light', 'M-200 216C-60 210 60 220 200 216S460 210 680 218V330H-200Z') +
  line('M-60 228q20-5 40 0M420 226q24-5 46 0M470 238q20-5 40 0M500 222q20-5 40 0', 2, 'clay') +
  flat('clay', 'M-200 250C-90 228 30 234 120 244S330 250 420 234 580 234 680 246V420H-200Z') +
  flat('clay-deep', 'M120 244C210 252 330 250 420 234 400 250 330 270 250 272S150 256 120 244Z') +
  line('M-60 256q24-6 50 0M40 286q22-5 44 0M440 256q22-6 46 0M300 292q22-5 44 0', 2, 'clay-deep');

/** Who leads the caravan: 46 tall, walking to the right, his feet on (x, y). */
const leader = (x: number, y: number): string =>
  at(
    x,
    y,
    oval('madder-deep', 0, 0, 16, 3.5, 0) +
      limb('wood', 2, 'M17 1L15-44', 1.4) +
      limb('wood-deep', 4, 'M-3-10L-7-1H-3M4-10L8-1H12', 1.6) +
      cloth(
        'lapis',
        'M-5-36H6C10-30 10-20 11-7 4-4-6-4-12-8-9-20-10-30-5-36Z',
        flat('lapis-deep', 'M3-38H12V0H4Z') + flat('sun', 'M-14-9C-6-6 4-6 13-8V-4H-14Z') + line('M-9-22H11', 3, 'madder'),
        1.8,
      ) +
      limb('lapis', 4.4, 'M4-31L15-25', 1.6) +
      disc('clay-light', 15.5, -25, 2.6, 1.4) +
      disc('clay-light', 1.5, -41, 5.6, 1.8) +
      disc('ink', 4.2, -41.5, 0.9, 0) +
      flat('ink', 'M3-38.5C6-38 7-37 6-34.5 3-34 0-35.5-1-37.5Z') +
      shape('cream', 'M-6-42C-8-49-1-52 4-50 9-50 9-44 7-43 3-45-1-45-6-42Z', 1.7) +
      line('M-3-46Q2-49 7-46', 1.3, 'madder'),
  );

const rope = (x: number): string => line(`M${x} 229C${x + 9} 241 ${x + 22} 241 ${x + 32} 232`, 1.8, 'cream');

/** Camels of the caravan from the last to the first, with the place of each. */
const CARAVAN: readonly (readonly [Look, number])[] = [
  ['sogdia', -12],
  ['arabia', 66],
  ['levant', 144],
  ['tigris', 222],
  ['persia', 300],
];

const caravan = (): string =>
  CARAVAN.map(([family]) => familyPattern(family, `~scene-${family}`)).join('') +
  CARAVAN.map(([family, x]) =>
    at(x, 248, oval('madder-deep', -2, 15, 17, 2.4, 0) + camel(family, `url(#~scene-${family})`, false), 0, 1.9),
  ).join('') +
  CARAVAN.map(([, x]) => rope(x + 28)).join('') +
  leader(372, 278);

const fore = (): string =>
  flat('madder-deep', 'M-200 302C-80 286 20 298 120 298S300 308 400 294 560 292 680 300V520H-200Z') +
  at(38, 306, line('M0 0C-4-8-9-12-13-14M0 0C0-10 1-15 3-20M0 0C5-7 9-9 15-10M0 0C-7-4-12-4-18-4', 2.4, 'leaf')) +
  at(446, 304, line('M0 0C-4-8-9-12-13-14M0 0C0-10 1-15 3-20M0 0C5-7 9-9 15-10M0 0C7-4 12-4 18-4', 2.4, 'leaf'));

export const SCENE: string = sky() + hills() + city() + sands() + caravan() + fore();
