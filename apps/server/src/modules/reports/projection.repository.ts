import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The time zone of each merchant: days are cut there. */
export type Zones = ReadonlyMap<string, string>;

/** The live build, locked; null where another process counts at this moment. */
export async function lockLive(tx: Tx): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from reports.build where live for no key update skip locked`);
  return rows[0]?.id ?? null;
}

/** Locks a build that is under way; false where it is gone, because another rebuild began. */
export async function lockBuild(tx: Tx, build: number): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from reports.build where id = ${build} and not live for no key update`);
  return rowCount === 1;
}

/**
 * Counts what a locked build has not counted yet, or of that what another one has counted; answers how
 * many transfers it went through.
 */
export async function countPlay(
  tx: Tx,
  build: number,
  {
    transfersMax,
    zones,
    upTo = null,
  }: { transfersMax: number; zones: Zones; upTo?: number | null },
): Promise<number> {
  const { rows } = await tx.query<{ counted: number }>(sql`
    select reports.count_play(${build}, ${transfersMax}, ${[...zones.keys()]}::text[],
      ${[...zones.values()]}::text[], ${upTo}) as counted`);
  return rows[0]?.counted ?? 0;
}

/** Begins an empty build, and ends those that were given up. */
export async function addBuild(tx: Tx): Promise<number> {
  await tx.query(sql`select reports.drop_builds()`);
  const { rows } = await tx.query<{ id: number }>(sql`
    insert into reports.build (live) values (false) returning id`);
  return (rows[0] as { id: number }).id;
}

/** Puts a build in the place of the live one; the caller has locked both. */
export async function makeLive(tx: Tx, build: number): Promise<void> {
  await tx.query(sql`update reports.build set live = false where live`);
  await tx.query(sql`update reports.build set live = true where id = ${build}`);
}

/** Waits for the process that counts and keeps every other from it until the transaction ends. */
export async function waitForLive(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from reports.build where live for no key update`);
  return (rows[0] as { id: number }).id;
}

/** Forgets the builds that are not live. */
export async function dropBuilds(tx: Tx): Promise<void> {
  await tx.query(sql`select reports.drop_builds()`);
}

/**
 * Rows of players and of quarters that two builds do not have alike, and rows of players of the second one. The
 * caller has locked both and counted both to the same transfer.
 */
export async function compareBuilds(
  tx: Tx,
  one: number,
  other: number,
): Promise<{ rows: number; differ: number }> {
  const { rows } = await tx.query<{ rows: number; differ: number }>(sql`
    select count(*) filter (where r.build = ${other})::integer as rows,
      (count(*) filter (where not r.alike) + (
        select count(*) filter (where not q.alike) from (
          select count(*) over (partition by merchant_id, quarter, title_id, currency, rounds, stakes,
            prizes, stakes_returned, prizes_returned) = 2 as alike
          from reports.play_quarter where build in (${one}, ${other})
        ) q
      ))::integer as differ
    from (
      select build, count(*) over (partition by day, player_id, title_id, currency, merchant_id,
        rounds, stakes, prizes, stakes_returned, prizes_returned, last_transfer_id) = 2 as alike
      from reports.play_day where build in (${one}, ${other})
    ) r`);
  return rows[0] ?? { rows: 0, differ: 0 };
}

export interface Title {
  readonly id: number;
  readonly vendor: string;
  readonly gameCode: string;
  /** A merchant that it was played at; null where nothing of it is counted. */
  readonly merchant: string | null;
}

/** Titles without a type, a few, but for those that somebody has asked for in vain. */
export async function untypedTitles(
  db: Db,
  asked: readonly number[],
  limit: number,
): Promise<Title[]> {
  const { rows } = await db.query<Title & Record<string, unknown>>(sql`
    select t.id, t.vendor, t.game_code as "gameCode",
      (select d.merchant_id from reports.play_day d where d.title_id = t.id limit 1) as merchant
    from reports.title t where t.game_type is null and t.id <> all (${asked}::integer[])
    limit ${limit}`);
  return rows;
}

/** Notes the type of a title, once. */
export async function setTitleType(db: Db, id: number, gameType: string): Promise<void> {
  await db.query(sql`
    update reports.title set game_type = ${gameType} where id = ${id} and game_type is null`);
}

/** Seconds since the oldest transfer that the live build has not counted was posted; 0 where there is none. */
export async function secondsBehind(db: Db): Promise<number> {
  const { rows } = await db.query<{ behind: number }>(sql`
    select greatest(0, coalesce(extract(epoch from clock_timestamp() - ledger.posted_at(min(b.id))), 0))
      ::float8 as behind
    from ledger.strands s
    left join reports.mark m on m.strand = s.strand
      and m.build = (select id from reports.build where live)
    cross join lateral (
      select b.id from ledger.batches b
      where ledger.strand_of(b.id) = s.strand and b.id > coalesce(m.batch_id, 0)
      order by b.id limit 1
    ) b
    where s.last_batch_id > coalesce(m.batch_id, 0)`);
  return rows[0]?.behind ?? 0;
}
