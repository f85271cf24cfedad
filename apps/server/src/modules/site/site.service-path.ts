import { createCipheriv, createHash } from 'node:crypto';

const keyChars = 8;
const nonceBytes = 12;
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/**
 * Seals the path of a customer-service entry of type 3 the way the specification has pages open it:
 * with its last eight characters as the key. The scheme, which a page follows backwards:
 *
 *     path   = base64url(nonce ‖ ciphertext ‖ tag) ‖ key8
 *     cipher = AES-256-GCM, nonce of 12 bytes, tag of 16, key = SHA-256(UTF-8 of key8)
 *
 * A reader of the path holds the key: this keeps harvesters of addresses away, not people. The
 * same path always seals to the same text, so that answers can be prepared once.
 */
export function sealServicePath(path: string): string {
  const digest = createHash('sha256').update(`service-path ${path}`).digest();
  const key8 = [...digest.subarray(0, keyChars)]
    .map((byte) => alphabet.charAt(byte % alphabet.length))
    .join('');
  const nonce = digest.subarray(keyChars, keyChars + nonceBytes);
  const key = createHash('sha256').update(key8).digest();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(path, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url') + key8;
}
