import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface RunRow {
  readonly id: bigint;
  readonly vendor: string;
  readonly state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';
  readonly by: string;
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly total: number;
  readonly results: readonly RunResult[];
}

export interface RunResult {
  readonly group: string;
  readonly id: string;
  readonly title: string;
  readonly verdict: 'pass' | 'fail' | 'skip';
  readonly why: string | null;
}

/** The last run of a vendor; null where there was none. */
export async function lastRun(db: Db, vendor: string): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow & Record<string, unknown>>(sql`
    select r.id, v.code as vendor, r.state, r.asked_by as by, r.asked_at as at, r.ended_at as "endedAt",
      r.total, r.results
    from play.conformance_run r join play.vendor v on v.id = r.vendor_id
    where v.code = ${vendor} order by r.id desc limit 1`);
  return rows[0] ?? null;
}

/** Asks for a run; null while one of the vendor waits or runs. */
export async function insertRun(
  tx: Tx,
  { vendor, by, at, total }: Pick<RunRow, 'vendor' | 'by' | 'at' | 'total'>,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into play.conformance_run (vendor_id, asked_by, asked_at, state, total)
    select id, ${by}, ${at}, 'WAITING', ${total} from play.vendor where code = ${vendor}
    on conflict (vendor_id) where state in ('WAITING', 'RUNNING') do nothing
    returning id`);
  return rows[0]?.id ?? null;
}

/** Takes a run that waits; false where it does not any more. */
export async function beginRun(db: Db, id: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update play.conformance_run set state = 'RUNNING', began_at = ${at}
    where id = ${id} and state = 'WAITING'`);
  return rowCount === 1;
}

export async function writeResults(
  db: Db,
  id: bigint,
  results: readonly RunResult[],
): Promise<void> {
  await db.query(sql`
    update play.conformance_run set results = ${JSON.stringify(results)}::jsonb where id = ${id}`);
}

export async function endRun(
  db: Db,
  id: bigint,
  { state, at }: { readonly state: 'DONE' | 'FAILED'; readonly at: Date },
): Promise<void> {
  await db.query(sql`
    update play.conformance_run set state = ${state}, ended_at = ${at} where id = ${id}`);
}

/** Ends runs that a dead process left behind. */
export async function endLost(db: Db, before: Date, at: Date): Promise<void> {
  await db.query(sql`
    update play.conformance_run set state = 'FAILED', ended_at = ${at}
    where state in ('WAITING', 'RUNNING') and coalesce(began_at, asked_at) < ${before}`);
}
