import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Cryptographic bytes; tests may pass repeatable ones. */
export type RandomBytes = (size: number) => Buffer;

export const systemRandom: RandomBytes = randomBytes;

/** An opaque secret of 256 bits, safe in headers, cookies and addresses. */
export function newToken(random: RandomBytes): string {
  return random(32).toString('base64url');
}

/** The hash that is stored of a token: enough to recognise it, nothing to use. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A keyed index: equal texts meet in it, and without the key nobody can try texts against it. */
export function blindIndex(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** A code of digits that people copy from a message, each as likely as any other. */
export function randomDigits(random: RandomBytes, length: number): string {
  const fair = 250;
  let code = '';
  while (code.length < length) {
    const byte = random(1)[0] ?? 255;
    if (byte < fair) code += byte % 10;
  }
  return code;
}

const readable = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short code that people can read to each other: no 0, O, 1, l or i. */
export function readableCode(random: RandomBytes, length: number): string {
  const fair = 256 - (256 % readable.length);
  let code = '';
  while (code.length < length) {
    const byte = random(1)[0] ?? 255;
    if (byte < fair) code += readable[byte % readable.length];
  }
  return code;
}
