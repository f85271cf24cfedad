import { canonicalJson } from '@arara/fairness';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The promise of every issue before its sale. */
export interface Promised {
  readonly game: string;
  readonly numero: string;
  /** ISO 8601 in UTC, both. */
  readonly closeAt: string;
  readonly voidAt: string;
  /** The draw from which its result will follow; null where somebody else draws. */
  readonly draw: PromisedDraw | null;
}

interface PromisedDraw {
  readonly serverSeedHash: string;
  /** The hash of the chain of beacons: its round follows from the end of the sale and the margin. */
  readonly chain: string;
  readonly beaconMarginMs: number;
}

/**
 * The promise of an issue in 64 hexadecimal characters: SHA-256 of its fields as canonical JSON. Every
 * ticket says it, so that nobody can put another seed, chain or time in its place afterwards.
 */
export function promiseHash({ game, numero, closeAt, voidAt, draw }: Promised): string {
  const own =
    draw === null
      ? {}
      : {
          serverSeedHash: draw.serverSeedHash,
          chain: draw.chain,
          beaconMarginMs: draw.beaconMarginMs,
        };
  const text = canonicalJson({ game, numero, closeAt, voidAt, ...own });
  return bytesToHex(sha256(utf8ToBytes(text)));
}
