/**
 * The house's generator of luck, told a second time so that a browser can check the first (kernel/chance.py): ChaCha with
 * eight rounds in its original layout, words used in order, outcomes by Lemire's multiplication with rejection.
 */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const COLUMNS = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] as const;
const DIAGONALS = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;
const HALF = 2 ** 16;

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 7);
}

export class ChaCha8 {
  #input = new Uint32Array(16);
  #block = new Uint32Array(16);
  #word = 16;

  /** A generator with a key of 32 bytes, at its beginning. */
  constructor(key: Uint8Array) {
    const words = new DataView(key.buffer, key.byteOffset, 32);
    this.#input.set(CONSTANTS);
    for (let i = 0; i < 8; i += 1) this.#input[4 + i] = words.getUint32(4 * i, true);
  }

  /** A number from 0 to n - 1; n is at most 2**31 - 1. For n of 1 or less it is 0 and uses nothing. */
  draw(n: number): number {
    if (n <= 1) return 0;
    let [high, low] = this.#times(n);
    const threshold = 2 ** 32 % n;
    while (low < n && low < threshold) [high, low] = this.#times(n);
    return high;
  }

  /** Upper and lower half of the product of the next 32 random bits with n, which no number here could hold whole. */
  #times(n: number): [number, number] {
    const word = this.#next();
    const lower = (word % HALF) * n;
    const upper = Math.floor(word / HALF) * n + Math.floor(lower / HALF);
    return [Math.floor(upper / HALF), (upper % HALF) * HALF + (lower % HALF)];
  }

  #next(): number {
    if (this.#word === 16) this.#refill();
    this.#word += 1;
    return this.#block[this.#word - 1]!;
  }

  #refill(): void {
    const x = this.#input.slice();
    for (let round = 0; round < 4; round += 1) {
      for (const column of COLUMNS) quarter(x, column);
      for (const diagonal of DIAGONALS) quarter(x, diagonal);
    }
    this.#block = x.map((word, i) => word + this.#input[i]!);
    this.#input[12] = this.#input[12]! + 1;
    if (this.#input[12] === 0) this.#input[13] = this.#input[13]! + 1;
    this.#word = 0;
  }
}
