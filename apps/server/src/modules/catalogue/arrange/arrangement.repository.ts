import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface ArrangedVersion {
  readonly version: number;
  readonly value: unknown;
  readonly at: Date;
  readonly actor: string;
  readonly reason: string;
}

/** The values in force of every merchant, by part. */
export async function readArrangements(
  db: Db,
): Promise<ReadonlyMap<string, ReadonlyMap<string, unknown>>> {
  const { rows } = await db.query<{ merchant_id: string; part: string; value: unknown }>(sql`
    select distinct on (merchant_id, part) merchant_id, part, value
    from catalogue.arrangement order by merchant_id, part, version desc`);
  const byMerchant = Map.groupBy(rows, (row) => row.merchant_id);
  return new Map(
    [...byMerchant].map(([merchant, own]) => [
      merchant,
      new Map(own.map(({ part, value }) => [part, value])),
    ]),
  );
}

/** The latest versions of a part, the newest first. */
export async function versionsOf(
  db: Db,
  merchant: string,
  part: string,
  limit: number,
): Promise<ArrangedVersion[]> {
  const { rows } = await db.query<ArrangedVersion & Record<string, unknown>>(sql`
    select version, value, at, actor, reason from catalogue.arrangement
    where merchant_id = ${merchant} and part = ${part} order by version desc limit ${limit}`);
  return rows;
}

/** One version of a part; null where there is none. */
export async function versionOf(
  db: Db,
  merchant: string,
  part: string,
  version: number,
): Promise<ArrangedVersion | null> {
  const { rows } = await db.query<ArrangedVersion & Record<string, unknown>>(sql`
    select version, value, at, actor, reason from catalogue.arrangement
    where merchant_id = ${merchant} and part = ${part} and version = ${version}`);
  return rows[0] ?? null;
}

/** Adds a version. The catalogue of the merchant is locked by then, so that two people do not write the same one. */
export async function insertVersion(
  tx: Tx,
  merchant: string,
  part: string,
  { version, value, at, actor, reason }: ArrangedVersion,
): Promise<void> {
  await tx.query(sql`
    insert into catalogue.arrangement (merchant_id, part, version, value, at, actor, reason)
    values (${merchant}, ${part}, ${version}, ${JSON.stringify(value)}::jsonb, ${at}, ${actor}, ${reason})`);
}
