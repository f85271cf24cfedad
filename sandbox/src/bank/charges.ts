import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { brCodeOf } from './br-code.ts';
import { randomText } from './ids.ts';
import { Problem } from './problem.ts';

export interface ChargeRow {
  readonly txid: string;
  readonly location_token: string;
  readonly br_code: string;
  readonly key: string;
  readonly amount: bigint;
  readonly debtor_id_number: string | null;
  readonly debtor_name: string | null;
  readonly message: string | null;
  readonly status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  readonly revision: number;
  readonly expires_seconds: number;
  readonly created_at: Date;
}

export interface NewCharge {
  readonly txid: string;
  readonly key: string;
  readonly amount: bigint;
  readonly debtorIdNumber: string | null;
  readonly debtorName: string | null;
  readonly message: string | null;
  readonly expiresSeconds: number;
}

const openChargesMax = 50;

/** Makes a charge, or revises one that is still ATIVA; a repeat of the same changes nothing. */
export async function putCharge(db: Db, charge: NewCharge, now: Date): Promise<ChargeRow> {
  const token = randomText(32);
  const { rows } = await db.query<ChargeRow>(sql`
    insert into sandbox.charge (txid, location_token, br_code, key, amount, debtor_id_number,
      debtor_name, message, status, expires_seconds, created_at)
    values (${charge.txid}, ${token}, ${brCodeOf(token)}, ${charge.key}, ${charge.amount},
      ${charge.debtorIdNumber}, ${charge.debtorName}, ${charge.message}, 'ATIVA',
      ${charge.expiresSeconds}, ${now})
    on conflict (txid) do update set
      key = excluded.key, amount = excluded.amount, debtor_id_number = excluded.debtor_id_number,
      debtor_name = excluded.debtor_name, message = excluded.message,
      expires_seconds = excluded.expires_seconds,
      revision = charge.revision + (charge.amount <> excluded.amount)::integer
    where charge.status = 'ATIVA'
    returning *`);
  const row = rows[0];
  if (row === undefined) {
    throw new Problem(400, 'CobOperacaoInvalida', 'A cobrança já existe e não está ATIVA.', [
      { razao: 'A cobrança não está ATIVA.', propriedade: 'cob.txid', valor: charge.txid },
    ]);
  }
  return row;
}

export async function removeCharge(db: Db, txid: string): Promise<ChargeRow | null> {
  const { rows } = await db.query<ChargeRow>(sql`
    update sandbox.charge set status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revision = revision + 1
    where txid = ${txid} and status = 'ATIVA' returning *`);
  return rows[0] ?? null;
}

export async function readCharge(db: Db, txid: string): Promise<ChargeRow | null> {
  const { rows } = await db.query<ChargeRow>(
    sql`select * from sandbox.charge where txid = ${txid}`,
  );
  return rows[0] ?? null;
}

export async function readChargeByToken(db: Db, token: string): Promise<ChargeRow | null> {
  const { rows } = await db.query<ChargeRow>(
    sql`select * from sandbox.charge where location_token = ${token}`,
  );
  return rows[0] ?? null;
}

/** Charges that a customer could pay now, newest first. */
export async function openCharges(db: Db, now: Date): Promise<ChargeRow[]> {
  const { rows } = await db.query<ChargeRow>(sql`
    select * from sandbox.charge
    where status = 'ATIVA' and created_at + make_interval(secs => expires_seconds) > ${now}
    order by created_at desc limit ${openChargesMax}`);
  return rows;
}
