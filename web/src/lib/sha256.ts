/** SHA-256 (FIPS 180-4). The browser's own is only there over HTTPS, and a table may be visited without. */

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, at) => at).every((m) => m < 2 || n % m !== 0),
);
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest (32 bytes) of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);

  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = data.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + small + words[i - 7]! + large;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + mixed + ROUNDS[i]! + words[i]!) | 0;
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
