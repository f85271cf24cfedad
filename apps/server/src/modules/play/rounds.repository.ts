import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/**
 * True if a prize or a return may still come to an account: a round with a part of its stakes from it is open, or a part
 * of a prize for it is held.
 */
export async function hasOpenParts(db: Db, account: bigint): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(sql`
    select exists (
      select from play.split_part p join play.round r on r.id = p.round
      where p.account = ${account} and r.state = 'OPEN'
    ) or exists (
      select from play.split_part p
      join play.held_win h on h.vendor_id = p.vendor_id and h.tx_id = p.tx_id
      where p.account = ${account} and h.state = 'HELD') as open`);
  return rows[0]?.open === true;
}

export type RoundState = 'OPEN' | 'CLOSED' | 'VOID';

export interface RoundRow {
  id: bigint;
  merchant_id: string;
  vendor: string;
  verifiable: boolean;
  game_code: string;
  round_id: string;
  currency: string;
  bet: bigint;
  win: bigint;
  state: RoundState;
  opened_at: Date;
  ended_at: Date | null;
}

/** Rounds of one player: a half-open span of time, and what else the record filters by. */
export interface RoundFilter {
  readonly playerId: bigint;
  readonly from: Date;
  readonly until: Date;
  readonly state: RoundState | null;
  readonly gameCode: string | null;
  /** Games of one brand; null: all. */
  readonly games: readonly { readonly vendor: string; readonly gameCode: string }[] | null;
}

const columns = sql`r.id, r.merchant_id, v.code as vendor, v.verifiable, r.game_code, r.round_id,
  r.currency, r.bet, r.win, r.state, r.opened_at, r.ended_at`;

/** Ids grow with time, so that a span of time is a span of ids. */
function matching(filter: RoundFilter) {
  return sql`r.player_id = ${filter.playerId}
    and r.id >= play.round_id_at(${filter.from}) and r.id < play.round_id_at(${filter.until})
    and (${filter.state}::text is null or r.state = ${filter.state}::text::play.round_state)
    and (${filter.gameCode}::text is null or r.game_code = ${filter.gameCode})
    and (${filter.games === null}::boolean or (v.code, r.game_code) in (
      select * from unnest(
        ${(filter.games ?? []).map(({ vendor }) => vendor)}::text[],
        ${(filter.games ?? []).map(({ gameCode }) => gameCode)}::text[])))`;
}

/** A page of rounds below an id, newest first. */
export async function listRounds(
  db: Db,
  filter: RoundFilter,
  below: bigint,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow & Record<string, unknown>>(sql`
    select ${columns} from play.round r join play.vendor v on v.id = r.vendor_id
    where ${matching(filter)} and r.id < ${below}
    order by r.id desc limit ${limit}`);
  return rows;
}

export interface RoundTotals {
  stake: bigint;
  payout: bigint;
  count: number;
}

/** Totals of the whole filter, whatever the page. */
export async function sumRounds(db: Db, filter: RoundFilter): Promise<RoundTotals> {
  const { rows } = await db.query<RoundTotals & Record<string, unknown>>(sql`
    select coalesce(sum(r.bet), 0)::bigint as stake, coalesce(sum(r.win), 0)::bigint as payout,
      count(*)::integer as count
    from play.round r join play.vendor v on v.id = r.vendor_id where ${matching(filter)}`);
  return rows[0] ?? { stake: 0n, payout: 0n, count: 0 };
}

export interface GameTotals extends RoundTotals {
  readonly vendor: string;
  readonly game_code: string;
}

/** The results of a span of rounds, game by game. */
export async function sumByGame(
  db: Db,
  { playerId, from, until }: Pick<RoundFilter, 'playerId' | 'from' | 'until'>,
): Promise<GameTotals[]> {
  const { rows } = await db.query<GameTotals & Record<string, unknown>>(sql`
    select v.code as vendor, r.game_code, sum(r.bet)::bigint as stake, sum(r.win)::bigint as payout,
      count(*)::integer as count
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.player_id = ${playerId}
      and r.id >= play.round_id_at(${from}) and r.id < play.round_id_at(${until})
    group by v.code, r.game_code`);
  return rows;
}

