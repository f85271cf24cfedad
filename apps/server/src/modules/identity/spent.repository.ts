import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { hashToken } from '../../platform/tokens.ts';

/** Marks something as used; false when it was used before, in whichever process. */
export async function spend(
  db: Db,
  kind: 'challenge' | 'sealed' | 'ticket',
  what: string,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into identity.spent (kind, hash, expires_at)
    values (${kind}, ${hashToken(what)}, ${expiresAt})
    on conflict (kind, hash) do nothing`);
  return rowCount === 1;
}
