import type { DifferenceClass, ReconcilePart } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Found } from './bank.policy.ts';

export interface OpenDifference extends Found {
  readonly id: bigint;
  readonly caseId: bigint;
  readonly firstDay: string;
  readonly lastDay: string;
}

const columns = sql`d.id, d.part, d.class, d.ref, d.at, d.ours, d.theirs, d.file_id as "caseId",
  d.first_day::text as "firstDay", d.last_day::text as "lastDay"`;

/** The differences of a brand that nothing has resolved. */
export async function openDifferences(db: Db, merchant: string): Promise<OpenDifference[]> {
  const { rows } = await db.query<OpenDifference & Record<string, unknown>>(sql`
    select ${columns} from reconcile.difference d
    where d.merchant_id = ${merchant} and d.resolved_at is null order by d.id`);
  return rows;
}

/** Lets one comparison of a brand at a time write what it found. */
export async function lockBrand(tx: Tx, merchant: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('reconcile'), hashtext(${merchant}))`);
}

interface NewDifference {
  readonly merchant: string;
  readonly day: string;
  readonly caseId: bigint;
  readonly at: Date;
}

export async function insertDifference(
  tx: Tx,
  found: Found,
  { merchant, day, caseId, at }: NewDifference,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into reconcile.difference (merchant_id, part, class, ref, at, ours, theirs, file_id,
      first_day, last_day, found_at)
    values (${merchant}, ${found.part}, ${found.class}, ${found.ref}, ${found.at},
      ${JSON.stringify(found.ours)}::jsonb, ${JSON.stringify(found.theirs)}::jsonb, ${caseId},
      ${day}, ${day}, ${at})
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('insert returned nothing');
  return id;
}

/** Writes how an open difference looks now. */
export async function renewDifference(
  tx: Tx,
  id: bigint,
  found: Found,
  { day, caseId }: Pick<NewDifference, 'day' | 'caseId'>,
): Promise<void> {
  await tx.query(sql`
    update reconcile.difference set class = ${found.class}, file_id = ${caseId},
      ours = ${JSON.stringify(found.ours)}::jsonb, theirs = ${JSON.stringify(found.theirs)}::jsonb,
      last_day = greatest(last_day, ${day}::date)
    where id = ${id}`);
}

export async function resolveDifference(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query(sql`update reconcile.difference set resolved_at = ${at} where id = ${id}`);
}

/** Notes that the comparison of a day found a difference; once. */
export async function noteSighting(tx: Tx, id: bigint, day: string): Promise<void> {
  await tx.query(sql`
    insert into reconcile.sighting (difference_id, day) values (${id}, ${day})
    on conflict do nothing`);
}

export interface DifferenceRow {
  readonly id: bigint;
  readonly part: ReconcilePart;
  readonly class: DifferenceClass;
  readonly ref: string;
  readonly ours: Readonly<Record<string, string>> | null;
  readonly theirs: Readonly<Record<string, string>> | null;
  readonly caseId: bigint;
  readonly firstDay: string;
  readonly foundAt: Date;
  readonly resolvedAt: Date | null;
}

const shown = 500;

/** The differences that the comparison of a day found, open ones first. */
export async function differencesOf(
  db: Db,
  merchant: string,
  day: string,
): Promise<DifferenceRow[]> {
  const { rows } = await db.query<DifferenceRow & Record<string, unknown>>(sql`
    select ${columns}, d.found_at as "foundAt", d.resolved_at as "resolvedAt"
    from reconcile.sighting s join reconcile.difference d on d.id = s.difference_id
    where s.day = ${day} and d.merchant_id = ${merchant}
    order by d.resolved_at nulls first, d.id limit ${shown}`);
  return rows;
}
