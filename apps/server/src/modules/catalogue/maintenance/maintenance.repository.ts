import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Mended } from '../catalogue.repository.ts';

export interface MaintenanceRow {
  readonly id: bigint;
  readonly vendor: string;
  readonly nodeId: bigint | null;
  readonly from: Date;
  readonly until: Date | null;
  readonly reason: string;
  readonly by: string;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
}

/** Maintenance of every brand that runs at an instant. */
export async function runningMaintenance(db: Db, at: Date): Promise<Mended[]> {
  const { rows } = await db.query<Mended & Record<string, unknown>>(sql`
    select id, merchant_id as merchant, vendor_code as vendor, node_id as "nodeId"
    from catalogue.maintenance
    where ended_at is null and from_at <= ${at} and (until_at is null or until_at > ${at})
    order by id`);
  return rows;
}

const columns = sql`id, vendor_code as vendor, node_id as "nodeId", from_at as "from", until_at as "until",
  reason, planned_by as by, ended_at as "endedAt", ended_by as "endedBy"`;

/** Maintenance of a brand: what is still to come or runs first, then the latest that is over. */
export async function listMaintenance(
  db: Db,
  merchant: string,
  at: Date,
  limit: number,
): Promise<MaintenanceRow[]> {
  const { rows } = await db.query<MaintenanceRow & Record<string, unknown>>(sql`
    select ${columns} from catalogue.maintenance where merchant_id = ${merchant}
    order by (ended_at is null and (until_at is null or until_at > ${at})) desc, from_at desc, id desc
    limit ${limit}`);
  return rows;
}

/** Locks one of a brand; null where there is none. */
export async function lockMaintenance(
  tx: Tx,
  merchant: string,
  id: bigint,
): Promise<MaintenanceRow | null> {
  const { rows } = await tx.query<MaintenanceRow & Record<string, unknown>>(sql`
    select ${columns} from catalogue.maintenance where merchant_id = ${merchant} and id = ${id}
    for update`);
  return rows[0] ?? null;
}

export interface NewMaintenance {
  readonly merchant: string;
  readonly vendor: string;
  readonly nodeId: bigint | null;
  readonly from: Date;
  readonly until: Date | null;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** True if one of the same title or vendor that has not ended shares time with a period. */
export async function overlaps(
  tx: Tx,
  { merchant, vendor, nodeId, from, until }: NewMaintenance,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from catalogue.maintenance
    where merchant_id = ${merchant} and vendor_code = ${vendor} and ended_at is null
      and node_id is not distinct from ${nodeId}::bigint
      and tstzrange(from_at, until_at) && tstzrange(${from}::timestamptz, ${until}::timestamptz)
    limit 1`);
  return rowCount === 1;
}

export async function insertMaintenance(tx: Tx, one: NewMaintenance): Promise<MaintenanceRow[]> {
  const { rows } = await tx.query<MaintenanceRow & Record<string, unknown>>(sql`
    insert into catalogue.maintenance (merchant_id, vendor_code, node_id, from_at, until_at, reason,
      planned_at, planned_by)
    values (${one.merchant}, ${one.vendor}, ${one.nodeId}, ${one.from}, ${one.until}, ${one.reason},
      ${one.at}, ${one.by})
    returning ${columns}`);
  return rows;
}

export async function endMaintenance(
  tx: Tx,
  id: bigint,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await tx.query(sql`
    update catalogue.maintenance set ended_at = ${at}, ended_by = ${by} where id = ${id}`);
}
