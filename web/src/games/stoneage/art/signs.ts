/** The signs of prompts and buttons, 48 x 48: what a child can do, without a word. */
import { at, cloth, disc, flat, limb, line, oval, shape } from '../../../lib/art/pen';
import { goodAt } from './goods';
import { guideMarkup } from './guide';
import { campfire, hut } from './huts';
import { figureMarkup } from './people';
import { hammer, tradeArrows } from './places';
import { backMarkup, faceMarkup } from './tiles';

/** A pointing hand, its finger's tip on (0, 0). */
const pointer = (): string =>
  shape(
    'skin-2',
    'M-3 2C-3-2 3-2 3 2V12L5 11.5C6 9.5 9 9.5 9.5 12 11 10.5 13.5 11.5 14 14 16 13.5 17 15 17 17V22C17 28 13 31 8 31H3C-1 31-3 28-5 25L-9 18C-10 15-7 13-5 16L-3 18Z',
    2,
  ) + line('M4 13V17M9.5 13V17M14 15V18', 1.5, 'skin-3');

/** An arrow bent over from (x, y) to the right. */
const bent = (tone: string, d: string, tip: string): string => limb(tone, 4, d, 1.8) + shape(tone, tip, 1.8);

const tile = (parts: string, x: number, y: number, size: number, turn = 0): string => at(x, y, at(-size / 2, -size / 2, parts, 0, size / 100), turn);

const speaker = (): string => shape('wood-light', 'M5 18H12L23 8C24 7 26 8 26 10V38C26 40 24 41 23 40L12 30H5C3 30 3 18 5 18Z', 2.4) + flat('wood', 'M21 12L24 9.5V38.5L21 36Z');

const disced = (tone: string, parts: string): string => disc(tone, 24, 24, 21, 2.6) + parts;

const child = (state: 'walking' | 'standing', x: number, y: number, size: number): string => at(x, y, figureMarkup(1, state), 0, size);

const gear = (): string => {
  const cog = Array.from({ length: 8 }, (_, i) => at(24, 24, flat('stone', 'M-4.4-21.5H4.4L5.6-12H-5.6Z'), i * 45)).join('');
  const edge = Array.from({ length: 8 }, (_, i) => at(24, 24, line('M-4.4-21.5H4.4L5.6-12H-5.6Z', 4.4), i * 45)).join('');
  return edge + disc('stone', 24, 24, 14.5, 2.4) + cog + disc('stone', 24, 24, 13.4, 0) + disc('cream', 24, 24, 6.4, 2.4);
};

const DRAWN = {
  flip: tile(faceMarkup('die_2'), 31, 30, 27, 10) + tile(backMarkup(0), 17, 19, 29, -8) + at(19, 21, pointer(), 0, 0.82),
  walk: child('walking', 0, 1, 0.5) + bent('flame', 'M29 27H37', 'M36 19L46 27 36 35Z'),
  jump: child('standing', 26, 14, 0.36) + bent('flame', 'M8 38C8 14 18 8 27 12', 'M25 4L36 15 22 19Z'),
  take: goodAt('berry', 24, 14, 24) + shape('skin-2', 'M4 28C6 24 10 25 12 29L16 33C20 30 30 30 34 33L38 28C40 24 45 25 45 29C44 38 36 45 25 45S6 38 4 28Z', 2.4) + line('M14 35Q24 40 35 35', 1.8, 'skin-3'),
  swap:
    tile(backMarkup(0), 12, 24, 21) +
    tile(backMarkup(1), 36, 24, 21) +
    bent('flame', 'M10 10C16 3 28 3 34 7', 'M33 1L41 11 29 13Z') +
    bent('flame', 'M38 38C32 45 20 45 14 41', 'M15 47L7 37 19 35Z'),
  trade: tradeArrows(24, 24, 22),
  tick: disced('yes', line('M13 25L21 33 36 16', 9) + line('M13 25L21 33 36 16', 5, 'white')),
  no: disced('ember', line('M16 16L32 32M32 16L16 32', 9) + line('M16 16L32 32M32 16L16 32', 5, 'white')),
  build: at(1, 6, hut('H02'), 0, 0.37) + at(29, 45, hammer(), 18, 0.78),
  hammer: at(22, 46, hammer(), 12, 0.95),
  pay: at(22, 17, hut('H04'), 0, 0.29) + goodAt('pot', 12, 36, 21) + bent('flame', 'M10 20C11 10 18 6 26 8', 'M24 1L36 12 22 17Z'),
  leave: shape('wood', 'M4 6H26V44H4Z', 2.4) + shape('ink', 'M8 10H22V44H8Z', 0) + bent('flame', 'M16 26H35', 'M33 17L45 26 33 35Z'),
  sound_on: speaker() + line('M31 18Q35 24 31 30M36 13Q43 24 36 35', 3.4),
  sound_off: speaker() + line('M31 18L43 30M43 18L31 30', 7) + line('M31 18L43 30M43 18L31 30', 3.4, 'ember'),
  again: at(0, 6, guideMarkup('talking'), 0, 0.34) + line('M35 15Q40 20 35 25M40 10Q47 20 40 30', 3),
  look: shape('white', 'M2 24C9 11 18 8 24 8S39 11 46 24C39 37 30 40 24 40S9 37 2 24Z', 2.6) + disc('leaf', 24, 24, 10.5, 2.2) + disc('ink', 24, 24, 5, 0) + disc('white', 21, 20.5, 2.4, 0),
  gear: gear(),
  play: disced('yes', shape('white', 'M18 13C18 11 20 11 21 12L36 22.5C38 24 38 24.5 36 26L21 36C20 37 18 37 18 35Z', 2.2)),
  home: at(0, 1, hut('H05'), 0, 0.48),
  dog: goodAt('dog', 24, 24, 46),
  paw: oval('wood', 24, 31, 11, 9.5, 2.2) + oval('wood', 9, 22, 4.6, 6, 2, -24) + oval('wood', 18.5, 12.5, 4.6, 6.4, 2, -8) + oval('wood', 29.5, 12.5, 4.6, 6.4, 2, 8) + oval('wood', 39, 22, 4.6, 6, 2, 24),
  fire: at(24, 38, campfire(true), 0, 0.76),
  child: child('standing', 9.6, 3, 0.48),
  /** A player that the game moves: a toy mammoth on wheels. */
  toy:
    limb('wood', 3, 'M10 38H38', 2) +
    cloth('hide', 'M5 24C4 12 12 8 17 11C22 6 38 8 41 20V37H32V30H20V37H12V26C11 32 9 34 5 33Z', flat('hide-deep', 'M10 27H44V40H10Z'), 2.4) +
    disc('ink', 13, 18, 1.8, 0) +
    line('M24 14L32 22M32 14L24 22', 2, 'clay') +
    disc('clay', 14, 41, 4.8, 2.2) +
    disc('clay', 35, 41, 4.8, 2.2),
  hand_over: shape('flame', 'M2 20C2 8 12 3 24 3S46 8 46 20 36 37 26 37L16 46 17 36C8 35 2 30 2 20Z', 2.4) + child('standing', 13, 4, 0.34),
} as const;

export type SignId = keyof typeof DRAWN;

/** A sign by its id. */
export const signMarkup = (id: SignId): string => DRAWN[id];
