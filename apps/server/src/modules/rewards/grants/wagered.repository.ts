import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A stake or its return on one of a member's accounts. */
export interface Movement {
  readonly id: bigint;
  readonly isStake: boolean;
  readonly amount: bigint;
  readonly round: bigint;
  readonly vendor: string;
  readonly gameCode: string;
  readonly at: Date;
}

/** The newest transfers of accounts, in the order of the accounts; 0 for one that nothing has moved. */
export async function lastTransfers(db: Db, accounts: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await db.query<{ last: bigint | null }>(sql`
    select l.last_transfer_id as last
    from unnest(${[...accounts]}::bigint[]) with ordinality a (id, place)
    left join ledger.accounts l on l.id = a.id order by a.place`);
  return rows.map(({ last }) => last ?? 0n);
}

/** A part of the list of an account's transfers: after one, up to another. */
export interface Stretch {
  readonly account: bigint;
  readonly after: bigint;
  readonly upTo: bigint;
}

/**
 * The stakes and returned stakes on parts of the lists of a member's accounts, the oldest first. The ledger keeps each
 * account's transfers as a list in the order in which they were posted; a round is known once it has committed, as its
 * transfer is.
 */
export async function movementsOf(db: Db, stretches: readonly Stretch[]): Promise<Movement[]> {
  const { rows } = await db.query<Movement & Record<string, unknown>>(sql`
    with recursive walk as (
      select s.account, s.up_to as transfer, s.after
      from unnest(${stretches.map(({ account }) => account)}::bigint[],
        ${stretches.map(({ upTo }) => upTo)}::bigint[],
        ${stretches.map(({ after }) => after)}::bigint[]) s (account, up_to, after)
      where s.up_to > s.after
      union all
      select w.account,
        case when t.debit_account_id = w.account then t.debit_previous_id else t.credit_previous_id end,
        w.after
      from walk w join ledger.transfers t on t.id = w.transfer
      where w.transfer > w.after
    )
    select t.id, t.code = 100 as "isStake", t.amount, r.id as round, v.code as vendor,
      r.game_code as "gameCode", ledger.posted_at(t.id) as at
    from walk w
    join ledger.transfers t on t.id = w.transfer
    join play.counted_round r on r.id = case
      when starts_with(t.reference, 'round:') and pg_input_is_valid(substr(t.reference, 7), 'bigint')
      then substr(t.reference, 7)::bigint end
    join play.vendor v on v.id = r.vendor_id
    where w.transfer > w.after
      and (t.code = 100 and t.debit_account_id = w.account
        or t.code = 40 and t.credit_account_id = w.account)
    order by t.id, w.account`);
  return rows;
}

/** The stakes of a round that stand for a grant; amounts in minor units. */
export interface WageredRow {
  readonly grantId: bigint;
  readonly round: bigint;
  readonly vendor: string;
  readonly gameCode: string;
  readonly staked: bigint;
  /** Basis points. */
  readonly weight: number;
  readonly counted: bigint;
  /** The round has ended: its stakes count. */
  readonly ended: boolean;
  readonly at: Date;
}

const columns = sql`
  grant_id as "grantId", round, vendor, game_code as "gameCode", staked, weight, counted, ended, at`;

/** The rows of rounds for grants, and those of rounds that were open when they were looked at. */
export async function wageredIn(
  db: Db,
  grants: readonly bigint[],
  rounds: readonly bigint[],
): Promise<WageredRow[]> {
  const { rows } = await db.query<WageredRow & Record<string, unknown>>(sql`
    select ${columns} from rewards.wagered
    where grant_id = any (${[...grants]}::bigint[])
      and (round = any (${[...rounds]}::bigint[]) or not ended)`);
  return rows;
}

/** A page of the rounds of a grant, the newest first. */
export async function wageredOf(
  db: Db,
  grantId: bigint,
  limit: number,
): Promise<readonly WageredRow[]> {
  const { rows } = await db.query<WageredRow & Record<string, unknown>>(sql`
    select ${columns} from rewards.wagered where grant_id = ${grantId}
    order by at desc, round desc limit ${limit}`);
  return rows;
}

export async function writeWagered(tx: Tx, rows: readonly WageredRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Value>(of: (row: WageredRow) => Value) => rows.map(of);
  await tx.query(sql`
    insert into rewards.wagered as w (grant_id, round, vendor, game_code, staked, weight, counted, ended, at)
    select * from unnest(${column((row) => row.grantId)}::bigint[], ${column((row) => row.round)}::bigint[],
      ${column((row) => row.vendor)}::text[], ${column((row) => row.gameCode)}::text[],
      ${column((row) => row.staked)}::bigint[], ${column((row) => row.weight)}::integer[],
      ${column((row) => row.counted)}::bigint[], ${column((row) => row.ended)}::boolean[],
      ${column((row) => row.at)}::timestamptz[])
    on conflict (grant_id, round) do update set
      staked = excluded.staked, counted = excluded.counted, ended = excluded.ended, at = excluded.at`);
}

/** Those of the rounds that have ended. */
export async function endedAmong(db: Db, rounds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from play.round where id = any (${[...rounds]}::bigint[]) and state <> 'OPEN'`);
  return new Set(rows.map(({ id }) => id));
}

/** The prizes that came to an account on a part of its list, less those that were taken back, in minor units. */
export async function wonOn(db: Db, { account, after, upTo }: Stretch): Promise<bigint> {
  const { rows } = await db.query<{ won: bigint }>(sql`
    with recursive walk as (
      select ${upTo}::bigint as transfer where ${upTo}::bigint > ${after}::bigint
      union all
      select case when t.debit_account_id = ${account} then t.debit_previous_id else t.credit_previous_id end
      from walk w join ledger.transfers t on t.id = w.transfer where w.transfer > ${after}::bigint
    )
    select coalesce(sum(case when t.credit_account_id = ${account} then t.amount else -t.amount end), 0)::bigint
      as won
    from walk w join ledger.transfers t on t.id = w.transfer
    where w.transfer > ${after}::bigint and t.code in (30, 32, 41)`);
  return rows[0]?.won ?? 0n;
}
