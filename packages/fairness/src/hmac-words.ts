import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { assertSeeds, type Seeds } from './seeds.ts';

const WORDS_PER_BLOCK = 8;

/** Gives the next 32 random bits as an integer from 0 to 2^32 - 1. */
export type NextWord = () => number;

/**
 * Block n is HMAC-SHA256 with the server seed's 64 hexadecimal characters as the key and
 * "clientSeed:nonce:n" as the message; a block gives eight big-endian 32-bit words, n from 0.
 */
export function hmacWords(seeds: Seeds): NextWord {
  assertSeeds(seeds);
  const key = utf8ToBytes(seeds.serverSeed);
  let cursor = 0;
  let block = new DataView(new ArrayBuffer(0));
  let used = WORDS_PER_BLOCK;
  return () => {
    if (used === WORDS_PER_BLOCK) {
      const message = utf8ToBytes(`${seeds.clientSeed}:${seeds.nonce}:${cursor}`);
      const bytes = hmac(sha256, key, message);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      cursor += 1;
      used = 0;
    }
    const word = block.getUint32(used * 4);
    used += 1;
    return word;
  };
}
