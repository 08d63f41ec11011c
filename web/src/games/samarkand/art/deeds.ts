/** Signs of the deeds of a turn. */
import { at, cloth, disc, flat, line, shape, teeth } from '../../../lib/art/pen';

const medal = (sign: string): string =>
  disc('cream', 24, 24, 22.8, 2) +
  line('M24 24m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0', 1.2, 'saffron-deep') +
  at(24, 24, at(-24, -24, sign), 0, 0.74);

/** Signs of the two deeds of a turn, 48 x 48. */
export const DEEDS: Readonly<Record<'marry' | 'extend', string>> = {
  marry: medal(
    line('M17 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 6.4) +
      line('M17 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 2.8, 'sun') +
      line('M31 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 6.4) +
      line('M31 29m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0', 2.8, 'saffron') +
      line('M24 19.9A11.5 11.5 0 0 1 28.2 26.5', 2.8, 'sun') +
      cloth(
        'madder',
        'M24 14C16 9 17 2 21 2 23 2 24 4 24 5 24 4 25 2 27 2 31 2 32 9 24 14Z',
        flat('madder-deep', 'M24 14C32 9 31 2 28 2 29 7 27 11 24 14Z'),
        1.8,
      ),
  ),
  extend: medal(
    line('M4 44C12 30 20 42 26 30S36 18 44 20', 7.4) +
      line('M4 44C12 30 20 42 26 30S36 18 44 20', 3.8, 'sand') +
      line('M5 42C12 31 20 41 26 30S36 19 43 20', 1.5, 'saffron-deep') +
      shape(
        'wood-light',
        'M5 22C4 16 7 9 10 9S13 13 15 13 17 9 20 9 23 14 25 14C27 10 26 4 31 4L36 5.5 35.5 8.5 31.5 9C32 15 30 19 26 21L27.5 29H23.5L20 23H13L12 29H8.5L9 23Z',
        1.9,
      ) +
      cloth('madder', 'M9.5 13.5Q15 16.5 21 13.5L22.5 21Q15 24 8 21Z', teeth('sun', 7, 22, 16, 4, 3), 1.6),
  ),
};
