import { createHash } from 'node:crypto';

/** The hash that tells a repeat from another request under the same key. */
export function inputHash(direction: string, vendor: string, amount: bigint | null): Buffer {
  return createHash('sha256').update(`${direction}:${vendor}:${amount}`).digest();
}
