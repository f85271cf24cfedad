import { generateCpf, isValidCpf, parseCpf } from '@brazilian-utils/brazilian-utils';
import { parseMoney } from '@arara/money';
import { transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { tokenInBrCode } from './br-code.ts';
import { readCharge, readChargeByToken } from './charges.ts';
import type { ChargeRow } from './charges.ts';
import { payCharge } from './payments.ts';
import type { PaymentRow } from './payments.ts';

/** `payerCpf: null` is a payer whose bank does not tell who it was. */
export const PayBody = z.strictObject({
  brCode: z.string().max(512).optional(),
  txid: z.string().max(35).optional(),
  payerCpf: z.string().max(14).nullable().optional(),
  amount: z.string().max(20).optional(),
});
export type PayBody = z.output<typeof PayBody>;

export type PayFault = 'request.invalid' | 'charge.not.found' | 'payer.invalid' | 'amount.invalid';
export type PayResult =
  | { readonly ok: true; readonly payment: PaymentRow; readonly charge: ChargeRow }
  | { readonly ok: false; readonly fault: PayFault };

/** A bank customer pays a code: by default as the person, and the amount, that the charge names. */
export async function payAsCustomer(pool: Pool, clock: Clock, body: PayBody): Promise<PayResult> {
  const charge = await findCharge(pool, body);
  if (charge === undefined) return { ok: false, fault: 'request.invalid' };
  if (charge === null) return { ok: false, fault: 'charge.not.found' };
  const payer = payerOf(body, charge);
  if (payer !== null && !isValidCpf(payer)) return { ok: false, fault: 'payer.invalid' };
  const amount = amountOf(body, charge);
  if (amount === null) return { ok: false, fault: 'amount.invalid' };
  const name = payer === charge.debtor_id_number ? charge.debtor_name : null;
  const payment = await transaction(pool, (tx) =>
    payCharge(tx, charge, { idNumber: payer, name }, amount, clock.now()),
  );
  return { ok: true, payment, charge };
}

async function findCharge(pool: Pool, body: PayBody): Promise<ChargeRow | null | undefined> {
  if (body.txid !== undefined && body.txid !== '') return readCharge(pool, body.txid);
  if (body.brCode === undefined || body.brCode.trim() === '') return undefined;
  const token = tokenInBrCode(body.brCode);
  return token === null ? null : readChargeByToken(pool, token);
}

/** A charge that names nobody is paid by a stranger. */
function payerOf(body: PayBody, charge: ChargeRow): string | null {
  if (body.payerCpf === null) return null;
  if (body.payerCpf === undefined || body.payerCpf === '') {
    return charge.debtor_id_number ?? generateCpf();
  }
  return parseCpf(body.payerCpf);
}

function amountOf(body: PayBody, charge: ChargeRow): bigint | null {
  if (body.amount === undefined || body.amount === '') return charge.amount;
  const parsed = parseMoney(body.amount, 'BRL');
  return parsed.ok && parsed.value.minor > 0n ? parsed.value.minor : null;
}
