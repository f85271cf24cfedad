import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { isAfter } from './events.ts';
import type { Cursor, StoredEvent } from './events.ts';

interface EventRow {
  xid: string;
  seq: bigint;
  topic: string;
  version: number;
  audience: string | null;
  payload: Record<string, unknown>;
  at: Date;
}

/** The events of some topics after a cursor, and the position up to which nothing else of them can be. */
export interface TopicRead {
  readonly events: readonly StoredEvent[];
  /** Null where the outbox has nothing at all after the cursor: then there is nothing to move past. */
  readonly end: Cursor | null;
}

/** Events of some topics after a cursor, oldest first; what is of other topics is passed over. */
export async function readTopics(
  db: Db,
  topics: readonly string[],
  after: Cursor,
  limit: number,
): Promise<TopicRead> {
  // One statement, and the horizon asked once: both parts of it are of one moment.
  const { rows } = await db.query<{ edge: string; passes: boolean } & EventRow>(sql`
    with horizon as materialized (select platform.event_horizon() as edge)
    select h.edge::text, e.xid::text, e.seq, e.topic, e.version, e.audience, e.payload, e.at,
      exists (select from platform.event
        where (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint) and xid < h.edge) as passes
    from horizon h
    left join lateral (
      select xid, seq, topic, version, audience, payload, at
      from platform.event
      where topic = any(${topics}::text[])
        and (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
        and xid < h.edge
      order by platform.event.xid, seq
      limit ${limit}) e on true
    order by e.xid, e.seq`);
  const events = rows
    .filter(({ seq }) => seq !== null)
    .map(({ edge: _edge, passes: _passes, ...event }) => event);
  const [first] = rows;
  if (first === undefined || !first.passes) return { events, end: null };
  const last = events.length === limit ? events.at(-1) : undefined;
  return { events, end: last ?? { xid: first.edge, seq: -1n } };
}

/** The events that one look for some audiences found. */
export interface AudienceRead {
  readonly events: readonly StoredEvent[];
  /** As many events as were asked for: there may be more. */
  readonly isFull: boolean;
  /** The position up to which everything is settled now. */
  readonly edge: Cursor;
  /** The position up to which everything of these audiences has been read. */
  readonly end: Cursor;
  /** Events of theirs are committed and wait for an older transaction. */
  readonly waits: boolean;
}

/**
 * Events of some audiences after a cursor, oldest first; nothing of any other audience is returned. Up to
 * `known`, where an earlier read ended, everything is settled, also where the horizon has moved back.
 */
export async function readAudiences(
  db: Db,
  audiences: readonly string[],
  { after, known }: { readonly after: Cursor; readonly known: Cursor },
  limit: number,
): Promise<AudienceRead> {
  // One statement, and the horizon asked once: both parts of it are of one moment.
  const { rows } = await db.query<{ horizon: string; ripe: boolean | null } & EventRow>(sql`
    with horizon as materialized (select platform.event_horizon() as edge)
    select h.edge::text as horizon, e.xid::text, e.seq, e.topic, e.version, e.audience, e.at,
      e.xid < h.edge or e.known as ripe,
      case when e.xid < h.edge or e.known then e.payload end as payload
    from horizon h
    left join lateral (
      select xid, seq, topic, version, audience, payload, at,
        (xid, seq) <= (${known.xid}::xid8, ${known.seq}::bigint) as known
      from platform.event
      where audience = any(${audiences}::text[])
        and (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
      order by platform.event.xid, seq
      limit ${limit}) e on true
    order by e.xid, e.seq`);
  const events = rows
    .filter(({ ripe }) => ripe === true)
    .map(({ horizon: _horizon, ripe: _ripe, ...event }) => event);
  const horizon = { xid: rows[0]?.horizon ?? '0', seq: -1n };
  const edge = isAfter(horizon, known) ? horizon : known;
  const last = events.length === limit ? events.at(-1) : undefined;
  const waits = rows.some(({ ripe }) => ripe === false);
  return { events, isFull: last !== undefined, edge, end: last ?? edge, waits };
}

/** The position before which everything has been committed or rolled back. */
export async function currentCursor(db: Db): Promise<Cursor> {
  const { rows } = await db.query<{ xid: string }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid`);
  return { xid: rows[0]?.xid ?? '0', seq: -1n };
}

/**
 * Removes events older than `days` that every consumer has read; pages that were away longer read
 * everything again.
 */
export async function deleteOldEvents(db: Db, days: number): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from platform.event
    where at < now() - make_interval(days => ${days})
      and not exists (select from platform.consumer c where c.xid <= platform.event.xid)`);
  return rowCount ?? 0;
}

/** Removes events of a topic that are older than so many minutes. */
export async function deleteTopic(db: Db, topic: string, minutes: number): Promise<void> {
  await db.query(sql`
    delete from platform.event
    where topic = ${topic} and at < now() - make_interval(mins => ${minutes})`);
}

/** True if nobody can tell which events came after a cursor: it is too old, or lies ahead of this database. */
export async function cursorUnknown(db: Db, cursor: Cursor): Promise<boolean> {
  const { rows } = await db.query<{ unknown: boolean }>(sql`
    select ${cursor.xid}::xid8 > pg_snapshot_xmax(pg_current_snapshot())
      or (coalesce((select min(xid) from platform.event) > ${cursor.xid}::xid8, false)
        and exists (select 1 from platform.event having min(seq) > 1)) as unknown`);
  return rows[0]?.unknown ?? false;
}
