import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface NetworkRow {
  readonly networks: string[];
  readonly changedAt: Date;
}

/** The networks that staff of a brand may work from; null: nobody has named any yet. */
export async function readNetworks(db: Db, merchant: string): Promise<NetworkRow | null> {
  const { rows } = await db.query<NetworkRow & Record<string, unknown>>(sql`
    select networks, changed_at as "changedAt" from staff.network where merchant_id = ${merchant}`);
  return rows[0] ?? null;
}

/** The networks of each of these brands that names any. */
export async function networksOf(
  db: Db,
  brands: readonly string[],
): Promise<{ merchant: string; networks: string[] }[]> {
  const { rows } = await db.query<{ merchant: string; networks: string[] }>(sql`
    select merchant_id as merchant, networks from staff.network
    where merchant_id = any (${[...brands]}::text[]) and networks <> '{}'`);
  return rows;
}

export async function writeNetworks(
  tx: Tx,
  merchant: string,
  networks: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into staff.network (merchant_id, networks, changed_at)
    values (${merchant}, ${[...networks]}::text[], ${at})
    on conflict (merchant_id) do update set networks = excluded.networks, changed_at = excluded.changed_at`);
}
