import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Money of a member that crossed the door of the house, at its own time; minor units. */
export interface MemberMove {
  readonly kind: 'deposit' | 'withdrawal' | 'refund';
  /** Of the deposit or the withdrawal; of a refund that of the deposit that it undoes. */
  readonly id: string;
  readonly amount: bigint;
  readonly at: Date;
}

/**
 * The moves of a member after an instant up to another, oldest first: deposits that were credited, by when they were
 * paid; withdrawals, by when they were asked for; payments that went back or were recalled.
 */
async function ofMember(db: Db, playerId: bigint, after: Date, until: Date): Promise<MemberMove[]> {
  const { rows } = await db.query<MemberMove & Record<string, unknown>>(sql`
    select 'deposit' as kind, id::text, paid_amount as amount, paid_at as at
    from cashier.deposit
    where player_id = ${playerId} and state = 'PAID' and paid_at > ${after} and paid_at <= ${until}
    union all
    select 'withdrawal', id::text, amount, created_at from cashier.withdrawal
    where player_id = ${playerId} and created_at > ${after} and created_at <= ${until}
    union all
    select 'refund', d.id::text, p.amount, p.paid_at
    from cashier.deposit d join cashier.payment p on p.deposit_id = d.id
    where d.player_id = ${playerId} and p.state in ('REFUNDING', 'REFUNDED')
      and p.paid_at > ${after} and p.paid_at <= ${until}
    union all
    select 'refund', d.id::text, r.amount, r.seen_at
    from cashier.deposit d join cashier.payment p on p.deposit_id = d.id
    join cashier.recall r on r.end_to_end_id = p.end_to_end_id
    where d.player_id = ${playerId} and r.seen_at > ${after} and r.seen_at <= ${until}
    order by at, id`);
  return rows;
}

/** The own time of a deposit or withdrawal by its id: when it was paid, or asked for; null where it is none. */
async function timeOf(db: Db, id: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(sql`
    select coalesce(
      (select paid_at from cashier.deposit where id = ${id}::uuid),
      (select created_at from cashier.withdrawal where id = ${id}::uuid)) as at`);
  return rows[0]?.at ?? null;
}

/** The members of a brand who paid in or asked for money in a span, in the order of their ids. */
async function movers(db: Db, merchant: string, from: Date, until: Date): Promise<bigint[]> {
  const { rows } = await db.query<{ player: bigint }>(sql`
    select player_id as player from cashier.deposit
    where merchant_id = ${merchant} and state = 'PAID' and paid_at >= ${from} and paid_at <= ${until}
    union
    select player_id from cashier.withdrawal
    where merchant_id = ${merchant} and created_at >= ${from} and created_at <= ${until}
    union
    select d.player_id from cashier.payment p join cashier.deposit d on d.id = p.deposit_id
    where d.merchant_id = ${merchant} and p.state in ('REFUNDING', 'REFUNDED')
      and p.changed_at >= ${from}
    order by player`);
  return rows.map(({ player }) => player);
}

/** Questions of the risk desk about money that crossed the door of the house. */
export const createMoves = (read: Db) => ({
  timeOf: (id: string) => timeOf(read, id),
  ofMember: (playerId: bigint, after: Date, until: Date) => ofMember(read, playerId, after, until),
  movers: (merchant: string, from: Date, until: Date) => movers(read, merchant, from, until),
});
