import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Amounts in minor units of one currency. */
export interface PlaySums {
  /** Rounds that were opened. */
  readonly rounds: number;
  readonly stakes: bigint;
  /** Won, also where people look at a prize first. */
  readonly prizes: bigint;
  /** The amount given back of stakes, and taken back of prizes, by the day on which that happened. */
  readonly stakesReturned: bigint;
  readonly prizesReturned: bigint;
}

/** Days of the merchant's time zone, both ends included. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

export type TitleSums = PlaySums & {
  readonly vendor: string;
  readonly gameCode: string;
  /** The catalogue's type; null: it is not known. */
  readonly gameType: string | null;
  readonly currency: string;
  readonly players: number;
};

/**
 * The totals of each game of a merchant in a span of days, from the facts: at most two seconds behind. A
 * player whose stakes all went back does not count among its players and rounds.
 */
export async function sumByTitle(
  db: Db,
  merchant: string,
  { firstDay, lastDay }: Days,
): Promise<TitleSums[]> {
  const { rows } = await db.query<TitleSums & Record<string, unknown>>(sql`
    select t.vendor, t.game_code as "gameCode", t.game_type as "gameType", p.currency,
      count(*) filter (where p.plays)::integer as players,
      coalesce(sum(p.rounds) filter (where p.plays), 0)::integer as rounds,
      sum(p.stakes)::bigint as stakes, sum(p.prizes)::bigint as prizes,
      sum(p.stakes_returned)::bigint as "stakesReturned",
      sum(p.prizes_returned)::bigint as "prizesReturned"
    from (
      select title_id, currency, sum(rounds) as rounds, sum(stakes) as stakes, sum(prizes) as prizes,
        sum(stakes_returned) as stakes_returned, sum(prizes_returned) as prizes_returned,
        sum(rounds) > 0 and (sum(stakes) = 0 or sum(stakes) > sum(stakes_returned)) as plays
      from reports.play_day
      where build = (select id from reports.build where live) and merchant_id = ${merchant}
        and day between ${firstDay}::date and ${lastDay}::date
      group by player_id, title_id, currency
    ) p
    join reports.title t on t.id = p.title_id
    group by t.vendor, t.game_code, t.game_type, p.currency`);
  return rows;
}

export type PlayerSums = PlaySums & {
  readonly vendor: string;
  readonly gameCode: string;
  readonly gameType: string | null;
  readonly currency: string;
};

/** The totals of a player's games in a span of days, from the facts: at most two seconds behind. */
export async function sumOfPlayer(
  db: Db,
  playerId: bigint,
  { firstDay, lastDay }: Days,
): Promise<PlayerSums[]> {
  const { rows } = await db.query<PlayerSums & Record<string, unknown>>(sql`
    select t.vendor, t.game_code as "gameCode", t.game_type as "gameType", d.currency,
      sum(d.rounds)::integer as rounds, sum(d.stakes)::bigint as stakes,
      sum(d.prizes)::bigint as prizes, sum(d.stakes_returned)::bigint as "stakesReturned",
      sum(d.prizes_returned)::bigint as "prizesReturned"
    from reports.play_day d join reports.title t on t.id = d.title_id
    where d.build = (select id from reports.build where live) and d.player_id = ${playerId}
      and d.day between ${firstDay}::date and ${lastDay}::date
    group by t.vendor, t.game_code, t.game_type, d.currency`);
  return rows;
}

/**
 * The amount that a player has staked since ever, less what was given back, exact to this instant: the facts, and
 * the transfers of the ledger that they have not counted yet, in one snapshot.
 */
export async function turnoverOf(db: Db, playerId: bigint): Promise<bigint> {
  const cash = `player:${playerId}:cash`;
  const { rows } = await db.query<{ turnover: bigint }>(sql`
    with live as materialized (select id from reports.build where live)
    select (coalesce((
      select sum(d.stakes - d.stakes_returned) from reports.play_day d
      where d.build = (select id from live) and d.player_id = ${playerId}
    ), 0) + coalesce((
      select sum(p.stakes - p.stakes_returned)
      from live, reports.uncounted(live.id, ${[cash]}::text[]) u (id)
      join reports.played p on p.id = u.id
    ), 0))::bigint as turnover`);
  return rows[0]?.turnover ?? 0n;
}

/**
 * Players with a transfer of a round for money since an instant, as the facts have it.
 *
 * @param sinceId the lowest id of a transfer of that instant
 * @param firstDay a day that is in no time zone later than the instant's
 */
export async function playersSince(db: Db, sinceId: bigint, firstDay: string): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from reports.play_day
    where build = (select id from reports.build where live) and day >= ${firstDay}::date
      and last_transfer_id >= ${sinceId}`);
  return rows.map((row) => row.player_id);
}

export interface PlayedGame {
  readonly vendor: string;
  readonly gameCode: string;
  readonly players: number;
  readonly rounds: number;
}

/**
 * How much each game was played for money since the beginning of the day, in the merchant's time zone, that
 * an instant lies in. A player whose stakes all went back does not count.
 */
export async function playedSince(
  db: Db,
  merchant: string,
  since: Date,
  zone: string,
): Promise<PlayedGame[]> {
  const { rows } = await db.query<PlayedGame & Record<string, unknown>>(sql`
    select t.vendor, t.game_code as "gameCode", count(distinct p.player_id)::integer as players,
      sum(p.rounds)::integer as rounds
    from (
      select player_id, title_id, sum(rounds) as rounds
      from reports.play_day
      where build = (select id from reports.build where live) and merchant_id = ${merchant}
        and day >= (${since}::timestamptz at time zone ${zone})::date
      group by player_id, title_id
      having sum(rounds) > 0 and (sum(stakes) = 0 or sum(stakes) > sum(stakes_returned))
    ) p
    join reports.title t on t.id = p.title_id
    group by t.vendor, t.game_code`);
  return rows;
}
