import { raw, sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PaymentRow } from '../payment.repository.ts';
import type { WithdrawalRow } from '../withdrawal.repository.ts';

/** Lines of a page of a queue. */
export const queuePage = 50;

/** A payout that the bank has not answered for so long is unknown. */
const unknownMs = 5 * 60_000;
/** So long a payout that came back is shown. */
const returnedMs = 72 * 3_600_000;

export type WithdrawalQueue = 'review' | 'unknown' | 'returned';

const waitsOf = (queue: WithdrawalQueue, now: Date) =>
  ({
    review: sql`state = 'REVIEW'`,
    unknown: sql`state = 'SENDING'
      and coalesce(sent_at, created_at) < ${new Date(now.getTime() - unknownMs)}`,
    returned: sql`state = 'RETURNED'
      and finished_at > ${new Date(now.getTime() - returnedMs)}`,
  })[queue];

/** Withdrawals of a queue, the oldest first, after one of them. */
export async function listQueue(
  db: Db,
  merchant: string,
  { queue, after, now }: { queue: WithdrawalQueue; after: string | null; now: Date },
): Promise<WithdrawalRow[]> {
  const { rows } = await db.query<WithdrawalRow>(sql`
    select * from cashier.withdrawal
    where merchant_id = ${merchant} and ${waitsOf(queue, now)}
      and (${after}::uuid is null or (created_at, id) > (
        select created_at, id from cashier.withdrawal
        where id = ${after}::uuid and merchant_id = ${merchant}))
    order by created_at, id limit ${queuePage + 1}`);
  return rows;
}

export interface QueueCount {
  readonly count: number;
  readonly oldest: Date | null;
}

const nothing: QueueCount = { count: 0, oldest: null };

export async function countQueue(
  db: Db,
  merchant: string,
  queue: WithdrawalQueue,
  now: Date,
): Promise<QueueCount> {
  const since = raw(queue === 'returned' ? 'finished_at' : 'created_at');
  const { rows } = await db.query<QueueCount & Record<string, unknown>>(sql`
    select count(*)::integer as count, min(${since}) as oldest from cashier.withdrawal
    where merchant_id = ${merchant} and ${waitsOf(queue, now)}`);
  return rows[0] ?? nothing;
}

export type PaymentQueue = 'held' | 'refunding';

const stateOf = { held: 'HELD', refunding: 'REFUNDING' } as const;

export interface WaitingPayment extends PaymentRow {
  readonly changed_at: Date;
}

/** A place in a list of payments, which stays where the payment leaves the list. */
export type PaymentPlace = Pick<WaitingPayment, 'changed_at' | 'end_to_end_id'>;

/** Payments of a queue, the oldest first, after a place: a merchant's, and those of no deposit. */
export async function listPayments(
  db: Db,
  merchant: string,
  { queue, after }: { queue: PaymentQueue; after: PaymentPlace | null },
): Promise<WaitingPayment[]> {
  const { rows } = await db.query<WaitingPayment>(sql`
    select p.* from cashier.payment p left join cashier.deposit d on d.id = p.deposit_id
    where p.state = ${stateOf[queue]} and (d.id is null or d.merchant_id = ${merchant})
      and (${after === null} or (p.changed_at, p.end_to_end_id) >
        (${after?.changed_at ?? null}::timestamptz, ${after?.end_to_end_id ?? null}::text))
    order by p.changed_at, p.end_to_end_id limit ${queuePage + 1}`);
  return rows;
}

export async function countPayments(
  db: Db,
  merchant: string,
  queue: PaymentQueue,
): Promise<QueueCount> {
  const { rows } = await db.query<QueueCount & Record<string, unknown>>(sql`
    select count(*)::integer as count, min(p.changed_at) as oldest
    from cashier.payment p left join cashier.deposit d on d.id = p.deposit_id
    where p.state = ${stateOf[queue]} and (d.id is null or d.merchant_id = ${merchant})`);
  return rows[0] ?? nothing;
}

/** A payment of a merchant, or of no deposit. */
export async function readPayment(
  db: Db,
  merchant: string,
  id: string,
): Promise<WaitingPayment | null> {
  const { rows } = await db.query<WaitingPayment>(sql`
    select p.* from cashier.payment p left join cashier.deposit d on d.id = p.deposit_id
    where p.end_to_end_id = ${id} and (d.id is null or d.merchant_id = ${merchant})`);
  return rows[0] ?? null;
}

