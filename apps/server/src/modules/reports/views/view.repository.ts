import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface ViewRow {
  readonly id: bigint;
  readonly staffId: bigint;
  readonly keptBy: string;
  readonly name: string;
  readonly search: string;
  readonly shared: boolean;
}

type Found = ViewRow & Record<string, unknown>;
const columns = sql`id, staff_id as "staffId", kept_by as "keptBy", name, search, shared`;

/** A person at a brand. */
export interface Owner {
  readonly merchant: string;
  readonly staffId: bigint;
}

/** The views of a person and those that others of the brand share, the own ones first. */
export async function listViews(db: Db, { merchant, staffId }: Owner): Promise<ViewRow[]> {
  const { rows } = await db.query<Found>(sql`
    select ${columns} from reports.view
    where merchant_id = ${merchant} and (staff_id = ${staffId} or shared)
    order by staff_id <> ${staffId}, lower(name), id`);
  return rows;
}

/** Keeps a view, in place of an own one of the same name; null where the person has too many. */
export async function keepView(
  tx: Tx,
  { merchant, staffId }: Owner,
  view: Omit<ViewRow, 'id' | 'staffId'>,
  most: number,
): Promise<ViewRow | null> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('reports.view', ${staffId}))`);
  const { rows } = await tx.query<Found>(sql`
    insert into reports.view (merchant_id, staff_id, kept_by, name, search, shared)
    select ${merchant}, ${staffId}, ${view.keptBy}, ${view.name}, ${view.search}, ${view.shared}
    where (
      select count(*) from reports.view
      where merchant_id = ${merchant} and staff_id = ${staffId} and name <> ${view.name}
    ) < ${most}
    on conflict (merchant_id, staff_id, name)
      do update set search = excluded.search, shared = excluded.shared
    returning ${columns}`);
  return rows[0] ?? null;
}

/** Forgets an own view; its name, or null where there is none. */
export async function dropView(
  tx: Tx,
  { merchant, staffId }: Owner,
  id: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(sql`
    delete from reports.view
    where id::text = ${id} and merchant_id = ${merchant} and staff_id = ${staffId} returning name`);
  return rows[0]?.name ?? null;
}
