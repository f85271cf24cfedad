import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

interface Pruning {
  /** Issues drawn from here on stay. */
  readonly before: Date;
  /** So many of the latest draws of each lottery stay. */
  readonly latestKept: number;
  /** Most of each lottery at once. */
  readonly batchMax: number;
}

/**
 * Deletes the oldest issues without a ticket and notes what went; of how many lotteries some did. The
 * foreign keys of tickets, steps and entries refuse whatever this overlooked.
 */
export async function deleteEmptyIssues(
  db: Db,
  { before, latestKept, batchMax }: Pruning,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    with empty as (
      select i.id from lottery.game g
      cross join lateral (
        select draw_at from lottery.issue
        where game_code = g.code and result is not null
        order by draw_at desc offset ${latestKept - 1} limit 1
      ) latest
      cross join lateral (
        select id from lottery.issue i
        where game_code = g.code and draw_source = 'own' and state = 'SETTLED' and tickets = 0
          and draw_at < least(latest.draw_at, ${before}::timestamptz)
          and not exists (select from lottery.ticket t where t.issue_id = i.id)
          and not exists (select from lottery.chase_step s where s.issue_id = i.id)
        order by draw_at limit ${batchMax}
      ) i
    ), bounds as (
      delete from lottery.quota q using empty where q.issue_id = empty.id
    ), gone as (
      delete from lottery.issue i using empty where i.id = empty.id
      returning i.game_code, i.numero
    )
    insert into lottery.pruned as p (game_code, first_numero, last_numero, issues)
    select game_code, min(numero), max(numero), count(*) from gone group by game_code
    on conflict (game_code) do update set
      first_numero = least(p.first_numero, excluded.first_numero),
      last_numero = greatest(p.last_numero, excluded.last_numero),
      issues = p.issues + excluded.issues`);
  return rowCount ?? 0;
}

/** True if an issue that is not there may be one that was let go. */
export async function wasPruned(db: Db, game: string, numero: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from lottery.pruned
    where game_code = ${game} and ${numero}::text between first_numero and last_numero`);
  return rowCount === 1;
}
