/** The five grand viziers, 64 x 64, and their emblems, 24 x 24. */
import { at, cloth, diamonds, disc, dots, line, shape, stripes, zigzag } from '../../../lib/art/pen';
import { chest, face, neck, plume, turban } from './figures';

/** Moon, star, tulip, paisley, pomegranate. */
export const EMBLEMS: readonly string[] = [
  'M15 2.5A10 10 0 1 0 21.5 16 8.2 8.2 0 0 1 15 2.5Z',
  'M12 1L14.6 5.7 19.8 4.2 18.3 9.4 23 12 18.3 14.6 19.8 19.8 14.6 18.3 12 23 9.4 18.3 4.2 19.8 5.7 14.6 1 12 5.7 9.4 4.2 4.2 9.4 5.7Z',
  'M12 1.5C14 4 15 6 15.2 8L20 4C21 12 18 16 13.2 16.5V19C15 17.5 17.5 17 20 17.5 18.5 20.5 16 22 13.2 21.5V23H10.8V21.5C8 22 5.5 20.5 4 17.5 6.5 17 9 17.5 10.8 19V16.5C6 16 3 12 4 4L8.8 8C9 6 10 4 12 1.5Z',
  'M16 1.5C10 3 4 9 4 15.5A7.3 7.3 0 0 0 18.6 15.5C18.6 10.5 13 9.5 13.5 6 13.8 4 15 2.5 16 1.5ZM11.3 12.5A3 3 0 1 1 11.3 18.5 3 3 0 1 1 11.3 12.5Z',
  'M8 1L10.5 3 12 .5 13.5 3 16 1 15 6C20 7 22.5 11 22 15 21 20 17 23 12 23S3 20 2 15C1.5 11 4 7 9 6ZM12 10L8.5 14.5 12 19 15.5 14.5Z',
];

const emblem = (seat: number, x: number, y: number, edge: number, tone: string): string =>
  at(x - edge / 2, y - edge / 2, `<path d="${EMBLEMS[seat]}" fill="var(--art-${tone})" fill-rule="evenodd"/>`, 0, edge / 24);

/** An emblem on the disc of its vizier. */
export const emblemMarkup = (seat: number): string =>
  disc(`vizier-${seat}`, 12, 12, 11.2, 1.4) + emblem(seat, 12, 12, 14.5, `vizier-${seat}-ink`);

const niche = (seat: number, sky: string): string =>
  disc(`vizier-${seat}-deep`, 32, 32, 30.8, 2.2) +
  disc(sky, 32, 32, 27.5, 1.4) +
  Array.from({ length: 20 }, (_, i) => at(32, 32, disc('sun', 0, -29.2, 0.9, 0), i * 18)).join('');

/** Shoulders cut to the round of the niche. */
const bust = (seat: number, skin: string, print: string): string =>
  '<clipPath id="~bust"><path d="M3.5 32A28.5 28.5 0 0 0 60.5 32V0H3.5Z"/></clipPath>' +
  `<g clip-path="url(#~bust)">${at(-28, -5, neck(skin, 60, 54) + chest(`vizier-${seat}`, 60, 54, 24, print))}</g>`;

const PORTRAITS: readonly string[] = [
  // stern, with a curled moustache and a great turban
  bust(0, 'tan', stripes('vizier-0-deep', [36, 54, 48, 40], 7, 2) + line('M60 54V92', 5, 'gold')) +
    at(32, 37, face({ skin: 'tan', brow: 1.6, mouth: 'stern', moustache: 'curled' }) + at(0, 0, plume('vizier-0'), 0) + turban('white', 'vizier-0', 'vizier-0')),
  // old and wise, with a long white beard and a tall cap
  bust(1, 'fair', diamonds('sun', 36, 74, 48, 8, 10)) +
    at(
      32,
      37,
      face({ skin: 'fair', eyes: 'smiling', brow: -1, mouth: 'calm', hair: 'white', beard: 'pointed', moustache: 'full' }) +
        cloth('vizier-1', 'M-10-9L-8-31Q0-34 8-31L10-9Z', diamonds('sun', -10, -22, 20, 5, 7)) +
        at(0, 6, cloth('cream', 'M-14-12C-15-19-8-22 0-22S15-19 14-12C8-16-8-16-14-12Z', line('M-15-14C-6-21 4-22 12-22M14-13C8-19-2-20-8-21', 1.6, 'sand-deep'))),
    ),
  // young and sly, with a striped turban to one side
  bust(2, 'brown', zigzag('vizier-2-deep', 34, 68, 60, 6, 5, 2) + zigzag('vizier-2-deep', 34, 78, 60, 6, 5, 2)) +
    at(
      32,
      37,
      face({ skin: 'brown', eyes: 'sly', brow: -0.5, mouth: 'smile', beard: 'tuft' }) +
        at(0, 0, turban('vizier-2', 'red', 'teal-light'), -9) +
        shape('vizier-2', 'M12-10C18-6 19 4 16 14L11 12C13 4 13-3 10-8Z', 1.6),
    ),
  // a lady with a veil over her hair and a diadem
  bust(3, 'tan', dots('sun', [36, 66, 50, 24], 8, 1.3)) +
    at(
      32,
      37,
      shape('vizier-3', 'M0-23C-17-23-18-6-16 6-16 12-17 15-18 18L-8 20H8L18 18C17 15 16 12 16 6 18-6 17-23 0-23Z') +
        face({ skin: 'tan', brow: 0.4, mouth: 'smile' }) +
        shape('ink', 'M-11-3C-12-14-6-18 0-18S12-14 11-3C8-10 4-12 0-13-4-12-8-10-11-3Z', 1) +
        line('M-12-10C-5-16 5-16 12-10', 3.6) +
        line('M-12-10C-5-16 5-16 12-10', 1.8, 'sun') +
        shape('red', 'M0-17L3-13 0-9-3-13Z', 1.2) +
        line('M-11.5 3V9M11.5 3V9', 1.8, 'sun'),
    ),
  // stout and merry, full beard, a turban like a melon
  bust(4, 'umber', stripes('vizier-4-deep', [36, 54, 48, 40], 8, 2.4, 60) + stripes('vizier-4-deep', [36, 54, 48, 40], 8, 2.4, -60)) +
    at(
      32,
      38,
      face({ skin: 'umber', eyes: 'wide', brow: -1.6, mouth: 'laugh', beard: 'full' }) +
        cloth('vizier-4', 'M-14-7C-22-18-12-31 0-31S22-18 14-7C8-12-8-12-14-7Z', line('M-8-9C-13-18-8-27-2-31M8-9C13-18 8-27 2-31M0-10V-31', 2, 'vizier-4-deep')) +
        disc('gold', 0, -31, 2.6, 1.5) +
        line('M-13.5-8C-6-13 6-13 13.5-8', 3.4, 'gold'),
    ),
];

const SKIES = ['apricot-light', 'blue-light', 'night', 'rose', 'teal'];

/** Portrait of the vizier at a seat, with his emblem below. */
export const vizierMarkup = (seat: number): string =>
  niche(seat, SKIES[seat] ?? 'night') + (PORTRAITS[seat] ?? '') + at(44, 44, emblemMarkup(seat), 0, 0.8);
