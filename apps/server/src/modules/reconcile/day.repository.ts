import type { ReconcileDay } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Custody } from './parts.ts';

export interface DayOutcome {
  readonly parts: ReconcileDay['parts'];
  readonly custody: Custody | null;
}

export interface DayRow {
  readonly day: string;
  readonly state: ReconcileDay['state'];
  readonly finishedAt: Date | null;
  readonly outcome: DayOutcome | null;
  /** Differences that it found and nothing has resolved. */
  readonly open: number;
}

type Row = DayRow & Record<string, unknown>;

const columns = sql`y.day::text as day, y.state, y.finished_at as "finishedAt", y.outcome, (
  select count(*)::integer from reconcile.sighting s
  join reconcile.difference d on d.id = s.difference_id
  where s.day = y.day and d.merchant_id = y.merchant_id and d.resolved_at is null) as open`;

/** A page of the days of a brand, the latest first, before one of them. */
export async function listDays(
  db: Db,
  merchant: string,
  before: string | null,
  limit: number,
): Promise<DayRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from reconcile.day y
    where y.merchant_id = ${merchant} and (${before}::date is null or y.day < ${before}::date)
    order by y.day desc limit ${limit}`);
  return rows;
}

export async function readDay(db: Db, merchant: string, day: string): Promise<DayRow | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from reconcile.day y where y.merchant_id = ${merchant} and y.day = ${day}`);
  return rows[0] ?? null;
}

/** Notes that a day is being compared; what came of the last time stays until this one ends. */
export async function beginDay(db: Db, merchant: string, day: string, at: Date): Promise<void> {
  await db.query(sql`
    insert into reconcile.day (merchant_id, day, state, started_at)
    values (${merchant}, ${day}, 'RUNNING', ${at})
    on conflict (merchant_id, day) do update set state = 'RUNNING', started_at = excluded.started_at`);
}

export async function endDay(
  db: Db | Tx,
  merchant: string,
  day: string,
  end: { readonly outcome: DayOutcome | null; readonly at: Date },
): Promise<void> {
  const { outcome, at } = end;
  await db.query(sql`
    update reconcile.day set state = ${outcome === null ? 'FAILED' : 'DONE'}, finished_at = ${at},
      outcome = coalesce(${outcome === null ? null : JSON.stringify(outcome)}::jsonb, outcome)
    where merchant_id = ${merchant} and day = ${day}`);
}
