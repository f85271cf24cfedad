import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';
import type { DepositRow } from './deposit.repository.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';

/** The money of a member that crossed the door of the house, in minor units. */
export interface MemberSums {
  /** Money that arrived, less what the payers' banks took back. */
  readonly deposits: bigint;
  /** Money that was paid out and did not come back. */
  readonly withdrawals: bigint;
}

/** The sums of a span of time, by when money was paid; `from` null: since ever. */
export async function sumsOfMember(
  db: Db,
  playerId: bigint,
  { from, until }: { readonly from: Date | null; readonly until: Date },
): Promise<MemberSums> {
  const { rows } = await db.query<MemberSums & Record<string, unknown>>(sql`
    select
      (select coalesce(sum(p.amount - p.recalled), 0)::bigint
        from cashier.deposit d join cashier.payment p on p.deposit_id = d.id
        where d.player_id = ${playerId} and p.state in ('CREDITED', 'RECALLED')
          and (${from}::timestamptz is null or p.paid_at >= ${from}) and p.paid_at < ${until}) as deposits,
      (select coalesce(sum(w.amount), 0)::bigint from cashier.withdrawal w
        where w.player_id = ${playerId} and w.state = 'PAID'
          and (${from}::timestamptz is null or w.finished_at >= ${from})
          and w.finished_at < ${until}) as withdrawals`);
  return rows[0] ?? { deposits: 0n, withdrawals: 0n };
}

/** Deposits and withdrawals of a member that are under way. */
export interface MemberOpen {
  readonly withdrawals: number;
  readonly withdrawalsAmount: bigint;
  /** Charges that can still be paid, and payments that people look at. */
  readonly deposits: number;
}

export async function openOfMember(db: Db, playerId: bigint): Promise<MemberOpen> {
  const { rows } = await db.query<MemberOpen & Record<string, unknown>>(sql`
    select
      (select count(*)::integer from cashier.deposit
        where player_id = ${playerId} and state in ('PENDING', 'HELD', 'REFUNDING')) as deposits,
      count(*)::integer as withdrawals, coalesce(sum(amount), 0)::bigint as "withdrawalsAmount"
    from cashier.withdrawal
    where player_id = ${playerId} and state in ('REQUESTED', 'REVIEW', 'APPROVED', 'SENDING')`);
  return rows[0] ?? { withdrawals: 0, withdrawalsAmount: 0n, deposits: 0 };
}

/** Money of a member that waits for two people. */
export interface MemberWaits {
  readonly id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** Withdrawals in review and Pix that are held. */
export async function waitingOfMember(
  db: Db,
  playerId: bigint,
): Promise<{ readonly withdrawals: MemberWaits[]; readonly payments: MemberWaits[] }> {
  type Row = MemberWaits & Record<string, unknown>;
  const [withdrawals, payments] = await Promise.all([
    db.query<Row>(sql`
      select id, amount, currency, created_at as at from cashier.withdrawal
      where player_id = ${playerId} and state = 'REVIEW' order by created_at, id`),
    db.query<Row>(sql`
      select p.end_to_end_id as id, p.amount - p.recalled as amount, p.currency, p.changed_at as at
      from cashier.deposit d join cashier.payment p on p.deposit_id = d.id
      where d.player_id = ${playerId} and p.state = 'HELD' order by p.changed_at`),
  ]);
  return { withdrawals: withdrawals.rows, payments: payments.rows };
}

const byTime = { at: 'created_at', id: 'id', type: 'uuid' } as const;

/** A deposit with the bank's number of its payment; null while nobody has paid. */
export type MemberDeposit = DepositRow & { readonly payment_id: string | null };

/** A page of a member's deposits, the latest first. */
export async function depositsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<MemberDeposit[]> {
  const { rows } = await db.query<MemberDeposit>(sql`
    select *, (
      select end_to_end_id from cashier.payment p where p.deposit_id = deposit.id
      order by paid_at limit 1
    ) as payment_id
    from cashier.deposit where player_id = ${playerId} and ${isBefore(place, byTime)}
    order by created_at desc, id desc limit ${place.limit}`);
  return rows;
}

/** A page of a member's withdrawals, the latest first. */
export async function withdrawalsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal where player_id = ${playerId} and ${isBefore(place, byTime)}
    order by created_at desc, id desc limit ${place.limit}`);
  return rows;
}

/** How money is called: by our id, or by an id of the bank. */
export interface MoneyName {
  readonly uuid: string | null;
  readonly bankId: string | null;
}

/** The deposits of a brand with that id, that charge at the bank, or that payment. */
export async function findDeposits(
  db: Db,
  merchant: string,
  { uuid, bankId }: MoneyName,
): Promise<DepositRow[]> {
  const { rows } = await db.query<DepositRow>(sql`
    select * from cashier.deposit
    where merchant_id = ${merchant} and id in (
      select id from cashier.deposit where id = ${uuid}::uuid
      union all select id from cashier.deposit where txid = ${bankId}
      union all select deposit_id from cashier.payment
        where end_to_end_id = ${bankId} and deposit_id is not null)`);
  return rows;
}

/** The withdrawals of a brand with that id, or that payout at the bank. */
export async function findWithdrawals(
  db: Db,
  merchant: string,
  { uuid, bankId }: MoneyName,
): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal
    where merchant_id = ${merchant} and id in (
      select id from cashier.withdrawal where id = ${uuid}::uuid
      union all select id from cashier.withdrawal where payout_id = ${bankId}
      union all select id from cashier.withdrawal where end_to_end_id = ${bankId})`);
  return rows;
}
