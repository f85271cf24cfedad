import { createHash } from 'node:crypto';

/** Randomness that repeats: the same seed gives the same bytes. For tests only. */
export interface SeededRandom {
  bytes(size: number): Uint8Array;
  /** An integer from 0 up to, not including, `limit` (at most 2^32). */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/** SHA-256 of the seed and a counter, block after block. */
export function seededRandom(seed: string | number): SeededRandom {
  let counter = 0;
  let left = new Uint8Array(0);

  function bytes(size: number): Uint8Array {
    const out = new Uint8Array(size);
    for (let filled = 0; filled < size;) {
      if (left.length === 0) {
        left = new Uint8Array(createHash('sha256').update(`${seed}:${counter}`).digest());
        counter += 1;
      }
      const part = left.subarray(0, size - filled);
      out.set(part, filled);
      left = left.subarray(part.length);
      filled += part.length;
    }
    return out;
  }

  function below(limit: number): number {
    const range = 2 ** 32;
    const fair = range - (range % limit);
    for (;;) {
      const value = new DataView(bytes(4).buffer).getUint32(0);
      if (value < fair) return value % limit;
    }
  }

  return { bytes, below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
