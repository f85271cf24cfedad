import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export interface TitleOfWallet {
  readonly merchant: string;
  readonly currency: string;
  readonly vendor: string;
  readonly gameCode: string;
}

export interface OpenRounds {
  readonly vendor: string;
  readonly gameCode: string;
  readonly count: number;
}

/** Open rounds of one title by how long they are open; a round counts in one of them. */
export interface OpenByAge {
  readonly minutes: number;
  readonly hour: number;
  readonly day: number;
  readonly older: number;
  readonly oldest: Date | null;
}

export interface TitlePrize {
  /** The vendor's name of the round, by which its proof is found. */
  readonly round: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The prize in hundredths of the round's stakes. */
  readonly multiple: bigint;
  readonly at: Date;
}

/** The rounds of titles as the wallet knows them, whoever deals them. */
export const createTitles = (db: Db) => ({
  /** Rounds of a merchant that wait for their end, by title. */
  openRounds: (merchant: string, currency: string) => openRounds(db, merchant, currency),
  openByAge: (title: TitleOfWallet, now: Date) => openByAge(db, title, now),
  /** The open rounds of some titles together, with how many people have one. */
  openPlay: (merchant: string, currency: string, titles: readonly WalletName[]) =>
    openPlay(db, merchant, currency, titles),
  /** The largest prizes that the winner board keeps of a title, whoever won them. */
  largestPrizes: (title: TitleOfWallet, limit: number) => largestPrizes(db, title, limit),
});

export interface WalletName {
  readonly vendor: string;
  readonly gameCode: string;
}

export interface OpenPlay {
  readonly rounds: number;
  readonly players: number;
  readonly oldest: Date | null;
}

async function openPlay(
  db: Db,
  merchant: string,
  currency: string,
  titles: readonly WalletName[],
): Promise<OpenPlay> {
  const { rows } = await db.query<OpenPlay & Record<string, unknown>>(sql`
    select count(*)::integer as rounds, count(distinct r.player_id)::integer as players,
      min(r.opened_at) as oldest
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.state = 'OPEN' and r.merchant_id = ${merchant} and r.currency = ${currency}
      and (v.code, r.game_code) in (
        select * from unnest(${titles.map(({ vendor }) => vendor)}::text[],
          ${titles.map(({ gameCode }) => gameCode)}::text[]))`);
  return rows[0] ?? { rounds: 0, players: 0, oldest: null };
}

async function openRounds(db: Db, merchant: string, currency: string): Promise<OpenRounds[]> {
  const { rows } = await db.query<OpenRounds & Record<string, unknown>>(sql`
    select v.code as vendor, r.game_code as "gameCode", count(*)::integer as count
    from play.round r join play.vendor v on v.id = r.vendor_id
    where r.state = 'OPEN' and r.merchant_id = ${merchant} and r.currency = ${currency}
    group by 1, 2`);
  return rows;
}

const none: OpenByAge = { minutes: 0, hour: 0, day: 0, older: 0, oldest: null };

async function openByAge(db: Db, title: TitleOfWallet, now: Date): Promise<OpenByAge> {
  const { rows } = await db.query<OpenByAge & Record<string, unknown>>(sql`
    select
      count(*) filter (where age <= interval '10 minutes')::integer as minutes,
      count(*) filter (where age > interval '10 minutes' and age <= interval '1 hour')::integer as hour,
      count(*) filter (where age > interval '1 hour' and age <= interval '24 hours')::integer as day,
      count(*) filter (where age > interval '24 hours')::integer as older,
      min(opened_at) as oldest
    from (
      select r.opened_at, ${now}::timestamptz - r.opened_at as age
      from play.round r join play.vendor v on v.id = r.vendor_id
      where r.state = 'OPEN' and r.merchant_id = ${title.merchant} and r.currency = ${title.currency}
        and v.code = ${title.vendor} and r.game_code = ${title.gameCode}
    ) open`);
  return rows[0] ?? none;
}

async function largestPrizes(db: Db, title: TitleOfWallet, limit: number): Promise<TitlePrize[]> {
  const { rows } = await db.query<TitlePrize & Record<string, unknown>>(sql`
    select r.round_id as round, b.amount, b.multiple, b.at
    from play.big_win b
    join play.vendor v on v.id = b.vendor_id
    join play.round r on r.player_id = b.player_id and r.id = b.round
    where b.merchant_id = ${title.merchant} and b.currency = ${title.currency}
      and v.code = ${title.vendor} and b.game_code = ${title.gameCode} and r.state <> 'VOID'
    order by b.amount desc, b.at, b.tx_id limit ${limit}`);
  return rows;
}
