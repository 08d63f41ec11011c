/** The fifteen treasures as things, 48 x 48, and the five insignia as signs for the smallest sizes, 24 x 24. */
import { at, block, cloth, diamonds, disc, dots, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { sabre } from './figures';

/** What a treasure looks like. */
export const TREASURES: Readonly<Record<string, string>> = {
  ins_crown:
    cloth('gold', 'M7 38L4 15 14 24 24 7 34 24 44 15 41 38Z', flat('gold-deep', 'M30 10L44 10V40H32Z') + block('red', 4, 33, 40, 8)) +
    disc('red', 4.5, 14, 3) +
    disc('teal-light', 24, 7, 3.6) +
    disc('red', 43.5, 14, 3) +
    diamonds('sun', 10, 37, 28, 7, 5) +
    line('M7 32.5H41', 1.6) +
    shape('teal-light', 'M24 19l4 5-4 5-4-5z', 1.4),
  ins_sceptre:
    limb('gold', 4, 'M11 43L30 17') +
    line('M15 33L20 37M20 26.5L25 30.5', 3, 'red') +
    at(34, 12, disc('dusk', 0, 0, 8) + flat('dusk-light', 'M-5-3Q-3-6 1-6-3-3-5-3Z') + shape('gold', 'M0-14L2.6-9.5 0-7-2.6-9.5Z', 1.4) + line('M-8 0Q0 4 8 0', 2.4, 'sun')) +
    disc('red', 10, 44, 3),
  ins_signet:
    disc('gold', 24, 30, 14) +
    disc('night-deep', 24, 31, 8.6) +
    line('M13.5 28Q15 21 20 19', 2, 'sun') +
    cloth('red', 'M15 6H33L38 13 24 25 10 13Z', flat('red-deep', 'M27 6H40V16L24 25Z')) +
    line('M10 13H38M19 13L24 24 29 13', 1.2) +
    flat('rose', 'M16.5 8H23L20 11.5H14Z'),
  ins_sabre:
    at(12, 36, sabre(40), 24, 0.98) + disc('red', 12, 36, 2.6, 1.2) + line('M12 44q-4 2-3 4', 2.4, 'teal'),
  ins_mantle:
    cloth(
      'red',
      'M17 7H31L42 15 44 44H4L6 15Z',
      flat('red-deep', 'M33 6L44 44H34Z') + dots('sun', [7, 18, 36, 24], 8, 1.5) + block('gold', 2, 39, 44, 4),
    ) +
    shape('white', 'M15 6Q24 3 33 6L31 12Q24 17 17 12Z', 1.8) +
    shape('night-deep', 'M21 13L24 16 27 13 29 43H19Z', 1.6) +
    line('M19 8l1 3M24 7v4M29 8l-1 3', 1.4) +
    disc('gold', 24, 15, 3, 1.4),
  val_lamp:
    limb('gold', 3, 'M34 24C46 17 46 36 33 31') +
    cloth('gold', 'M2 21C10 23 12 22 16 20H33C39 27 33 36 24 36S9 31 2 21Z', flat('gold-deep', 'M27 19H40V38H20C27 35 30 27 27 19Z')) +
    shape('gold', 'M17 20C17 15 31 15 31 20Z', 1.8) +
    disc('red', 24, 14, 2.6, 1.5) +
    shape('gold', 'M19 36H29L34 43H14Z', 1.8) +
    shape('sun', 'M3 20C-1 14 3 11 4 6 9 11 8 17 3 20Z', 1.5),
  val_dagger:
    at(
      26,
      26,
      shape('steel', 'M-4.5-4C-8-14-2-22 7-25 3-18 6-12 4.5-4Z', 1.8) +
        line('M0-5C-2-12 0-17 3-20', 1.2, 'steel-deep') +
        shape('gold', 'M-10-4Q0-8 10-4L8 2Q0-1-8 2Z', 1.8) +
        cloth('teal', 'M-4 1H4L3 15H-3Z', line('M-5 6L5 3M-5 11L5 8', 1.8, 'gold')) +
        disc('red', 0, 18, 4.4) +
        disc('red', 0, -2, 2, 1),
      38,
    ),
  val_shield:
    disc('steel', 24, 24, 20) +
    flat('steel-deep', 'M24 44A20 20 0 0 0 38 10 24 24 0 0 1 24 44Z') +
    disc('steel', 24, 24, 13.5, 1.4) +
    Array.from({ length: 8 }, (_, i) => at(24, 24, flat('blue', 'M0-12L3.5-6 0-3-3.5-6Z') + disc('ink', 0, -16.7, 1.2, 0), i * 45)).join('') +
    disc('gold', 24, 24, 4.5, 1.6),
  val_lockpick:
    limb('gold', 3.4, 'M17 31L37 11 41 15M32 16L36 20') +
    disc('gold', 13, 35, 9) +
    disc('night-deep', 13, 35, 4, 1.6) +
    line('M7 31Q9 28 12 28', 1.8, 'sun') +
    limb('steel', 2, 'M30 42L41 31 38 28', 1.5),
  val_lock:
    line('M14 24V15C14 3 34 3 34 15V24', 8) +
    line('M14 24V15C14 3 34 3 34 15V24', 4.2, 'steel-deep') +
    cloth('stone-deep', 'M7 22H41V44H7Z', flat('stone', 'M7 22H41V26H7Z') + flat('night-light', 'M34 26H42V45H34Z')) +
    shape('ink', 'M24 29A3.6 3.6 0 0 1 26.5 35L28 40H20L21.5 35A3.6 3.6 0 0 1 24 29Z', 1) +
    disc('gold', 11, 30, 1.6, 0) +
    disc('gold', 11, 40, 1.6, 0) +
    disc('gold', 37, 30, 1.6, 0) +
    disc('gold', 37, 40, 1.6, 0),
  val_crystal:
    shape('gold', 'M12 37H36L40 45H8Z', 1.8) +
    cloth('dusk-light', 'M24 4A17 17 0 1 1 24 38 17 17 0 1 1 24 4Z', flat('dusk', 'M40 14C40 32 22 40 8 32V40H44V10Z') + flat('white', 'M13 15Q16 9 22 8 18 13 14 19Z')) +
    flat('moon', 'M26 14Q27 20 33 21 27 22 26 28 25 22 19 21 25 20 26 14ZM16 24q.5 3 3.5 3.5-3 .5-3.5 3.5-.5-3-3.5-3.5 3-.5 3.5-3.5Z'),
  val_astrolabe:
    line('M24 8V2', 4) +
    disc('gold', 24, 5, 3.6, 1.6) +
    disc('gold', 24, 27, 18.5) +
    disc('cream', 24, 27, 13, 1.4) +
    Array.from({ length: 12 }, (_, i) => at(24, 27, line('M0-14.5V-17', 1.4), i * 30)).join('') +
    line('M24 14C32 20 32 34 24 40M24 14C16 20 16 34 24 40M11 27H37', 1.3, 'gold-deep') +
    at(24, 27, shape('red', 'M0-15L3 0 0 15-3 0Z', 1.4), 50) +
    disc('sun', 24, 27, 2.2, 1.2),
  val_purse:
    cloth('clay', 'M17 16C5 23 3 43 11 45H37C45 43 43 23 31 16Z', flat('clay-deep', 'M32 16C38 26 38 38 32 46H46V16Z') + diamonds('sun', 6, 34, 36, 9, 7)) +
    shape('clay', 'M13 4L19 8 24 4 29 8 35 4 31 15H17Z', 1.8) +
    line('M15 16H33', 4.2) +
    line('M16 16H32', 1.8, 'gold') +
    disc('gold', 37, 41, 5, 1.6) +
    disc('gold', 43, 42, 4, 1.6),
  val_bottle:
    cloth('teal', 'M19 18C7 24 6 44 14 45H34C42 44 41 24 29 18V13H19Z', flat('teal-deep', 'M30 16C39 26 38 38 32 46H44V16Z') + flat('teal-light', 'M12 31Q13 25 18 23 15 28 15 34Z')) +
    shape('gold', 'M17 11H31V15H17Z', 1.6) +
    shape('dusk-light', 'M24 10C14 9 17 2 23 4 26 1 33 3 31 7 36 6 36 12 30 11Z', 1.6) +
    disc('white', 20, 31, 3.4, 1.2) +
    disc('white', 29, 31, 3.4, 1.2) +
    disc('ink', 20.6, 31.5, 1.5, 0) +
    disc('ink', 29.6, 31.5, 1.5, 0) +
    line('M19 38Q24.5 42 30 38', 1.7),
  val_wine:
    cloth('clay', 'M17 12C6 18 6 34 16 45H30C39 34 39 18 29 12Z', flat('clay-deep', 'M27 12C34 22 32 38 26 46H40V12Z') + flat('red', 'M6 22H42V29H6Z') + line('M6 22H42M6 29H42', 1.3)) +
    limb('clay', 3, 'M29 12C42 8 44 22 35 26', 1.8) +
    shape('clay', 'M15 5H31V11H15Z', 1.8) +
    oval('red', 23, 5.5, 7, 2, 1.4) +
    [[8, 36], [13, 36], [10.5, 40.5], [5.5, 40.5], [8, 45]].map(([x = 0, y = 0]) => disc('dusk', x, y, 3, 1.3)).join(''),
};

/** Bold signs of the insignia in one tone, cut out where the form needs it. */
export const INSIGNIA: Readonly<Record<string, string>> = {
  ins_crown: 'M3 19L1.5 7 7.5 11.5 12 3.5 16.5 11.5 22.5 7 21 19ZM3 20.5H21V23H3Z',
  ins_sceptre: 'M2 21L13.5 9.5 15.5 11.5 4.5 23ZM18 1.5A4.8 4.8 0 1 1 18 11.1 4.8 4.8 0 1 1 18 1.5Z',
  ins_signet: 'M6 1.5H18L20.5 5.5 15.8 9.8A7.5 7.5 0 1 1 8.2 9.8L3.5 5.5ZM12 12A4.2 4.2 0 1 0 12 20.4 4.2 4.2 0 1 0 12 12Z',
  ins_sabre: 'M21.5 1.5C22.5 9 17.5 15 9.8 18.2L6.5 15C13 12 18 7.5 21.5 1.5ZM3 13.5L11 20.8 9.5 22.5 6.8 20.3 3.8 23 1.8 21 4.5 18 1.5 15.3Z',
  ins_mantle: 'M8 2H16L21.5 6 23 22.5H14L12 10 10 22.5H1L2.5 6Z',
};
