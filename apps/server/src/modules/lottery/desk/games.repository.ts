import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { stuckIssues } from './stuck-issues.repository.ts';

/** The sales of a lottery now and what it waits for, of the whole house; amounts in minor units. */
export interface GameStand {
  readonly code: string;
  /** The issue on sale, or the next one; null where none is promised. */
  readonly numero: string | null;
  readonly open_at: Date | null;
  readonly close_at: Date | null;
  readonly staked: bigint;
  /** The most that one number or combination may win in it. */
  readonly worst: bigint;
  /** Draws made elsewhere that are over and have no result. */
  readonly waiting: number;
  readonly waiting_since: Date | null;
  readonly waiting_until: Date | null;
  /** Issues that are held, or in which something waits for longer than a minute. */
  readonly held: number;
}

/** Every lottery, or one of them, in the operator's order. */
export async function gameStands(db: Db, code: string | null): Promise<GameStand[]> {
  const { rows } = await db.query<GameStand & Record<string, unknown>>(sql`
    with waiting as (
      select game_code, count(*)::integer as count, min(draw_at) as since, min(void_at) as until
      from lottery.issue
      where state = 'CLOSED' and draw_source = 'external' and draw_at <= clock_timestamp()
      group by game_code
    ),
    held as (
      select i.game_code, count(*)::integer as count
      from lottery.issue i
      where i.id in (${stuckIssues})
      group by i.game_code
    )
    select g.code, n.numero, n.open_at, n.close_at,
      coalesce((
        select used from lottery.quota where issue_id = n.id and scope = 'issue'
      ), 0)::bigint as staked,
      coalesce((
        select max(used) from lottery.quota where issue_id = n.id and scope like 'cell:%'
      ), 0)::bigint as worst,
      coalesce(w.count, 0) as waiting, w.since as waiting_since, w.until as waiting_until,
      coalesce(h.count, 0) as held
    from lottery.game g
    left join lateral (
      select id, numero, open_at, close_at from lottery.issue
      where game_code = g.code and close_at > statement_timestamp() and state <> 'VOID'
      order by close_at limit 1
    ) n on true
    left join waiting w on w.game_code = g.code
    left join held h on h.game_code = g.code
    where ${code}::text is null or g.code = ${code}
    order by g.place, g.code`);
  return rows;
}

/** Tickets of a lottery that are sold and not drawn, and its chases that run; amounts in minor units. */
export interface UnderWay {
  readonly issues: number;
  readonly tickets: number;
  readonly stakes: bigint;
  readonly chases: number;
  readonly chase_money: bigint;
}

/** The matters that go on when a lottery is taken out of sale. */
export async function underWay(db: Db, code: string): Promise<UnderWay> {
  const { rows } = await db.query<UnderWay & Record<string, unknown>>(sql`
    with sold as (
      select count(distinct i.id)::integer as issues, count(*)::integer as tickets,
        coalesce(sum(t.stake), 0)::bigint as stakes
      from lottery.issue i join lottery.ticket t on t.issue_id = i.id and t.state = 'ACCEPTED'
      where i.game_code = ${code}
        and i.state in ('SCHEDULED', 'ON_SALE', 'CLOSED', 'DRAWN', 'SETTLING')
    ),
    chased as (
      select count(distinct c.id)::integer as chases, coalesce(sum(s.stake), 0)::bigint as chase_money
      from lottery.chase c
      join lottery.chase_step s on s.chase_id = c.id and s.state = 'WAITING'
      where c.state = 'ACTIVE' and c.game_code = ${code}
    )
    select * from sold, chased`);
  return rows[0] ?? { issues: 0, tickets: 0, stakes: 0n, chases: 0, chase_money: 0n };
}

export interface VersionRow {
  readonly version: number;
  readonly created_at: Date;
  readonly decided_by: string[] | null;
  readonly reason: string | null;
}

/** Versions of prizes, the latest first. */
export async function tableVersions(db: Db, table: string, limit: number): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow & Record<string, unknown>>(sql`
    select version, created_at, decided_by, reason from lottery.prize_table
    where code = ${table} order by version desc limit ${limit}`);
  return rows;
}
