import { idAt } from '@arara/ledger';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Play of a type of games in a span, in minor units. */
export interface TypeSums {
  readonly at: Date;
  /** The catalogue's type; null: it is not known. */
  readonly gameType: string | null;
  readonly rounds: number;
  /** Stakes less stakes given back. */
  readonly turnover: bigint;
  /** Prizes less prizes taken back. */
  readonly prizes: bigint;
}

export interface Span {
  readonly merchant: string;
  readonly currency: string;
  /** Half-open: `from` belongs to it. */
  readonly from: Date;
  readonly until: Date;
}

export const quarterMs = 15 * 60_000;

/** The quarters of an hour that begin in a span, by type of games; quarters without play are not there. */
export async function sumQuarters(db: Db, span: Span): Promise<TypeSums[]> {
  const { merchant, currency, from, until } = span;
  const { rows } = await db.query<TypeSums & Record<string, unknown>>(sql`
    select q.quarter as at, t.game_type as "gameType", sum(q.rounds)::integer as rounds,
      sum(q.stakes - q.stakes_returned)::bigint as turnover,
      sum(q.prizes - q.prizes_returned)::bigint as prizes
    from reports.play_quarter q join reports.title t on t.id = q.title_id
    where q.build = (select id from reports.build where live) and q.merchant_id = ${merchant}
      and q.quarter >= ${from} and q.quarter < ${until} and q.currency = ${currency}
    group by q.quarter, t.game_type order by q.quarter`);
  return rows;
}

/**
 * Play of a part of one quarter of an hour, by type of games, from the transfers themselves: the facts are whole
 * quarters. `at` is the beginning of the span.
 */
export async function sumPart(db: Db, span: Span): Promise<TypeSums[]> {
  const { merchant, currency, from, until } = span;
  if (until <= from) return [];
  const { rows } = await db.query<TypeSums & Record<string, unknown>>(sql`
    select ${from}::timestamptz as at, t.game_type as "gameType", sum(p.rounds)::integer as rounds,
      sum(p.stakes - p.stakes_returned)::bigint as turnover,
      sum(p.prizes - p.prizes_returned)::bigint as prizes
    from reports.played p
    join play.vendor v on v.id = p.vendor_id
    left join reports.title t on t.vendor = v.code and t.game_code = p.game_code
    where p.id >= ${idAt(from)} and p.id < ${idAt(until)} and p.merchant_id = ${merchant}
      and p.currency = ${currency}
    group by t.game_type`);
  return rows;
}

/** Players of a day who had begun before an instant. */
export async function countPlayers(
  db: Db,
  {
    merchant,
    day,
    currency,
    until,
  }: Pick<Span, 'merchant' | 'currency' | 'until'> & { day: string },
): Promise<number> {
  const { rows } = await db.query<{ players: number }>(sql`
    select count(distinct player_id)::integer as players from reports.play_day
    where build = (select id from reports.build where live) and merchant_id = ${merchant}
      and day = ${day}::date and currency = ${currency} and rounds > 0
      and (first_transfer_id is null or first_transfer_id < ${idAt(until)})`);
  return rows[0]?.players ?? 0;
}

/** The latest transfer that the live build has counted; 0: none yet. */
export async function lastCounted(db: Db): Promise<bigint> {
  const { rows } = await db.query<{ transfer: bigint }>(sql`
    select coalesce((
      select b.id + b.size - 1 from ledger.batches b
      where b.id = (
        select max(m.batch_id) from reports.mark m
        where m.build = (select id from reports.build where live)
      )
    ), 0)::bigint as transfer`);
  return rows[0]?.transfer ?? 0n;
}
