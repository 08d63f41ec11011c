/** Which part of the map is looked at: a middle and how many pixels a unit of the map takes. */
import { settings } from '../../shell/settings.svelte';
import { SPACING, type Box, type Point } from './geometry';

const CLOSEST = 2.6; // px per unit
const NEAR = 1.15; // px per unit that a region is brought to at most
const TOUCHED = 44 / SPACING; // px per unit at which a space is large enough for a finger
const STEP = 1.5;
const GLIDE = 240; // ms
const BORDER = { width: 130, height: 80 }; // px by which a near map can be pulled in, so that nothing need lie under the small map

export class Camera {
  #x = $state(0);
  #y = $state(0);
  #scale = $state(1);
  #width = $state(0);
  #height = $state(0);
  #frame: Box;
  #gliding = 0;
  #all = true;

  /** The smallest scale: everything is seen. */
  fitting: number = $derived.by(() => Math.min(this.#width / this.#frame.width, this.#height / this.#frame.height) || 1);

  constructor(frame: Box) {
    this.#frame = frame;
    this.#x = frame.x + frame.width / 2;
    this.#y = frame.y + frame.height / 2;
  }

  get scale(): number {
    return this.#scale;
  }

  /** What is seen, in units of the map. */
  get box(): Box {
    const width = (this.#width || this.#frame.width) / this.#scale;
    const height = (this.#height || this.#frame.height) / this.#scale;
    return { x: this.#x - width / 2, y: this.#y - height / 2, width, height };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return [x, y, width, height].map((n) => n.toFixed(2)).join(' ');
  }

  /** Whether the window has a size yet. */
  get ready(): boolean {
    return this.#width > 0;
  }

  /** Whether not all of the map is seen. */
  get near(): boolean {
    return this.#scale > this.fitting * 1.02;
  }

  /** The window has got this size in pixels. */
  size(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    if (this.#all) this.#scale = this.fitting;
    this.#settle();
  }

  /** Move by so many pixels. */
  pan(x: number, y: number): void {
    this.#stop();
    this.#x -= x / this.#scale;
    this.#y -= y / this.#scale;
    this.#settle(true);
  }

  /** Zoom so that a point of the window (pixels from its middle) keeps its place. */
  zoom(factor: number, x = 0, y = 0): void {
    this.#stop();
    const before = this.#scale;
    this.#scale = this.#limit(before * factor);
    this.#all = this.#scale <= this.fitting * 1.001;
    this.#x += x / before - x / this.#scale;
    this.#y += y / before - y / this.#scale;
    this.#settle(true);
  }

  closer(x = 0, y = 0): void {
    this.#glide(this.#scale * STEP, this.#x + (x / this.#scale) * (1 - 1 / STEP), this.#y + (y / this.#scale) * (1 - 1 / STEP));
  }

  farther(): void {
    this.#glide(this.#scale / STEP, this.#x, this.#y);
  }

  all(): void {
    this.#glide(this.fitting, this.#frame.x + this.#frame.width / 2, this.#frame.y + this.#frame.height / 2);
  }

  /** Look at a point, at the scale of now. */
  centre({ x, y }: Point): void {
    this.#glide(this.#scale, x, y);
  }

  /** Bring these points into sight, as near as a finger wants it and no nearer than needed. */
  show(points: readonly Point[]): void {
    if (points.length === 0) return;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const width = Math.max(...xs) - Math.min(...xs) + 2 * SPACING;
    const height = Math.max(...ys) - Math.min(...ys) + 2 * SPACING;
    const wanted = Math.min(NEAR, this.#width / width, this.#height / height);
    this.#glide(Math.max(wanted, TOUCHED), (Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2);
  }

  /** Move as little as needed to have a point well inside. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.box;
    const reach = (half: number): number => Math.max(0, half - SPACING);
    const by = (to: number, middle: number, half: number): number =>
      Math.abs(to - middle) <= reach(half) ? middle : to - Math.sign(to - middle) * reach(half);
    this.#glide(this.#scale, by(x, this.#x, width / 2), by(y, this.#y, height / 2));
  }

  #limit(scale: number): number {
    return Math.min(CLOSEST, Math.max(this.fitting, scale));
  }

  /** Keep the window over the map, and its border where a hand moves it; a map smaller than the window lies in its middle. */
  #settle(byHand = false): void {
    this.#scale = this.#limit(this.#scale);
    const inside = (middle: number, start: number, length: number, seen: number, border: number): number =>
      seen >= length
        ? start + length / 2
        : Math.min(start + length + border - seen / 2, Math.max(start - border + seen / 2, middle));
    const { width, height } = this.box;
    const part = byHand && this.near ? 1 / this.#scale : 0;
    this.#x = inside(this.#x, this.#frame.x, this.#frame.width, width, BORDER.width * part);
    this.#y = inside(this.#y, this.#frame.y, this.#frame.height, height, BORDER.height * part);
  }

  #glide(scale: number, x: number, y: number): void {
    this.#stop();
    const from = { scale: this.#scale, x: this.#x, y: this.#y };
    const to = { scale: this.#limit(scale), x, y };
    this.#all = to.scale <= this.fitting * 1.001;
    const set = (part: number): void => {
      this.#scale = from.scale + (to.scale - from.scale) * part;
      this.#x = from.x + (to.x - from.x) * part;
      this.#y = from.y + (to.y - from.y) * part;
      this.#settle();
    };
    if (!settings.moves) {
      set(1);
      return;
    }
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / GLIDE);
      set(1 - (1 - part) ** 3);
      this.#gliding = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
  }
}
