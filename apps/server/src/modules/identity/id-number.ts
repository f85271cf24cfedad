import { hkdfSync } from 'node:crypto';
import { cpfDigits } from '@arara/rules';
import { createSecretBox } from '../../platform/secret-box.ts';
import { blindIndex } from '../../platform/tokens.ts';

export interface IdNumbers {
  /** The stored form of a CPF: encrypted, and an index that finds the same one again. */
  protect(cpf: string): { readonly box: Buffer; readonly index: Buffer };
  /** The eleven digits. */
  reveal(box: Uint8Array): string;
}

/** Keeps CPFs so that a copy of the tables tells none of them. */
export function createIdNumbers(secretKeyHex: string): IdNumbers {
  const box = createSecretBox(secretKeyHex, 'identity.id-number');
  const secret = Buffer.from(secretKeyHex, 'hex');
  const indexKey = Buffer.from(hkdfSync('sha256', secret, '', 'identity.id-number.index', 32));
  return {
    protect(cpf) {
      const digits = cpfDigits(cpf);
      return { box: box.seal(Buffer.from(digits)), index: blindIndex(indexKey, digits) };
    },
    reveal: (sealed) => box.open(sealed).toString(),
  };
}

/** A CPF as it is shown to its owner: `***.982.247-**`. */
export function maskIdNumber(digits: string): string {
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
