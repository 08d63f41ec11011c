/**
 * The pen every picture is drawn with: flat shapes in the tones of a palette, a bold ink outline, woven patterns.
 *
 * Each function returns SVG markup as a string. A tone is the name of a custom property `--art-<tone>` that the
 * room's `palette.css` sets. `~` in an id stands for the drawing on the page and is replaced by `Drawing.svelte`, so
 * the same picture can appear many times without two elements sharing an id.
 */

/** Width of the ink outline in drawing units. */
const OUTLINE = 2;

const colour = (tone: string): string => `var(--art-${tone})`;
const ink = (width: number): string =>
  width > 0 ? ` stroke="${colour('ink')}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : '';

let clips = 0;

/** A filled area with an ink outline. */
export const shape = (tone: string, d: string, outline = OUTLINE): string => `<path d="${d}" fill="${colour(tone)}"${ink(outline)}/>`;

/** A filled area without outline: shade, light, printed ornament. */
export const flat = (tone: string, d: string): string => shape(tone, d, 0);

/** An open stroke. */
export const line = (d: string, width = 1.6, tone = 'ink'): string =>
  `<path d="${d}" fill="none" stroke="${colour(tone)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Bands across a stroke of this width, `band` long and `gap` apart: rings of a tail, pattern of a snake. */
export const bands = (tone: string, width: number, d: string, band: number, gap: number): string =>
  `<path d="${d}" fill="none" stroke="${colour(tone)}" stroke-width="${width}" stroke-dasharray="${band} ${gap}"/>`;

/** A stroke with an ink outline on both sides: arms, legs, poles, ropes, tails. */
export const limb = (tone: string, width: number, d: string, outline = OUTLINE): string =>
  line(d, width + 2 * outline) + line(d, width, tone);

/** A circle; `outline` 0 leaves the ink away. */
export const disc = (tone: string, x: number, y: number, r: number, outline = OUTLINE): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(tone)}"${ink(outline)}/>`;

/** An ellipse, turned by `turn` degrees. */
export const oval = (tone: string, x: number, y: number, rx: number, ry: number, outline = OUTLINE, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour(tone)}"${ink(outline)}${
    turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
  }/>`;

/** A rectangle without outline. */
export const block = (tone: string, x: number, y: number, width: number, height: number): string =>
  flat(tone, `M${x} ${y}h${width}v${height}h${-width}z`);

/** Parts moved to (x, y), then turned by `turn` degrees and scaled; a negative `wide` mirrors them. */
export const at = (x: number, y: number, parts: string, turn = 0, scale = 1, wide = scale): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${
    scale !== 1 || wide !== 1 ? ` scale(${wide} ${scale})` : ''
  }">${parts}</g>`;

/** Parts that let what lies below shine through. */
export const faint = (opacity: number, parts: string): string => `<g opacity="${opacity}">${parts}</g>`;

/** An area whose inside shows `print` (shade, pattern) cut to its edge, then the ink outline. */
export const cloth = (tone: string, d: string, print: string, outline = OUTLINE): string => {
  const id = `~${(clips += 1)}`;
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    `<g clip-path="url(#${id})">${flat(tone, d)}${print}</g>` +
    (outline > 0 ? line(d, outline) : '')
  );
};

/** Dots in rows with every second row shifted by half a step. */
export const dots = (tone: string, [x, y, width, height]: readonly [number, number, number, number], step: number, r: number): string => {
  let d = '';
  for (let row = 0; row * step * 0.8 <= height; row += 1) {
    for (let dx = (row % 2) * (step / 2); dx <= width; dx += step) {
      d += `M${round(x + dx - r)} ${round(y + row * step * 0.8)}a${r} ${r} 0 1 1 0 .01z`;
    }
  }
  return flat(tone, d);
};

/** Parallel strokes across a box at `turn` degrees. */
export const stripes = (
  tone: string,
  [x, y, width, height]: readonly [number, number, number, number],
  step: number,
  thickness: number,
  turn = 0,
): string => {
  const reach = Math.hypot(width, height) / 2;
  let d = '';
  for (let offset = -reach; offset <= reach; offset += step) d += `M${round(-reach)} ${round(offset)}h${round(2 * reach)}`;
  return at(round(x + width / 2), round(y + height / 2), line(d, thickness, tone), turn);
};

/** A zigzag from (x, y) to the right. */
export const zigzag = (tone: string, x: number, y: number, width: number, step: number, depth: number, thickness = 1.6): string => {
  let d = `M${x} ${y}`;
  for (let dx = 0; dx < width; dx += step) d += `l${round(step / 2)} ${depth}l${round(step / 2)} ${-depth}`;
  return line(d, thickness, tone);
};

/** A row of filled triangles standing on the line y, pointing up (or down with a negative height). */
export const teeth = (tone: string, x: number, y: number, width: number, step: number, height: number): string => {
  let d = '';
  for (let dx = 0; dx < width; dx += step) d += `M${round(x + dx)} ${y}l${round(step / 2)} ${-height}l${round(step / 2)} ${height}z`;
  return flat(tone, d);
};

/** A row of diamonds around the line y. */
export const diamonds = (tone: string, x: number, y: number, width: number, step: number, height: number): string => {
  let d = '';
  for (let dx = 0; dx < width; dx += step) {
    d += `M${round(x + dx)} ${y}l${round(step / 2)} ${-height / 2}l${round(step / 2)} ${height / 2}l${round(-step / 2)} ${height / 2}z`;
  }
  return flat(tone, d);
};

const round = (n: number): number => Math.round(n * 100) / 100;
