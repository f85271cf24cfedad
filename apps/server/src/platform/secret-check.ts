import { hkdfSync } from 'node:crypto';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/**
 * True if a secret is the one that this database was first used with. The first process writes what
 * can be derived from its own; from there nobody gets back to the secret.
 */
export async function isSecretOf(db: Db, secretKeyHex: string): Promise<boolean> {
  const secret = Buffer.from(secretKeyHex, 'hex');
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'platform.secret-check', 32));
  await db.query(sql`
    insert into platform.secret_check (derived) values (${derived}) on conflict do nothing`);
  const { rowCount } = await db.query(sql`
    select from platform.secret_check where derived = ${derived}`);
  return rowCount === 1;
}
