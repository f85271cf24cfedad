import { sql, transaction } from '@arara/postgres';
import type { Db, Pool, Tx } from '@arara/postgres';
import { notifyPayment, notifyPayout } from './deliveries.ts';
import { readPayment } from './payments.ts';
import { readSwitches } from './switches.ts';

const roundMax = 50;

/** True if anything waits to be settled or told: the one question of an idle bank. */
export async function anythingDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(sql`
    select exists (select from sandbox.payout where settle_at <= ${now})
      or exists (select from sandbox.refund where settle_at <= ${now})
      or exists (select from sandbox.delivery where done_at is null and next_at <= ${now}) as due`);
  return rows[0]?.due === true;
}

/** Ends payouts and refunds whose time has come; returns how many ended. */
export async function settleDue(pool: Pool, now: Date): Promise<number> {
  return transaction(pool, async (tx) => {
    const switches = await readSwitches(tx);
    const payouts = await settlePayouts(tx, switches.payouts === 'refuse', now);
    const refunds = await settleRefunds(tx, switches.refunds === 'refuse', now);
    return payouts + refunds;
  });
}

async function settlePayouts(tx: Tx, refuse: boolean, now: Date): Promise<number> {
  const [status, reason] = refuse
    ? ['NAO_REALIZADO', 'Conta do favorecido encerrada']
    : ['REALIZADO', null];
  const { rows } = await tx.query<{ id: string }>(sql`
    update sandbox.payout set status = ${status}, reason = ${reason}, settled_at = ${now},
      settle_at = null
    where id in (
      select id from sandbox.payout where settle_at <= ${now} and status = 'EM_PROCESSAMENTO'
      order by settle_at limit ${roundMax} for update skip locked)
    returning id`);
  for (const { id } of rows) await notifyPayout(tx, id, now);
  return rows.length;
}

async function settleRefunds(tx: Tx, refuse: boolean, now: Date): Promise<number> {
  const [status, reason] = refuse
    ? ['NAO_REALIZADO', 'Conta do pagador encerrada']
    : ['DEVOLVIDO', null];
  const { rows } = await tx.query<{ end_to_end_id: string }>(sql`
    update sandbox.refund set status = ${status}, reason = ${reason}, settled_at = ${now},
      settle_at = null
    where (end_to_end_id, id) in (
      select end_to_end_id, id from sandbox.refund
      where settle_at <= ${now} and status = 'EM_PROCESSAMENTO'
      order by settle_at limit ${roundMax} for update skip locked)
    returning end_to_end_id`);
  for (const row of rows) {
    const payment = await readPayment(tx, row.end_to_end_id);
    if (payment !== null) await notifyPayment(tx, payment, now);
  }
  return rows.length;
}
