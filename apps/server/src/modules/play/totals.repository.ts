import { named, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { DaySpan } from '../../platform/day-span.ts';

/** Stakes and prizes in minor units. */
export interface PlayTotals {
  stake: bigint;
  payout: bigint;
  rounds: number;
}

type Days = Pick<DaySpan, 'firstDay' | 'lastDay'>;

/** Totals of whole days of each player's merchant, both ends included, in the order of the questions. */
export async function totalsOf(
  db: Db,
  asked: readonly { readonly playerId: bigint; readonly days: Days }[],
): Promise<PlayTotals[]> {
  const { rows } = await db.query<PlayTotals>(
    named(
      'play-totals',
      sql`
    select t.stake, t.payout, t.rounds
    from unnest(
      ${asked.map(({ playerId }) => playerId)}::bigint[],
      ${asked.map(({ days }) => days.firstDay)}::date[],
      ${asked.map(({ days }) => days.lastDay)}::date[]
    ) with ordinality a (player_id, first_day, last_day, at)
    cross join lateral (
      select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout,
        coalesce(sum(rounds), 0)::integer as rounds
      from play.day_total d
      where d.player_id = a.player_id and d.day between a.first_day and a.last_day
    ) t
    order by a.at`,
    ),
  );
  return rows;
}

/** Adds prizes to the days that they were won on: those that were held and are paid now, or corrected. */
export async function addPayouts(
  tx: Tx,
  payouts: readonly { readonly playerId: bigint; readonly day: string; readonly amount: bigint }[],
): Promise<void> {
  await tx.query(sql`
    insert into play.day_total as d (player_id, day, stake, payout, rounds)
    select p.player_id, p.day, 0, sum(p.amount), 0
    from unnest(
      ${payouts.map(({ playerId }) => playerId)}::bigint[],
      ${payouts.map(({ day }) => day)}::date[],
      ${payouts.map(({ amount }) => amount)}::bigint[]
    ) p (player_id, day, amount)
    group by p.player_id, p.day order by p.player_id, p.day
    on conflict (player_id, day) do update set payout = d.payout + excluded.payout`);
}

/** The result of a player's latest round of a game: prizes less stakes, in minor units. */
export interface LastResult {
  readonly vendor: string;
  readonly gameCode: string;
  readonly net: bigint;
  readonly currency: string;
}

/** Looked through for the latest of each game: older rounds tell nobody anything. */
const latestRounds = 500;

/** The latest ended round of each game that a player played lately. */
export async function lastResultsOf(db: Db, playerId: bigint): Promise<LastResult[]> {
  const { rows } = await db.query<LastResult & Record<string, unknown>>(sql`
    select distinct on (v.code, r.game_code) v.code as vendor, r.game_code as "gameCode",
      r.win - r.bet as net, r.currency
    from (
      select id, vendor_id, game_code, bet, win, currency, state from play.round
      where player_id = ${playerId} order by id desc limit ${latestRounds}
    ) r join play.vendor v on v.id = r.vendor_id
    where r.state = 'CLOSED'
    order by v.code, r.game_code, r.id desc`);
  return rows;
}
