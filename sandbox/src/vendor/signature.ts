import { createHmac, timingSafeEqual } from 'node:crypto';

/** Everything a signature covers besides the body: docs/vendor-protocol.md, "Signatures". */
export interface Covered {
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: string;
  readonly path: string;
}

/** `v1=` and the hex HMAC-SHA256 of `timestamp.nonce.METHOD.path.body`. */
export function signatureOf(secret: string, covered: Covered, body: string): string {
  const { timestamp, nonce, method, path } = covered;
  const text = `${timestamp}.${nonce}.${method}.${path}.${body}`;
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Compares signatures in constant time. */
export function isSignature(claimed: string, expected: string): boolean {
  const [a, b] = [Buffer.from(claimed), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
