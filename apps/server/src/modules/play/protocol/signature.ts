import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** The fields that a signature covers: when, once, which call, and every byte of the body. */
export interface Signed {
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: string;
  readonly path: string;
}

const prefix = 'v1=';
const digestHexLength = 64;

/** `v1=` and the hex HMAC-SHA256 over `timestamp.nonce.METHOD.path.body`. */
export function sign(key: KeyObject, signed: Signed, body: Buffer | string): string {
  return prefix + digest(key, signed, body).toString('hex');
}

/** Compares in constant time; any other shape of header is simply wrong. */
export function verify(key: KeyObject, signed: Signed, body: Buffer, header: string): boolean {
  if (!header.startsWith(prefix) || header.length !== prefix.length + digestHexLength) return false;
  const claimed = Buffer.from(header.slice(prefix.length), 'hex');
  const expected = digest(key, signed, body);
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}

function digest(key: KeyObject, signed: Signed, body: Buffer | string): Buffer {
  const { timestamp, nonce, method, path } = signed;
  return createHmac('sha256', key)
    .update(`${timestamp}.${nonce}.${method}.${path}.`)
    .update(body)
    .digest();
}
