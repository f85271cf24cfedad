import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface StoredSealingKey {
  readonly kid: string;
  readonly publicJwk: Record<string, unknown>;
  readonly privateBox: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Keys that still open messages, the newest first. */
export async function listSealingKeys(db: Db, now: Date): Promise<StoredSealingKey[]> {
  const { rows } = await db.query<StoredSealingKey & Record<string, unknown>>(sql`
    select kid, public_jwk as "publicJwk", private_box as "privateBox",
      created_at as "createdAt", expires_at as "expiresAt"
    from identity.sealing_key where expires_at > ${now} order by created_at desc, kid`);
  return rows;
}

export async function insertSealingKey(tx: Tx, key: StoredSealingKey): Promise<void> {
  await tx.query(sql`
    insert into identity.sealing_key (kid, public_jwk, private_box, created_at, expires_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.privateBox},
      ${key.createdAt}, ${key.expiresAt})`);
}

/** One process at a time makes a key; the others wait and find it. */
export async function lockSealingKeys(tx: Tx): Promise<void> {
  await tx.query(sql`lock table identity.sealing_key in share row exclusive mode`);
}
