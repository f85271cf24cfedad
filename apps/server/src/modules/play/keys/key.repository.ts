import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A live key with its sealed secret and its story. */
export interface KeyRow {
  readonly keyId: string;
  readonly vendor: string;
  readonly sealedSecret: Buffer;
  readonly since: Date;
  readonly by: string | null;
  readonly toldAt: Date | null;
}

const columns = sql`k.key_id as "keyId", v.code as vendor, k.sealed_secret as "sealedSecret",
  k.created_at as since, k.issued_by as by, k.told_at as "toldAt"`;

/** Every live key, the older of a vendor first. */
export async function liveKeys(db: Db): Promise<KeyRow[]> {
  const { rows } = await db.query<KeyRow & Record<string, unknown>>(sql`
    select ${columns} from play.vendor_key k join play.vendor v on v.id = k.vendor_id
    where k.revoked_at is null order by v.code, k.created_at, k.key_id`);
  return rows;
}

/** One live key; locked until the end of the transaction where `lock` says so. */
export async function liveKey(db: Db, keyId: string, lock: boolean): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow & Record<string, unknown>>(sql`
    select ${columns} from play.vendor_key k join play.vendor v on v.id = k.vendor_id
    where k.key_id = ${keyId} and k.revoked_at is null ${lock ? sql`for update of k` : sql``}`);
  return rows[0] ?? null;
}

/** A vendor with the ids of its live keys; locked so that no other key is made meanwhile. */
export async function vendorWithKeys(
  db: Db,
  code: string,
  lock: boolean,
): Promise<{ readonly id: number; readonly keyIds: readonly string[] } | null> {
  const { rows } = await db.query<{ id: number }>(sql`
    select id from play.vendor where code = ${code} ${lock ? sql`for update` : sql``}`);
  const [vendor] = rows;
  if (vendor === undefined) return null;
  const keys = await db.query<{ key_id: string }>(sql`
    select key_id from play.vendor_key where vendor_id = ${vendor.id} and revoked_at is null
    order by created_at, key_id`);
  return { id: vendor.id, keyIds: keys.rows.map((row) => row.key_id) };
}

/** Marks the secret of a key as told. */
export async function markTold(
  tx: Tx,
  keyId: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await tx.query(sql`
    update play.vendor_key set told_at = ${at}, told_by = ${by} where key_id = ${keyId}`);
}
