/**
 * The map's shapes, all in one measure: neighbouring spaces lie about SPACING apart, however the component file draws
 * them. Where it declares a grid the spaces are hexes and the cells between them are land or sea; else they are drawn
 * by their outlines, or as discs joined by roads.
 */
import type { Facts } from './facts';

export const SPACING = 52;
export const BORDER = 12; // the painted edge of the sheet
const MARGIN = 34 + BORDER; // around the outermost spaces
const ROSE = 50; // room that a compass rose wants
const HEX = SPACING / Math.sqrt(3); // from the middle of a hex to its corner
const DISC = 0.44; // radius of a disc, as part of the distance to the nearest space
const EDGE_ROWS = 1; // cells drawn beyond the outermost spaces

export interface Point {
  x: number;
  y: number;
}

export type Ground = 'sea' | 'mountains' | 'desert';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Geometry {
  /** Per space: its middle and its outline as an SVG path. */
  points: Point[];
  outlines: string[];
  /** Cells of a grid that are no spaces. */
  gaps: { outline: string; ground: Ground; at: Point }[];
  /** Where land meets water, as one path; empty without a grid. */
  coast: string;
  /** Pairs of neighbours, where the shapes do not tell them. */
  roads: [Point, Point][];
  /** Ornaments where nothing else is. */
  adorned: { what: 'compass' | 'whale' | 'galley'; at: Point; scale: number }[];
  frame: Box;
}

const path = (corners: Point[]): string => `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Corners of a hex with its point up, clockwise from the top. */
const corners = ({ x, y }: Point): Point[] =>
  Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return { x: x + HEX * Math.cos(angle), y: y + HEX * Math.sin(angle) };
  });

export function geometry(facts: Facts): Geometry {
  return facts.spaces.every(({ hex }) => hex) ? grid(facts) : free(facts);
}

function frameOf(points: Point[], reach: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - reach;
  const y = Math.min(...ys) - reach;
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
}

// A hex grid

const hexAt = (row: number, column: number): Point => ({
  x: SPACING * (column + (row & 1) / 2),
  y: HEX * 1.5 * row,
});

/** The cell beyond each side of a hex, clockwise from the upper right; odd rows lie half a hex to the right. */
const beside = (row: number, column: number): [number, number][] => {
  const right = row & 1;
  return [
    [row - 1, column + right],
    [row, column + 1],
    [row + 1, column + right],
    [row + 1, column + right - 1],
    [row, column - 1],
    [row - 1, column + right - 1],
  ];
};

function grid(facts: Facts): Geometry {
  const cells = new Map(facts.spaces.map(({ hex, kind }) => [String(hex), kind]));
  const rows = facts.spaces.map(({ hex }) => hex![0]);
  const columns = facts.spaces.map(({ hex }) => hex![1]);
  const [top, bottom] = [Math.min(...rows) - EDGE_ROWS, Math.max(...rows) + EDGE_ROWS];
  const [left, right] = [Math.min(...columns) - EDGE_ROWS, Math.max(...columns) + EDGE_ROWS];
  const points = facts.spaces.map(({ hex }) => hexAt(...hex!));
  const grounds = new Map<string, Ground>();
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (cells.has(String([row, column]))) continue;
      const wet = beside(row, column).some((cell) => cells.get(String(cell)) === 'water');
      const high = row <= top + EDGE_ROWS || column > left + (right - left) * 0.65;
      grounds.set(String([row, column]), wet ? 'sea' : high ? 'mountains' : 'desert');
    }
  }
  const gaps = [...grounds].map(([cell, ground]) => {
    const at = hexAt(...(cell.split(',').map(Number) as [number, number]));
    return { outline: path(corners(at)), ground, at };
  });
  const wet = (cell: [number, number]): boolean => cells.get(String(cell)) === 'water' || grounds.get(String(cell)) === 'sea';
  const coast: string[] = [];
  for (const cell of [...cells.keys(), ...grounds.keys()]) {
    const [row, column] = cell.split(',').map(Number) as [number, number];
    if (!wet([row, column])) continue;
    const hex = corners(hexAt(row, column));
    beside(row, column).forEach((other, side) => {
      if (wet(other) || !(cells.has(String(other)) || grounds.has(String(other)))) return;
      const [a, b] = [hex[side]!, hex[(side + 1) % 6]!];
      coast.push(`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
    });
  }
  return {
    points,
    outlines: points.map((point) => path(corners(point))),
    gaps,
    coast: coast.join(''),
    roads: [],
    adorned: adorned(gaps, points),
    frame: frameOf(points, MARGIN),
  };
}

