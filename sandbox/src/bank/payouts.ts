import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { notifyPayout } from './deliveries.ts';
import { endToEndId, returnId } from './ids.ts';
import { Problem } from './problem.ts';
import { readSwitches } from './switches.ts';

export interface PayoutRow {
  readonly id: string;
  readonly end_to_end_id: string;
  readonly amount: bigint;
  readonly key: string;
  readonly id_number: string;
  readonly status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO';
  readonly reason: string | null;
  readonly requested_at: Date;
  readonly settled_at: Date | null;
  readonly return_id: string | null;
  readonly return_reason: string | null;
  readonly returned_at: Date | null;
}

export interface PayoutRequest {
  readonly id: string;
  readonly amount: bigint;
  readonly key: string;
  readonly idNumber: string;
}

const listMax = 100;

/** Sends a Pix to a key; a repeat of the same id answers the same payout and sends nothing. */
export async function putPayout(tx: Tx, request: PayoutRequest, now: Date): Promise<PayoutRow> {
  const { settleMs } = await readSwitches(tx);
  const { rows } = await tx.query<PayoutRow>(sql`
    insert into sandbox.payout (id, end_to_end_id, amount, key, id_number, status, requested_at,
      settle_at)
    values (${request.id}, ${endToEndId(now)}, ${request.amount}, ${request.key},
      ${request.idNumber}, 'EM_PROCESSAMENTO', ${now}, ${new Date(now.getTime() + settleMs)})
    on conflict (id) do nothing
    returning *`);
  const row = rows[0] ?? (await readPayout(tx, request.id));
  if (row === null) throw new Error('a payout vanished between two statements');
  if (row.amount === request.amount && row.key === request.key) return row;
  throw new Problem(409, 'PayoutConflitante', 'O id do envio já existe com outros dados.');
}

export async function readPayout(db: Db, id: string): Promise<PayoutRow | null> {
  const { rows } = await db.query<PayoutRow>(sql`select * from sandbox.payout where id = ${id}`);
  return rows[0] ?? null;
}

/** Payouts, newest first. */
export async function lastPayouts(db: Db): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(
    sql`select * from sandbox.payout order by requested_at desc limit ${listMax}`,
  );
  return rows;
}

/** Payouts whose money came back in the span, oldest first. */
export async function returnedPayouts(db: Db, from: Date, to: Date): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(sql`
    select * from sandbox.payout where returned_at between ${from} and ${to}
    order by returned_at limit ${listMax}`);
  return rows;
}

/** The bank of the beneficiary sends a paid payout back, as happens with closed accounts. */
export async function returnPayout(
  tx: Tx,
  id: string,
  reason: string,
  now: Date,
): Promise<PayoutRow | null> {
  const { rows } = await tx.query<PayoutRow>(sql`
    update sandbox.payout
    set return_id = ${returnId(now)}, return_reason = ${reason}, returned_at = ${now}
    where id = ${id} and status = 'REALIZADO' and returned_at is null
    returning *`);
  const row = rows[0];
  if (row === undefined) return null;
  await notifyPayout(tx, row.id, now);
  return row;
}