/** The amount that a player asked for from an instant up to one of their requests, refused and failed ones left out. */
export async function askedUntil(
  db: Db,
  { player_id: playerId, created_at: at, id }: WithdrawalRow,
  since: Date,
): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.withdrawal
    where player_id = ${playerId} and created_at >= ${since} and created_at <= ${at}
      and (state not in ('FAILED', 'REFUSED') or id = ${id}::uuid)`);
  return rows[0]?.amount ?? 0n;
}

export type EarlierWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'amount' | 'state' | 'created_at' | 'finished_at'
> & { readonly decided_by: string | null };

const earlierShown = 10;

/** The last withdrawals of a player before one of them, with the people who decided. */
export async function listEarlier(
  db: Db,
  { player_id: playerId, created_at: at, id }: WithdrawalRow,
): Promise<EarlierWithdrawal[]> {
  const { rows } = await db.query<EarlierWithdrawal & Record<string, unknown>>(sql`
    select w.id, w.amount, w.state, w.created_at, w.finished_at, (
      select s.decided_by from cashier.step s
      where s.subject_id = w.id and s.decided_by is not null order by s.id desc limit 1
    ) as decided_by
    from cashier.withdrawal w
    where w.player_id = ${playerId} and (w.created_at, w.id) < (${at}, ${id}::uuid)
    order by w.created_at desc, w.id desc limit ${earlierShown}`);
  return rows;
}

/** How many withdrawals of a player were paid before an instant. */
export async function countPaid(db: Db, playerId: bigint, before: Date): Promise<number> {
  const { rows } = await db.query<{ paid: number }>(sql`
    select count(*)::integer as paid from cashier.withdrawal
    where player_id = ${playerId} and state = 'PAID' and created_at < ${before}`);
  return rows[0]?.paid ?? 0;
}

export interface PaidDeposit {
  readonly id: string;
  readonly amount: bigint;
  readonly paid_at: Date;
}

export interface PaidDeposits {
  readonly count: number;
  readonly amount: bigint;
  readonly latest: readonly PaidDeposit[];
}

const depositsShown = 10;

/** The credited deposits of a player in a span of time. */
export async function depositsBetween(
  db: Db,
  playerId: bigint,
  from: Date,
  until: Date,
): Promise<PaidDeposits> {
  const { rows } = await db.query<PaidDeposit & { count: number; sum: bigint }>(sql`
    select id, paid_amount as amount, paid_at, count(*) over ()::integer as count,
      (sum(paid_amount) over ())::bigint as sum
    from cashier.deposit
    where player_id = ${playerId} and state = 'PAID' and paid_at >= ${from} and paid_at <= ${until}
    order by paid_at desc, id limit ${depositsShown}`);
  const [first] = rows;
  return { count: first?.count ?? 0, amount: first?.sum ?? 0n, latest: rows };
}

export interface DayMoney {
  readonly deposits: bigint;
  readonly withdrawalsPaid: bigint;
  readonly firstDeposits: number;
}

/** The money of a merchant in a half-open span: what came in, what was paid out, and who deposited for the first time. */
export async function moneyBetween(
  db: Db,
  merchant: string,
  from: Date,
  until: Date,
): Promise<DayMoney> {
  const { rows } = await db.query<DayMoney & Record<string, unknown>>(sql`
    with paid as materialized (
      select player_id, paid_amount from cashier.deposit
      where merchant_id = ${merchant} and state = 'PAID' and paid_at >= ${from} and paid_at < ${until}
    )
    select coalesce((select sum(paid_amount) from paid), 0)::bigint as deposits,
      coalesce((
        select sum(amount) from cashier.withdrawal
        where merchant_id = ${merchant} and state = 'PAID'
          and finished_at >= ${from} and finished_at < ${until}
      ), 0)::bigint as "withdrawalsPaid",
      (select count(*) from (select distinct player_id from paid) p where not exists (
        select from cashier.deposit d
        where d.player_id = p.player_id and d.state = 'PAID' and d.paid_at < ${from}
      ))::integer as "firstDeposits"`);
  return rows[0] ?? { deposits: 0n, withdrawalsPaid: 0n, firstDeposits: 0 };
}
