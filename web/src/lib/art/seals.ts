/** Ten seals for those who sit at a table, people and bots. Ornament and ground both differ. 48 x 48. */
import { at, cloth, disc, dots, flat, limb, line, oval, shape, zigzag } from './pen';

const ORNAMENTS = {
  mango:
    cloth(
      'sun',
      'M22 14C31 10 38 17 37 27 36 35 29 39 22 38 14 37 10 31 12 24 13 19 17 16 22 14Z',
      flat('clay', 'M27 9C34 18 34 30 25 40H40V9Z') + line('M16 25C16 21 18 19 20 18', 1.8, 'cream'),
    ) +
    shape('cream', 'M23 14C22 8 27 5 34 6 34 11 29 14 23 14Z', 1.7) +
    line('M26 11.5L30.5 8.5', 1.2),
  drum:
    cloth(
      'sun',
      'M14 17H34C34 25 30 27 30 32L31 37H17L18 32C18 27 14 25 14 17Z',
      line('M15 19l3 8 3-8 3 8 3-8 3 8 3-8', 1.6, 'clay-deep') + line('M16 32.5H32', 2, 'clay'),
    ) + oval('cream', 24, 17, 10, 3.4),
  cowrie:
    cloth(
      'cream',
      'M24 9C32 9 36 16 35.5 24 35 33 30 39 24 39S13 33 12.5 24C12 16 16 9 24 9Z',
      flat('sun', 'M29 8C34 18 32 32 24 42H40V8Z'),
    ) +
    shape('ink', 'M24 13C27 17 27 21 25.5 24 27 28 27 32 24 35 21 32 21 28 22.5 24 21 21 21 17 24 13Z', 1) +
    line('M20.5 17.5h-2.5M20 21.5h-3M20 26.5h-3M20.5 30.5h-2.5M27.5 17.5h2.5M28 21.5h3M28 26.5h3M27.5 30.5h2.5', 1.6),
  baobab:
    cloth('sun', 'M20 38C22 32 21 28 17 25L13 21 16 20 21 24V16H24V23L28 17 31 18 28 25C26 29 26 33 28 38Z', '', 1.8) +
    shape('cream', 'M10 20C8 15 13 12 16 13 17 9 23 9 24 12 27 8 33 9 33 13 38 12 41 17 38 20 34 22 14 22 10 20Z', 1.8),
  dhow:
    cloth('cream', 'M13 17C22 12 30 11 36 11 34 19 30 26 24 30 22 24 18 20 13 17Z', line('M18 18L32 14M21 22L33 18', 2, 'clay')) +
    line('M21 33L22 11', 2) +
    shape('sun', 'M10 31C18 35 30 34 39 29L34 38H16Z'),
  gecko:
    limb('sun', 2, 'M22 19L15 18 13 13M26 19L33 18 35 13M22 28L15 28 13 34M26 28L33 28 35 34', 1.6) +
    limb('sun', 2.6, 'M24 30C24 35 27 37 30 36 33 35 33 40 29 41', 1.6) +
    cloth(
      'sun',
      'M24 7C28 7 29 11 28 14 27.5 16 28 18 28.5 20 29 25 27 31 24 33 21 31 19 25 19.5 20 20 18 20.5 16 20 14 19 11 20 7 24 7Z',
      dots('clay', [23, 17, 2.5, 13], 2.5, 0.9),
      1.8,
    ) +
    disc('ink', 21.8, 11, 1.1, 0) +
    disc('ink', 26.2, 11, 1.1, 0),
  sun:
    Array.from({ length: 8 }, (_, i) => at(24, 24, shape('sun', 'M-3.5-9L0-16 3.5-9Z', 1.6), i * 45)).join('') +
    disc('sun', 24, 24, 8) +
    disc('clay', 24, 24, 3, 0),
  fish:
    cloth(
      'sun',
      'M9 24C14 15 24 14 32 22L39 16V32L32 26C24 34 14 33 9 24Z',
      flat('clay', 'M9 24C14 33 24 34 32 26L39 34V27L22 25Z') + line('M22 18q3 6 0 12M27 20q2 4 0 8', 1.5),
    ) + disc('ink', 15.5, 22.5, 1.5, 0),
  crane:
    line('M22 30V39M27 30V39', 2) +
    cloth(
      'cream',
      'M13 23C18 20 24 21 28 21 28 17 26 15 26 12L30 11C31 16 34 22 31 28 27 33 17 32 13 23Z',
      flat('indigo', 'M13 22C18 26 24 26 28 24L28 34H12Z'),
      1.9,
    ) +
    shape('sun', 'M23 6L26 10 28 5 29.5 10 34 7 31 12H25Z', 1.4) +
    shape('cream', 'M25 12C25 9 31 9 32 12L38 14 31 15.5C28 16 25 15 25 12Z', 1.7) +
    disc('ink', 29, 12.3, 1, 0),
  gourd:
    cloth(
      'sun',
      'M21 13H27C27 19 34 22 34 30 34 36 29 39 24 39S14 36 14 30C14 22 21 19 21 13Z',
      zigzag('clay', 12, 27, 24, 5, 4, 1.8) + dots('clay-deep', [17, 34, 14, 2], 4, 0.9),
    ) + shape('cream', 'M20 14V9H28V14Z', 1.7),
} as const;

export type SealId = keyof typeof ORNAMENTS;

/** All seals, in the order in which they are given out. */
export const SEAL_IDS = Object.keys(ORNAMENTS) as readonly SealId[];

const ring = Array.from({ length: 24 }, (_, i) => at(24, 24, flat('cream', 'M-1.6-19.6H1.6L0-22.3Z'), i * 15)).join('');

/** Markup of a seal. */
export const sealMarkup = (seal: SealId): string => disc(`seal-${seal}`, 24, 24, 22.8, 2) + ring + ORNAMENTS[seal];
