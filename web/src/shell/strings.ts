/**
 * The random strings that this browser gives for the luck of its matches, each together with the server's promise that
 * was told before. Both are kept until the end, when the luck can be checked.
 */
import { hex } from '../lib/sha256';
import { recall, remember } from './storage';

const KEPT = 40; // matches
const BYTES = 32;

export interface Given {
  match: string;
  promise: string;
  /** By seat, in hex. */
  strings: Record<number, string>;
}

const all = (): Given[] => {
  try {
    return JSON.parse(recall('strings') ?? '[]') as Given[];
  } catch {
    return [];
  }
};

/** What was given for a match, if it was this browser that gave it. */
export const given = (match: string): Given | null => all().find((one) => one.match === match) ?? null;

/** A string for a seat: the one that was given before, or a new one. */
export function stringFor(match: string, promise: string, seat: number): string {
  const known = given(match) ?? { match, promise, strings: {} };
  const string = known.strings[seat] ?? hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const now = { ...known, strings: { ...known.strings, [seat]: string } };
  const others = all().filter((one) => one.match !== match);
  remember('strings', JSON.stringify([...others, now].slice(-KEPT)));
  return string;
}