/** Ornaments for the seas that are no spaces, the widest first. */
function adorned(gaps: Geometry['gaps'], points: Point[]): Geometry['adorned'] {
  const frame = frameOf(points, SPACING / 3);
  const found: Geometry['adorned'] = [];
  const seas = gaps
    .filter(({ ground, at }) => ground === 'sea' && at.x > frame.x && at.x < frame.x + frame.width && at.y > frame.y && at.y < frame.y + frame.height)
    .map(({ at }) => ({ at, room: Math.min(...points.map((point) => distance(point, at))) + gaps.filter((gap) => gap.ground === 'sea' && distance(gap.at, at) < SPACING * 1.1).length }))
    .sort((a, b) => b.room - a.room);
  for (const what of ['compass', 'galley', 'whale'] as const) {
    const place = seas.find(({ at }) => found.every((other) => distance(other.at, at) > 3 * SPACING));
    if (place) found.push({ what, at: place.at, scale: Math.min(1, SPACING / 2 / ROSE + 0.08) });
  }
  return found;
}

// Any other map

function free(facts: Facts): Geometry {
  const raw = facts.spaces.map(({ point: [x, y] }) => ({ x, y }));
  const nearest = raw.map((a, at) => Math.min(...raw.map((b, other) => (other === at ? Infinity : distance(a, b)))));
  const scale = SPACING / ([...nearest].sort((a, b) => a - b)[Math.floor(nearest.length / 2)] || SPACING);
  const move = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const points = raw.map(move);
  const outlines = facts.spaces.map(({ outline }, at) => {
    if (outline) return path(outline.map(([x, y]) => move({ x, y })));
    const { x, y } = points[at]!;
    const r = Math.min(SPACING, nearest[at]! * scale) * DISC;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
  const roads = facts.neighbours.flatMap((others, at) =>
    others.filter((other) => other > at).map((other): [Point, Point] => [points[at]!, points[other]!]),
  );
  const around = facts.spaces.flatMap(({ outline }) => (outline ?? []).map(([x, y]) => move({ x, y })));
  return { points, outlines, gaps: [], coast: '', roads, adorned: [], frame: frameOf([...points, ...around], MARGIN + 10) };
}

// Ways over the map

/**
 * The nearest space in a direction (a vector), as somebody looking at the map would say: not far off that line.
 * Undefined where there is none.
 */
export function toward(points: readonly Point[], from: number, x: number, y: number): number | undefined {
  const length = Math.hypot(x, y);
  const start = points[from]!;
  let found: number | undefined;
  let best = Infinity;
  points.forEach((point, at) => {
    const along = ((point.x - start.x) * x + (point.y - start.y) * y) / length;
    const off = Math.abs((point.x - start.x) * y - (point.y - start.y) * x) / length;
    if (at === from || along <= 0 || off > along * 1.05) return;
    const cost = along + 1.2 * off;
    if (cost < best) [best, found] = [cost, at];
  });
  return found;
}

/**
 * A route as the steps between its spaces, from its start outwards; `space` is reached from `from`.
 */
export function steps(spaces: readonly number[], start: number, neighbours: readonly number[][]): { from: number; space: number }[] {
  const open = new Set(spaces);
  const found: { from: number; space: number }[] = [];
  open.delete(start);
  for (let reached = [start]; reached.length > 0; ) {
    const next: number[] = [];
    for (const from of reached) {
      for (const space of neighbours[from]!) {
        if (!open.delete(space)) continue;
        found.push({ from, space });
        next.push(space);
      }
    }
    reached = next;
  }
  return found;
}
