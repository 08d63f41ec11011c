/** The guide: a young mammoth from the front, 100 x 100, who says what can be done. */
import { at, cloth, disc, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { alive } from './motion';

export type GuideState = 'calm' | 'talking' | 'happy' | 'sorry';

const eyes = (state: GuideState): string => {
  if (state === 'happy') return line('M30 43Q35 36 40 43M60 43Q65 36 70 43', 3);
  const eye = (x: number): string => oval('white', x, 42, 6, 6.8, 2) + disc('ink', x + (x < 50 ? 1 : -1), state === 'sorry' ? 44.5 : 43, 3.5, 0) + disc('white', x, 41, 1.2, 0);
  return alive('blink', eye(35) + eye(65)) + (state === 'sorry' ? line('M27 35L38 31M73 35L62 31', 2.6) : '');
};

const trunk = (state: GuideState): string => {
  const path: Record<GuideState, string> = {
    calm: 'M50 50C50 62 51 68 47 74 44 78 38 77 38 72',
    talking: 'M50 50C50 64 57 73 66 71 74 69 78 63 77 57',
    happy: 'M50 50C50 66 62 75 74 71 86 67 91 56 88 44',
    sorry: 'M50 50C50 62 50 70 50 80',
  };
  const d = path[state];
  return limb('fur-light', 11, d, 2.4) + line('M46 57Q50 59.5 54.5 57M46.5 63Q51 65.5 55 62', 1.8, 'fur');
};

const mouth = (state: GuideState): string => {
  if (state === 'sorry') return '';
  const open = shape('clay-deep', 'M39 59Q50 62 61 59C60 71 40 71 39 59Z', 2);
  if (state === 'talking') return alive('flame', open);
  return state === 'happy' ? open : line('M38 58Q42 64 48 62M62 58Q58 64 52 62', 2);
};

/** The guide in one of its moods. */
export const guideMarkup = (state: GuideState): string => {
  const droop = state === 'sorry' ? 16 : 0;
  const ear =
    shape('fur', 'M0-6C-12-12-22-6-23 6-24 18-12 24 0 14Z', 2.6) + flat('rose', 'M-4-1C-11-4-17 0-18 7-18 13-11 16-4 10Z');
  const head =
    at(24, 40, ear, -droop) +
    at(76, 40, ear, droop, 1, -1) +
    cloth(
      'fur',
      'M50 14C68 14 80 27 80 44 80 60 68 70 50 70S20 60 20 44C20 27 32 14 50 14Z',
      flat('fur-light', 'M50 34C60 30 76 34 76 48 74 62 62 70 50 70S26 62 24 48C24 34 40 30 50 34Z') + flat('fur-deep', 'M20 56C30 72 70 72 80 56V76H20Z'),
      2.6,
    ) +
    flat('fur-light', 'M26 44C26 34 40 32 50 37 60 32 74 34 74 44 74 58 62 66 50 66S26 58 26 44Z') +
    oval('rose', 27.5, 54, 4.4, 3, 0) +
    oval('rose', 72.5, 54, 4.4, 3, 0) +
    shape('fur-deep', 'M34 20C32 10 40 2 52 3 48 5 47 7 49 8 55 5 62 7 65 13 60 12 58 14 59 16 64 17 67 20 67 25 60 21 55 26 50 22 45 27 38 20 34 20Z', 2.4) +
    eyes(state) +
    limb('ivory', 4, 'M37 61C35 68 31 72 26 72M63 61C65 68 69 72 74 72', 2) +
    mouth(state) +
    trunk(state);
  const body =
    oval('grass-deep', 50, 95, 34, 4.6, 0) +
    cloth(
      'fur',
      'M30 60H70C78 68 80 80 76 94H58V90H42V94H24C20 80 22 68 30 60Z',
      flat('fur-deep', 'M20 60H80C76 74 24 74 20 60ZM42 82H58V96H42Z'),
      2.6,
    ) +
    line('M28 92V90M33 92V90M38 92V90M62 92V90M67 92V90M72 92V90', 2.6, 'ivory') +
    shape('flame', 'M38 72Q50 80 62 72L60 79Q50 85 40 79Z', 2) +
    disc('clay', 50, 81, 3.6, 1.8);
  if (state === 'happy') return alive('hop', body + head);
  return body + (state === 'talking' ? alive('nod', head) : at(0, state === 'sorry' ? 3 : 0, head));
};
