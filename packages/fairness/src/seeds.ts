import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Everything that the chance of one round depends on. */
export interface Seeds {
  /** 32 bytes as 64 lowercase hexadecimal characters; secret until it is revealed. */
  readonly serverSeed: string;
  /** The player's own: 1 to 64 visible ASCII characters, no space and no colon. */
  readonly clientSeed: string;
  /** The number of the round under this pair of seeds, from 0. */
  readonly nonce: number;
}

const SERVER_SEED = /^[0-9a-f]{64}$/;
const CLIENT_SEED = /^[\x21-\x39\x3b-\x7e]{1,64}$/;

/** Tells whether this is a server seed: 64 lowercase hexadecimal characters. */
export function isServerSeed(text: string): boolean {
  return SERVER_SEED.test(text);
}

/** Tells whether a player may use this client seed. */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text);
}

/** Throws where the seeds are not of the published grammar. */
export function assertSeeds(seeds: Seeds): void {
  if (!isServerSeed(seeds.serverSeed)) throw new RangeError('bad server seed');
  if (!isClientSeed(seeds.clientSeed)) throw new RangeError('bad client seed');
  if (!Number.isSafeInteger(seeds.nonce) || seeds.nonce < 0) throw new RangeError('bad nonce');
}

/** Makes a server seed of 32 random bytes, which the caller takes from the system's generator. */
export function serverSeedOf(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError('a server seed is 32 bytes');
  return bytesToHex(bytes);
}

/** The promise shown before play: SHA-256 of the seed's characters, in hexadecimal. */
export function commit(serverSeed: string): string {
  if (!isServerSeed(serverSeed)) throw new RangeError('bad server seed');
  return sha256Hex(serverSeed);
}

/** Tells whether a revealed seed is the one that was promised. */
export function isRevealOf(serverSeed: string, commitment: string): boolean {
  return isServerSeed(serverSeed) && commit(serverSeed) === commitment;
}

/** SHA-256 of a text's UTF-8 bytes, in lowercase hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

const CLIENT_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes a client seed of random bytes, a letter of each: 32 letters divide a byte evenly. */
export function clientSeedOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CLIENT_LETTERS[byte % CLIENT_LETTERS.length]).join('');
}
