import { hkdfSync } from 'node:crypto';
import type { Db } from '@arara/postgres';
import { isFirstCheck, keepFirstCheck } from './secret-check.repository.ts';

/**
 * True if a secret is the one that this database was first used with. The first process writes what
 * can be derived from its own; from there nobody gets back to the secret.
 */
export async function isSecretOf(db: Db, secretKeyHex: string): Promise<boolean> {
  const secret = Buffer.from(secretKeyHex, 'hex');
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'platform.secret-check', 32));
  await keepFirstCheck(db, derived);
  return isFirstCheck(db, derived);
}
