/** Mammoths seen from the side, looking left. */
import { bands, cloth, disc, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { alive } from './motion';

/** A mammoth, 100 x 80, its feet on y = 77. */
export const mammoth = (): string =>
  alive('tail', limb('fur-deep', 2.6, 'M88 38C95 42 96 48 94 55', 1.8)) +
  limb('fur-deep', 11, 'M58 56V72M78 56V72', 2) +
  cloth(
    'fur',
    'M19 38C15 20 26 8 36 9C40 10 42 14 44 17C52 9 66 12 73 20C86 25 93 40 91 54V76H77V64L72 70 67 63 62 69 57 63 52 69V76H37V62C28 60 21 50 19 38Z',
    flat('fur-deep', 'M16 62C40 60 70 66 95 50V80H16Z') + flat('fur-light', 'M48 18C58 12 68 18 73 24 66 22 56 20 50 26ZM24 20C26 14 32 12 36 13 32 16 28 20 27 24Z'),
    2.4,
  ) +
  line('M47 77V74M42 77V74M87 77V74M82 77V74', 1.6, 'ivory') +
  limb('fur', 8, 'M23 42C16 48 15 56 15 62C15 69 8 71 5 66', 2) +
  bands('fur-deep', 8, 'M19 47C15.5 53 15 57 15 62', 1.5, 4.5) +
  limb('ivory', 3.6, 'M27 48C27 59 19 65 8 59', 1.9) +
  shape('fur-deep', 'M36 30C44 26 50 32 47 41C44 47 38 44 36 38Z', 2) +
  shape('fur-deep', 'M24 13C26 6 32 3 38 5C35 6 35 7 38 9C34 9 33 11 34 13Z', 2) +
  disc('white', 27, 32, 3.6, 1.5) +
  disc('ink', 26.2, 32.4, 1.7, 0) +
  oval('rose', 32, 42, 3.2, 2, 0);
