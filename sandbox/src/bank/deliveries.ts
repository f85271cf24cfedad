import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { request } from 'undici';
import { readSwitches } from './switches.ts';

const attemptsMax = 12;
const deliveryMs = 5_000;
const firstRetryMs = 1_000;
const longestRetryMs = 300_000;
const roundMax = 20;

interface DeliveryRow {
  readonly id: bigint;
  readonly url: string;
  readonly body: unknown;
  readonly attempts: number;
}

/** Tells the receiver that a Pix arrived or that a refund of it ended. */
export async function notifyPayment(
  tx: Tx,
  payment: {
    readonly end_to_end_id: string;
    readonly txid: string | null;
    readonly key: string;
    readonly amount: bigint;
    readonly paid_at: Date;
  },
  now: Date,
): Promise<void> {
  if (payment.txid === null) return;
  const pix = {
    endToEndId: payment.end_to_end_id,
    txid: payment.txid,
    chave: payment.key,
    horario: payment.paid_at.toISOString(),
  };
  await enqueue(tx, '/pix', { pix: [pix] }, now);
}

/** Tells the receiver that a payout ended or came back. */
export async function notifyPayout(tx: Tx, id: string, now: Date): Promise<void> {
  await enqueue(tx, '/pix', { payouts: [{ id }] }, now);
}

async function enqueue(tx: Tx, path: string, body: unknown, now: Date): Promise<void> {
  const { webhook } = await readSwitches(tx);
  if (webhook === 'off') return;
  await tx.query(sql`
    insert into sandbox.delivery (url, body, next_at)
    select url || ${path}, ${JSON.stringify(body)}::jsonb, ${now}
    from sandbox.webhook, generate_series(1, ${webhook === 'twice' ? 2 : 1})`);
}

/** Sends what is due, once each whatever the number of processes; returns how many it tried. */
export async function deliverDue(db: Db, now: Date): Promise<number> {
  const { rows } = await db.query<DeliveryRow>(sql`
    update sandbox.delivery
    set attempts = attempts + 1, next_at = ${new Date(now.getTime() + deliveryMs * 2)}
    where id in (
      select id from sandbox.delivery
      where done_at is null and next_at <= ${now} and attempts < ${attemptsMax}
      order by next_at limit ${roundMax} for update skip locked)
    returning id, url, body, attempts`);
  await Promise.all(rows.map((row) => deliver(db, row, now)));
  return rows.length;
}

async function deliver(db: Db, row: DeliveryRow, now: Date): Promise<void> {
  const taken = await post(row.url, row.body);
  const wait = Math.min(firstRetryMs * 2 ** (row.attempts - 1), longestRetryMs);
  await db.query(sql`
    update sandbox.delivery
    set done_at = ${taken ? now : null}, next_at = ${new Date(now.getTime() + wait)}
    where id = ${row.id}`);
}

async function post(url: string, body: unknown): Promise<boolean> {
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      headersTimeout: deliveryMs,
      bodyTimeout: deliveryMs,
    });
    await answer.body.dump();
    return answer.statusCode >= 200 && answer.statusCode < 300;
  } catch {
    return false;
  }
}