/** The play of one title by a player; amounts in minor units. */
export interface PlayedTitle {
  readonly vendor: string;
  readonly gameCode: string;
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** The sum of the squares of the rounds' stakes: the variance of the prizes grows with it. */
  readonly squares: number;
}

/** The rounds of a player that were opened in a span and not voided, by title. */
export async function playedBy(
  db: Db,
  playerId: bigint,
  from: Date,
  until: Date,
): Promise<PlayedTitle[]> {
  const { rows } = await db.query<PlayedTitle & Record<string, unknown>>(sql`
    select v.code as vendor, r.game_code as "gameCode", count(*)::integer as rounds,
      sum(r.bet)::bigint as stake, sum(r.win)::bigint as payout,
      sum(r.bet::double precision ^ 2) as squares
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.player_id = ${playerId} and r.state <> 'VOID'
      and r.id >= play.round_id_at(${from}) and r.id < play.round_id_at(${until})
    group by v.code, r.game_code`);
  return rows;
}

/** A round of which its vendor tells other sums than ours, in minor units. */
export interface Mismatch {
  readonly id: bigint;
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly bet: bigint;
  readonly win: bigint;
  readonly finalBet: bigint | null;
  readonly finalWin: bigint | null;
  readonly openedAt: Date;
}

const mismatchesMax = 1_000;

/** The rounds of a brand that were opened in a span, closed by their vendors with sums that are not ours. */
export async function mismatches(
  db: Db,
  merchant: string,
  from: Date,
  until: Date,
): Promise<Mismatch[]> {
  const { rows } = await db.query<Mismatch & Record<string, unknown>>(sql`
    select r.id, v.code as vendor, r.game_code as "gameCode", r.currency, r.bet, r.win,
      r.final_bet as "finalBet", r.final_win as "finalWin", r.opened_at as "openedAt"
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.mismatch and r.merchant_id = ${merchant}
      and r.id >= play.round_id_at(${from}) and r.id < play.round_id_at(${until})
    order by r.id limit ${mismatchesMax}`);
  return rows;
}

/** One round of a player; null when it is not theirs. */
export async function findRound(db: Db, playerId: bigint, id: bigint): Promise<RoundRow | null> {
  const { rows } = await db.query<RoundRow & Record<string, unknown>>(sql`
    select ${columns} from play.round r join play.vendor v on v.id = r.vendor_id
    where r.player_id = ${playerId} and r.id = ${id}`);
  return rows[0] ?? null;
}

export interface RoundEntryRow {
  wallet_tx_id: bigint;
  kind: 'BET' | 'WIN' | 'ROLLBACK';
  /** The kind of request that a rollback undid. */
  original_kind: 'BET' | 'WIN' | null;
  amount: bigint;
  cash_after: bigint | null;
  held: boolean;
  created_at: Date;
}

const entriesMax = 200;

/** The entries that moved the money of a round, oldest first. */
export async function listRoundEntries(db: Db, round: bigint): Promise<RoundEntryRow[]> {
  const { rows } = await db.query<RoundEntryRow & Record<string, unknown>>(sql`
    select t.wallet_tx_id, t.kind, o.kind as original_kind, t.amount, t.cash_after, t.held,
      t.created_at
    from play.vendor_tx t
    left join play.vendor_tx o
      on t.kind = 'ROLLBACK' and o.vendor_id = t.vendor_id and o.tx_id = t.ref_tx_id
    where t.round = ${round} and t.wallet_tx_id is not null and t.amount > 0
    order by t.wallet_tx_id limit ${entriesMax}`);
  return rows;
}

/** The game of a round, by the names of the wallet. */
export interface RoundGame {
  id: bigint;
  merchant_id: string;
  game_code: string;
  vendor: string;
}

/** The games of those of the rounds that are the player's. */
export async function gamesOfRounds(
  db: Db,
  playerId: bigint,
  ids: readonly string[],
): Promise<RoundGame[]> {
  const { rows } = await db.query<RoundGame & Record<string, unknown>>(sql`
    select r.id, r.merchant_id, r.game_code, v.code as vendor
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.player_id = ${playerId} and r.id = any(${[...ids]}::bigint[])`);
  return rows;
}
