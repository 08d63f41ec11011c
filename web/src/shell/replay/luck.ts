/** The luck of a finished match, drawn once more by the browser itself: its promise, its key and every outcome. */
import type { PreviewEvent } from '../../protocol/messages';
import { ChaCha8 } from '../../lib/chacha8';
import { hex, sha256, unhex } from '../../lib/sha256';

/** What a record tells of its luck; see kernel/match.py. */
interface Luck {
  key?: string;
  seed?: string;
  shares?: (string | null)[];
  commitment?: string;
  trace?: [action: number, n: number, outcome: number][];
}

/** What the browser found; null where there was nothing to compare with. */
export interface Verdict {
  /** The secret is the one that was promised before the first decision. */
  promise: boolean | null;
  /** How many outcomes were drawn again, and the number (from 1) of the first that differs. */
  outcomes: number;
  wrong: number | null;
  /** The strings that this browser gave are part of the luck. */
  strings: boolean | null;
  /** What was told in play is what the record leads to. */
  events: boolean | null;
}

/** The key that a seed and the seats' strings make together. */
function mix(seed: string, shares: readonly (string | null)[]): Uint8Array {
  const strings = shares.flatMap((share, seat) => (share === null ? [] : [`${seat} ${share}`]));
  return sha256(new TextEncoder().encode(['fondaco luck', seed, ...strings, ''].join('\n')));
}

/** Whether the same was told, in the same order. */
const same = (some: readonly PreviewEvent[], others: readonly PreviewEvent[]): boolean => {
  const plain = (events: readonly PreviewEvent[]): string =>
    JSON.stringify(events.map(({ kind, args }) => [kind, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]));
  return plain(some) === plain(others);
};

/**
 * Check the luck of a record; null if it names no secret with the outcomes drawn from it.
 *
 * `promised` is what this browser was told before the first decision, `strings` what it gave then for its seats, `seen`
 * and `replayed` what it was told in play and what the record leads to.
 */
export function check(
  record: string,
  promised: string | null,
  strings: Readonly<Record<number, string>>,
  seen: readonly PreviewEvent[] | null,
  replayed: readonly PreviewEvent[],
): Verdict | null {
  const { luck } = JSON.parse(record) as { luck: Luck };
  const secret = luck.seed ?? luck.key;
  if (secret === undefined || luck.trace === undefined) return null;
  const told = promised ?? luck.commitment ?? null;
  const generator = new ChaCha8(luck.seed === undefined ? unhex(secret) : mix(secret, luck.shares ?? []));
  const own = Object.entries(strings);
  const wrong = luck.trace.findIndex(([, n, outcome]) => generator.draw(n) !== outcome);
  return {
    promise: told === null ? null : hex(sha256(unhex(secret))) === told,
    outcomes: luck.trace.length,
    wrong: wrong < 0 ? null : wrong + 1,
    strings: own.length === 0 ? null : own.every(([seat, string]) => luck.shares?.[Number(seat)] === string),
    events: seen === null ? null : same(seen, replayed),
  };
}
