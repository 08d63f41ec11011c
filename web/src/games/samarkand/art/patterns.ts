/** The texture of each look: a tile of its colour with a print that differs from all others without any colour. */
import { familyLook, type Look } from './families';

/** Edges of the tile in drawing units, the print on it, and the width of its strokes; 0 fills the print. */
type Print = readonly [width: number, height: number, d: string, stroke: number];

const PRINTS: Readonly<Record<Look, Print>> = {
  // lozenges
  byzantium: [6, 6, 'M3 0L6 3 3 6 0 3z', 1.1],
  // bars across
  levant: [6, 4, 'M-1 1h8', 1.2],
  // waves
  tigris: [6, 4, 'M-1.5 1.5q1.5-1.8 3 0t3 0 3 0', 1],
  // crosses
  sogdia: [6, 6, 'M1.5 0v3M0 1.5h3M4.5 3v3M3 4.5h3', 1],
  // a fine net
  china: [5, 5, 'M0 0H5M0 0V5', 0.9],
  // bars upright
  egypt: [4, 6, 'M1-1v8', 1.2],
  // dots
  arabia: [5, 5, 'M0 1.25a1.25 1.25 0 1 1 2.5 0 1.25 1.25 0 1 1-2.5 0zM2.5 3.75a1.25 1.25 0 1 1 2.5 0 1.25 1.25 0 1 1-2.5 0z', 0],
  // slanting bars
  oman: [5, 5, 'M-1 6L6-1M-1 1L1-1M4 6L6 4', 1.1],
  // scales
  persia: [6, 6, 'M0 0a3 3 0 0 0 6 0M-3 3a3 3 0 0 0 6 0M3 3a3 3 0 0 0 6 0', 1],
  // peaks
  sindh: [5, 4, 'M-1 3.6L0 2.8 2.5.6 5 2.8 6 3.6', 1.1],
};

/** An SVG pattern with this id in the colour and texture of a family; its tile is 4 to 6 units. */
export const familyPattern = (family: string, id: string): string => {
  const look = familyLook(family);
  const [width, height, d, stroke] = PRINTS[look];
  const tone = `var(--family-${look}-deep)`;
  const print = stroke > 0 ? `fill="none" stroke="${tone}" stroke-width="${stroke}"` : `fill="${tone}"`;
  return (
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 0h${width}v${height}H0z" fill="var(--family-${look})"/><path d="${d}" ${print}/></pattern>`
  );
};
