import { hkdfSync } from 'node:crypto';
import { blindIndex, readableCode } from '../../../platform/tokens.ts';
import type { RandomBytes } from '../../../platform/tokens.ts';

const codeCount = 10;
const codeLength = 12;

export interface RecoveryCodes {
  /** Ten codes of 59 bits each, as people copy them: `abcd-efgh-jkmn`. */
  make(): string[];
  /** The hash that is kept of one; blanks, hyphens and case do not count. */
  hash(code: string): Buffer;
}

export function createRecoveryCodes(deps: {
  random: RandomBytes;
  secretKey: string;
}): RecoveryCodes {
  const secret = Buffer.from(deps.secretKey, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity.recovery-codes', 32));
  return {
    make: () =>
      Array.from({ length: codeCount }, () =>
        readableCode(deps.random, codeLength).replace(/(.{4})(?=.)/g, '$1-'),
      ),
    hash: (code) => blindIndex(key, code.toLowerCase().replace(/[^a-z0-9]/g, '')),
  };
}
