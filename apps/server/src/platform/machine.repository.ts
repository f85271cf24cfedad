import { raw, sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** So many events behind are counted one by one; more is `many`. */
const eventsCounted = 5_000;
const jobsShown = 50;
const workersShown = 50;
const statementsShown = 10;
/** A job that should have begun so long ago is late: workers look for jobs each second. */
const lateSeconds = 10;

export interface FollowerRow {
  readonly name: string;
  readonly behind: number;
  readonly many: boolean;
  readonly oldest: Date | null;
  readonly attempts: number;
  readonly topic: string | null;
  readonly since: Date | null;
  readonly retry_at: Date | null;
  readonly letters: number;
}

/** How far each of these consumers is behind the outbox, by name; one that never ran has no row. */
export async function readFollowers(
  db: Db,
  consumers: readonly { readonly name: string; readonly topics: readonly string[] }[],
): Promise<FollowerRow[]> {
  const asked = JSON.stringify(consumers.map(({ name, topics }) => ({ name, topics })));
  const { rows } = await db.query<FollowerRow & Record<string, unknown>>(sql`
    select c.name, ahead.behind, ahead.many, ahead.oldest, c.attempts, failed.topic,
      c.first_failed_at as since, c.retry_at,
      (select count(*)::integer from platform.dead_letter l where l.consumer = c.name) as letters
    from jsonb_to_recordset(${asked}::jsonb) as asked (name text, topics jsonb)
    join platform.consumer c on c.name = asked.name
    left join platform.event failed on failed.xid = c.failed_xid and failed.seq = c.failed_seq
    cross join lateral (
      select count(*) filter (where asked.topics ? e.topic)::integer as behind,
        min(e.at) filter (where asked.topics ? e.topic) as oldest, count(*) = ${eventsCounted} as many
      from (
        select topic, at from platform.event v where (v.xid, v.seq) > (c.xid, c.seq)
        order by v.xid, v.seq limit ${eventsCounted}
      ) e
    ) ahead
    order by c.name`);
  return rows;
}

export type JobState = 'failed' | 'late' | 'running' | 'waiting';

export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly attempts_max: number;
  readonly error: string | null;
  readonly at: Date;
}

const jobs = sql`
  select id, task_identifier as name, attempts::integer, max_attempts::integer as attempts_max,
    last_error as error, coalesce(locked_at, run_at) as at,
    case
      when locked_at is not null then 'running'
      when attempts >= max_attempts then 'failed'
      when run_at < clock_timestamp() - make_interval(secs => ${lateSeconds}) then 'late'
      else 'waiting'
    end as state
  from graphile_worker.jobs`;

/** Jobs of the queue: those that failed first, then late, running and waiting ones, a few. */
export async function readJobs(db: Db): Promise<JobRow[]> {
  const { rows } = await db.query<JobRow & Record<string, unknown>>(sql`
    select id::text, name, state, attempts, attempts_max, error, at from (${jobs}) j
    order by array_position(array['failed', 'late', 'running', 'waiting'], state), at, j.id
    limit ${jobsShown}`);
  return rows;
}

/** How many jobs of the queue are in each state. */
export async function countJobs(db: Db): Promise<Record<JobState, number>> {
  const { rows } = await db.query<{ state: JobState; count: number }>(sql`
    select state, count(*)::integer as count from (${jobs}) j group by state`);
  const none = { failed: 0, late: 0, running: 0, waiting: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Seconds since the oldest job that nobody has begun should have begun; 0 where none is due. */
export async function oldestDue(db: Db): Promise<number> {
  const { rows } = await db.query<{ seconds: number }>(sql`
    select greatest(0, coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0))::float8 as seconds
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts`);
  return rows[0]?.seconds ?? 0;
}

export interface WorkerRow {
  readonly id: string;
  readonly seen_at: Date;
  readonly alive: boolean;
}

/** Processes that run jobs; one that said nothing for `goneMs` is not alive. */
export async function readWorkers(db: Db, goneMs: number): Promise<WorkerRow[]> {
  const { rows } = await db.query<WorkerRow & Record<string, unknown>>(sql`
    select id, seen_at,
      seen_at >= clock_timestamp() - make_interval(secs => ${goneMs / 1_000}) as alive
    from platform.worker order by seen_at desc limit ${workersShown}`);
  return rows;
}

export interface DatabaseRow {
  readonly now: Date;
  readonly version: string;
  readonly bytes: number;
}

/** The clock of the database, its version and its size. */
export async function readDatabase(db: Db): Promise<DatabaseRow> {
  const { rows } = await db.query<DatabaseRow & Record<string, unknown>>(sql`
    select clock_timestamp() as now, current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`);
  return rows[0] ?? { now: new Date(0), version: '', bytes: 0 };
}

export interface StatementRow {
  readonly text: string;
  readonly calls: number;
  readonly mean: number;
  readonly longest: number;
}

/** The slowest statements of the program, in milliseconds; null where the database does not count them. */
export async function readSlowest(db: Db): Promise<StatementRow[] | null> {
  const { rows: found } = await db.query<{ place: string }>(sql`
    select quote_ident(n.nspname) as place from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_stat_statements'`);
  const place = found[0]?.place;
  if (place === undefined) return null;
  // Installed, and yet nothing is counted where the server was started without its library.
  return db
    .query<StatementRow & Record<string, unknown>>(sql`
      select query as text, calls::float8, mean_exec_time as mean, max_exec_time as longest
      from ${raw(place)}.pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and userid = current_user::regrole
      order by mean_exec_time desc limit ${statementsShown}`)
    .then(
      ({ rows }) => rows,
      () => null,
    );
}
