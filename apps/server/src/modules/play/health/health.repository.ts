import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { Way } from './health.policy.ts';

/** Calls of a vendor in a minute that ended alike. */
export interface MinuteRow {
  readonly vendorId: number;
  /** Its first instant, in milliseconds since the epoch. */
  readonly minute: number;
  readonly way: Way;
  readonly code: number;
  readonly bucket: number;
  readonly calls: number;
}

/** Adds what a process counted. Rows come in the order of their key, so that two processes never wait for each other. */
export async function addMinutes(db: Db, rows: readonly MinuteRow[]): Promise<void> {
  await db.query(sql`
    insert into play.vendor_minute as m (vendor_id, minute, way, code, bucket, calls)
    select vendor_id, to_timestamp(minute / 1000), way, code, bucket, calls
    from unnest(${rows.map((row) => row.vendorId)}::smallint[], ${rows.map((row) => row.minute)}::double precision[],
      ${rows.map((row) => row.way)}::text[], ${rows.map((row) => row.code)}::int[],
      ${rows.map((row) => row.bucket)}::smallint[], ${rows.map((row) => row.calls)}::int[])
      as r (vendor_id, minute, way, code, bucket, calls)
    order by vendor_id, minute, way, code, bucket
    on conflict (vendor_id, minute, way, code, bucket) do update set calls = m.calls + excluded.calls`);
}

/** Calls since an instant that ended alike, with those since a later one apart. */
export interface SumRow {
  readonly vendor: string;
  readonly way: Way;
  readonly code: number;
  readonly bucket: number;
  readonly calls: number;
  readonly late: number;
}

export async function sumMinutes(db: Db, since: Date, lateSince: Date): Promise<SumRow[]> {
  const { rows } = await db.query<SumRow & Record<string, unknown>>(sql`
    select v.code as vendor, m.way, m.code, m.bucket::integer, sum(m.calls)::integer as calls,
      coalesce(sum(m.calls) filter (where m.minute >= ${lateSince}), 0)::integer as late
    from play.vendor_minute m join play.vendor v on v.id = m.vendor_id
    where m.minute >= ${since}
    group by 1, 2, 3, 4`);
  return rows;
}

/** The last minute in which a call of each way went well. */
export async function lastGood(
  db: Db,
): Promise<{ readonly vendor: string; readonly way: Way; readonly at: Date }[]> {
  const { rows } = await db.query<{ vendor: string; way: Way; at: Date }>(sql`
    select v.code as vendor, m.way, max(m.minute) as at
    from play.vendor_minute m join play.vendor v on v.id = m.vendor_id
    where m.code = 0 group by 1, 2`);
  return rows;
}

export async function forgetMinutes(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from play.vendor_minute where minute < ${before}`);
}
