import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts values at rest, each purpose under a key of its own. */
export interface SecretBox {
  seal(plain: Uint8Array): Buffer;
  /** Throws when the value was changed or sealed for another purpose. */
  open(sealed: Uint8Array): Buffer;
}

/** AES-256-GCM under a key derived from the program's secret for one purpose. */
export function createSecretBox(secretKeyHex: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(secretKeyHex, 'hex'), '', purpose, 32));
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const box = Buffer.from(sealed);
      const nonce = box.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce);
      decipher.setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(box.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]);
    },
  };
}
