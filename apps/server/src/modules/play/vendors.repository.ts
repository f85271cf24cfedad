import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface VendorRow {
  id: number;
  code: string;
  active: boolean;
  prize_max: bigint;
  networks: string[] | null;
  api_url: string | null;
}

export interface VendorKeyRow {
  key_id: string;
  vendor_id: number;
  sealed_secret: Buffer;
}

/** Every vendor; a few dozen rows. */
export async function readVendors(db: Db): Promise<VendorRow[]> {
  const { rows } = await db.query<VendorRow>(sql`
    select id, code, active, prize_max, networks::text[], api_url from play.vendor`);
  return rows;
}

/** Keys that may sign, at most two a vendor. */
export async function readLiveKeys(db: Db): Promise<VendorKeyRow[]> {
  const { rows } = await db.query<VendorKeyRow>(sql`
    select key_id, vendor_id, sealed_secret from play.vendor_key where revoked_at is null`);
  return rows;
}

export interface VendorSettings {
  readonly code: string;
  readonly prizeMax?: bigint | undefined;
  readonly networks?: readonly string[] | null | undefined;
  readonly apiUrl?: string | null | undefined;
  readonly active?: boolean | undefined;
  /** Anybody can verify its rounds: our own studio. */
  readonly verifiable?: boolean | undefined;
}

/** Makes a vendor, or changes what is given of one that exists. */
export async function upsertVendor(db: Db, vendor: VendorSettings): Promise<void> {
  const networks = vendor.networks === undefined ? null : vendor.networks;
  await db.query(sql`
    insert into play.vendor as v (code, active, prize_max, networks, api_url, verifiable)
    values (${vendor.code}, ${vendor.active ?? true}, coalesce(${vendor.prizeMax}, 10000000),
      ${networks}::text[]::cidr[], ${vendor.apiUrl ?? null}, ${vendor.verifiable ?? false})
    on conflict (code) do update set
      active = coalesce(${vendor.active}, v.active),
      verifiable = coalesce(${vendor.verifiable}, v.verifiable),
      prize_max = coalesce(${vendor.prizeMax}, v.prize_max),
      networks = case when ${vendor.networks !== undefined} then excluded.networks else v.networks end,
      api_url = case when ${vendor.apiUrl !== undefined} then excluded.api_url else v.api_url end`);
}

/** Stores a key in a free place of two; false when both are taken. */
export async function insertKey(
  tx: Tx,
  key: {
    keyId: string;
    vendorId: number;
    sealedSecret: Buffer;
    by: string | undefined;
    at: Date;
    /** The one who makes it sees its secret now; else it waits to be told. */
    isTold: boolean;
  },
): Promise<boolean> {
  await tx.query(sql`select from play.vendor where id = ${key.vendorId} for update`);
  const { rowCount } = await tx.query(sql`
    insert into play.vendor_key (key_id, vendor_id, slot, sealed_secret, created_at, issued_by, told_at, told_by)
    select ${key.keyId}, ${key.vendorId}, slot, ${key.sealedSecret}, ${key.at}, ${key.by ?? null},
      ${key.isTold ? key.at : null}, ${key.isTold ? (key.by ?? null) : null}
    from (values (1::smallint), (2)) free (slot)
    where not exists (
      select from play.vendor_key k
      where k.vendor_id = ${key.vendorId} and k.slot = free.slot and k.revoked_at is null)
    order by slot limit 1`);
  return rowCount === 1;
}

/** Ends a key; false when it was not live. */
export async function revokeKey(
  db: Db,
  keyId: string,
  at: Date,
  by: string | undefined,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update play.vendor_key set revoked_at = ${at}, revoked_by = ${by ?? null}
    where key_id = ${keyId} and revoked_at is null`);
  return rowCount === 1;
}
