import type { Currency } from '@arara/money';
import { raw, sql } from '@arara/postgres';
import type { Db, Sql } from '@arara/postgres';
import { boardDays } from './play.settings.ts';

const dayMs = 86_400_000;

/** The order of a board: the largest prizes first, or the largest multipliers. */
export type BoardOrder = 'prize' | 'multiple';

export interface BoardWish {
  readonly currency: Currency;
  /** The first instant of the span, which has not ended. */
  readonly since: Date;
  readonly by: BoardOrder;
  readonly limit: number;
}

export interface BoardRow {
  readonly vendor: string;
  readonly gameCode: string;
  readonly playerId: bigint;
  /** The vendor's name of the round, by which its proof is found. */
  readonly round: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The prize in hundredths of the round's stakes. */
  readonly multiple: bigint;
  readonly at: Date;
}

const columnOf = { prize: raw('b.amount'), multiple: raw('b.multiple') } as const;

/**
 * A page of a merchant's largest prizes since an instant: of rounds that anybody can verify, without those that
 * people look at first. Of equal ones the earlier stands above. An index of `play.big_win` has their order.
 */
export const prizesInOrder = (
  merchant: string,
  { currency, since, by, limit }: BoardWish,
  offset: number,
): Sql => sql`
    select v.code as vendor, b.game_code as "gameCode", b.player_id as "playerId",
      r.round_id as round, b.amount, b.multiple, b.at
    from play.big_win b
    join play.vendor v on v.id = b.vendor_id
    join play.round r on r.player_id = b.player_id and r.id = b.round
    where b.merchant_id = ${merchant} and b.currency = ${currency} and b.at >= ${since}
      and v.verifiable and r.state <> 'VOID'
      and not exists (
        select from play.held_win h
        where h.vendor_id = b.vendor_id and h.tx_id = b.tx_id and h.state <> 'RELEASED')
    order by ${columnOf[by]} desc, b.at, b.tx_id limit ${limit} offset ${offset}`;

/** The page that `prizesInOrder` describes. */
export async function largestPrizes(
  db: Db,
  merchant: string,
  wish: BoardWish,
  offset: number,
): Promise<BoardRow[]> {
  const { rows } = await db.query<BoardRow & Record<string, unknown>>(
    prizesInOrder(merchant, wish, offset),
  );
  return rows;
}

/** Forgets prizes that no board tells any more. */
export async function forgetPrizes(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - boardDays * dayMs);
  await db.query(sql`delete from play.big_win where at < ${before}`);
}
