/** The eight places of the way: round little scenes, 120 x 120, each around one thing a child can name. */
import { at, block, cloth, disc, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { GOODS, goodAt } from './goods';
import { mammoth } from './mammoth';
import { alive } from './motion';

const ROUND = 'M60 9A51 51 0 1 1 59.99 9Z';
/** A little smaller, so that the ring of light is broad. */
const ROUND_LIT = 'M60 12A48 48 0 1 1 59.99 12Z';

const sky = block('sky', 0, 0, 120, 80) + flat('cloud', 'M14 34C14 28 22 26 25 30 28 22 40 24 41 31 48 30 49 37 44 37H17C14 37 13 36 14 34Z');
const meadow = (y: number): string => flat('grass', `M0 ${y}Q60 ${y - 12} 120 ${y}V120H0Z`);
const tufts = (places: readonly (readonly [number, number])[]): string =>
  line(places.map(([x, y]) => `M${x} ${y}l-3-7M${x} ${y}v-9M${x} ${y}l3-7`).join(''), 2.2, 'grass-deep');

/** A half-built hut, 56 x 50 around its foot's middle (0, 0): bare poles on the left, straw on the right. */
export const frame = (): string =>
  flat('cream', 'M-25 0L0-40 24 0Z') +
  limb('wood', 3, 'M-10 0V-22M-27 0L4-46M-20-12H2', 1.8) +
  cloth('straw', 'M-1-44L31 1H4C6-14 4-30-1-44Z', line('M6-30l6 28M4-22l4 20M12-22l10 20', 2, 'straw-deep') + flat('straw-deep', 'M0 1C12-5 24-5 36-3V6H0Z'), 2.4) +
  limb('wood', 3, 'M3 0V-14M27 0L-4-46', 1.8);

/** A stone hammer, its handle's end on (0, 0), its head up. */
export const hammer = (): string =>
  limb('wood-light', 5, 'M0 0V-30', 2.2) +
  shape('stone', 'M-15-40C-15-44-8-46 0-45S15-44 15-39 10-29 0-29-15-33-15-40Z', 2.4) +
  flat('stone-light', 'M-11-40C-9-43-2-43 4-42-2-40-8-39-11-36Z') +
  line('M-5-29L5-45M5-29L-5-45', 2.2, 'wood-deep');

const tooth = (): string =>
  sky +
  flat('hill', 'M0 58Q26 34 60 52T120 46V80H0Z') +
  meadow(66) +
  at(20, 8, mammoth(), 0, 0.92) +
  flat('water', 'M0 92C20 84 36 92 56 88S96 84 120 92V120H0Z') +
  line('M16 100h14M70 104h16M44 110h10', 2.4, 'water-light') +
  tufts([
    [14, 90],
    [106, 90],
  ]) +
  goodAt('tooth', 86, 88, 38, -6);

const berry = (): string => {
  const bush = 'M8 96C2 84 10 72 20 72 16 54 36 44 46 52 52 36 78 38 80 54 96 46 112 60 104 74 118 78 118 92 110 98Z';
  return (
    sky +
    flat('leaf-deep', 'M0 70L10 34 18 56 28 24 40 66ZM84 66L96 22 106 52 114 36 120 60V76Z') +
    meadow(84) +
    cloth('leaf', bush, flat('leaf-deep', 'M0 88C30 78 80 96 120 74V110H0Z') + flat('leaf-light', 'M30 58C40 50 48 56 46 62 40 60 34 62 30 66ZM66 48C76 44 82 52 80 58 76 54 70 54 64 58Z'), 2.6) +
    [
      [28, 82],
      [92, 66],
      [94, 88],
      [44, 66],
    ]
      .map(([x = 0, y = 0]) => disc('berry', x, y, 6.4, 2.2) + disc('berry-light', x - 2, y - 2, 1.9, 0))
      .join('') +
    goodAt('berry', 64, 80, 44)
  );
};

const pot = (): string =>
  sky +
  meadow(44) +
  shape('clay-light', 'M0 52C20 40 34 48 50 42S96 36 120 48V120H0Z', 0) +
  flat('clay', 'M0 66C26 56 46 66 66 58S104 58 120 64V120H0Z') +
  flat('clay-deep', 'M0 90C24 84 50 92 74 86S108 84 120 88V120H0Z') +
  line('M10 58l6 3M92 50l8 2M28 78l8 2M98 76l8 3', 2.4, 'clay-deep') +
  limb('wood', 4, 'M96 92L106 44', 2) +
  shape('stone', 'M88 88L104 92L98 110C92 112 86 106 88 88Z', 2.2) +
  goodAt('pot', 26, 78, 34) +
  goodAt('pot', 60, 74, 52);

const arrowhead = (): string =>
  block('sky', 0, 0, 120, 90) +
  shape('stone-light', 'M0 74L22 34 38 54 62 14 86 52 100 38 120 70V100H0Z', 2.4) +
  flat('white', 'M62 14L73 32 66 30 62 36 57 30 52 32ZM22 34L28 42 23 41 18 43Z') +
  flat('stone', 'M62 36L74 60 66 78 86 52 73 32ZM38 54L46 80 30 70Z') +
  flat('stone-deep', 'M0 84C30 76 80 76 120 84V120H0Z') +
  shape('stone', 'M22 92C22 82 36 76 60 76S98 82 98 92 88 112 60 112 22 104 22 92Z', 2.4) +
  flat('stone-light', 'M28 90C32 82 44 80 60 80S88 82 92 90C84 94 36 94 28 90Z') +
  at(98, 92, hammer(), 34, 0.7) +
  goodAt('arrowhead', 58, 70, 52, 12);

const fish = (): string =>
  sky +
  flat('hill', 'M0 56Q30 40 64 52T120 44V80H0Z') +
  flat('grass', 'M0 62Q60 50 120 62V120H0Z') +
  flat('water', 'M0 72C30 60 90 66 120 78V120H0Z') +
  flat('water-deep', 'M0 96C30 88 84 92 120 100V120H0Z') +
  line('M8 84q8-5 16 0t16 0M72 88q8-5 16 0t16 0M30 106q7-4 14 0t14 0', 2.6, 'water-light') +
  shape('stone', 'M86 78C86 68 98 64 106 70 114 74 112 84 104 84H92C88 84 86 82 86 78Z', 2.4) +
  goodAt('fish', 56, 58, 60, 20) +
  shape('water-light', 'M56 90C60 82 66 82 66 88 70 80 80 80 79 88 86 84 90 92 82 95H58C53 95 52 92 56 90Z', 2);

const dog = (): string =>
  sky +
  flat('hill', 'M0 60Q30 42 70 56T120 50V90H0Z') +
  meadow(80) +
  shape('stone', 'M18 92C14 52 38 30 62 30S108 52 104 92Z', 2.6) +
  flat('stone-light', 'M30 58C36 42 50 36 64 36 52 44 44 52 40 64Z') +
  flat('ink', 'M32 94C30 66 42 50 61 50S92 66 90 94Z') +
  goodAt('dog', 61, 76, 54) +
  shape('ivory', 'M32 104C28 100 24 105 28 108 24 111 28 116 32 112L50 108C54 112 58 108 55 105 58 101 54 97 50 101Z', 2.2);

const trade = (): string =>
  block('grass', 0, 0, 120, 120) +
  flat('grass-light', 'M0 0H120V40Q60 20 0 40Z') +
  cloth(
    'hide',
    'M22 30C30 36 44 30 60 22 76 30 90 36 98 30L108 42C98 52 100 64 104 84L92 100C80 92 70 96 60 106 50 96 40 92 28 100L16 84C20 64 22 52 12 42Z',
    flat('hide-deep', 'M10 88C40 76 80 78 110 88V120H10Z') + flat('cream', 'M60 40A25 25 0 1 1 59.9 40Z'),
    2.6,
  ) +
  tradeArrows(60, 65, 15) +
  GOODS.map((good, i) => goodAt(good, 60 + 33 * Math.sin((i * 2 * Math.PI) / 5), 64 - 33 * Math.cos((i * 2 * Math.PI) / 5), 26)).join('');

/** Two arrows, one to and one fro, around (x, y). */
export const tradeArrows = (x: number, y: number, r: number): string =>
  at(x, y, shape('fire', 'M-10-5H3V-9.5L11-2.5H-10Z', 1.8) + shape('water-deep', 'M10 5H-3V9.5L-11 2.5H10Z', 1.8), 0, r / 11);

const site = (): string =>
  sky +
  flat('hill', 'M0 60Q40 40 74 54T120 48V90H0Z') +
  meadow(76) +
  flat('hide', 'M14 98C14 88 36 84 60 84S108 88 108 98 86 112 60 112 14 106 14 98Z') +
  at(58, 97, frame(), 0, 1.5) +
  limb('wood-light', 6, 'M14 96H40M18 104H46', 2) +
  at(94, 108, hammer(), 18, 0.9);

const DRAWN: Readonly<Record<string, string>> = {
  building_site: site(),
  dog: dog(),
  tooth: tooth(),
  berry: berry(),
  pot: pot(),
  arrowhead: arrowhead(),
  fish: fish(),
  trading_place: trade(),
};

/** A place of the way by its id in the component data; lit, a ring of light lies around it. */
export const placeMarkup = (id: string, lit: boolean): string =>
  oval('ink', 60, 63, 57, 56, 0) +
  (lit ? alive('twinkle', disc('flame', 60, 60, 59.5, 0)) : '') +
  disc(lit ? 'flame' : 'wood-light', 60, 60, lit ? 56 : 55.5, 2.4) +
  cloth('grass', lit ? ROUND_LIT : ROUND, DRAWN[id] ?? '', 2.6);
