import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { NextWord } from './hmac-words.ts';

/**
 * A fast generator for simulations and for books that are found by their number: xoshiro128**,
 * its state the first 16 bytes of SHA-256 of the label. It is not secret: never draw a player's
 * chance from it.
 */
export function fastWords(label: string): NextWord {
  const bytes = sha256(utf8ToBytes(label));
  const seed = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return xoshiro128([0, 4, 8, 12].map((place) => seed.getUint32(place)));
}

/** xoshiro128** 1.1 (Blackman and Vigna, 2018) from its four words of state. */
export function xoshiro128(state: readonly number[]): NextWord {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  return () => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return scrambled;
  };
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
