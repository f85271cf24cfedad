import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import * as rows from '../payment-password.repository.ts';

/** The proof of a payment: the hash that the typed text matched, null where none is set. */
export interface PaymentProof {
  readonly hash: string | null;
}

const field = 'paymentPassword';

/**
 * Judges the payment password of a member who has set one; throws `payment.password.required`,
 * `payment.password.wrong`, `payment.password.locked` after five wrong ones, or
 * `payment.password.held` for a day after a forgotten one was set anew. It opens nothing but the way out of
 * money, and has its own lock.
 */
export async function provePayment(
  deps: IdentityDeps,
  playerId: bigint,
  typed = '',
): Promise<PaymentProof> {
  const db = deps.database.read;
  const hash = await rows.findPaymentHash(db, playerId);
  if (hash === null) return { hash };
  await judgePayment(deps, playerId, hash, typed, field);
  const until = await rows.paymentWaitsUntil(db, playerId);
  const leftMs = (until?.getTime() ?? 0) - deps.clock.now().getTime();
  if (leftMs > 0) {
    const hours = Math.ceil(leftMs / 3_600_000);
    throw new AppError('payment.password.held', { params: { hours } });
  }
  return { hash };
}

/** Throws where the password is another one by now; none comes until the transaction ends. */
export async function lockPaymentProof(
  tx: Tx,
  playerId: bigint,
  { hash }: PaymentProof,
): Promise<void> {
  if (!(await rows.lockPaymentHash(tx, playerId, hash))) throw wrongPayment(field);
}

/** Judges the text that was typed against the hash; each wrong one is a try of five. */
export async function judgePayment(
  deps: IdentityDeps,
  playerId: bigint,
  hash: string,
  typed: string,
  where: string,
): Promise<void> {
  if (typed === '') throw new AppError('payment.password.required', { field: where });
  const counted = await deps.paymentTries.take(`payment:${playerId}`);
  if (!(await deps.passwords.verify(hash, typed))) {
    await counted.failed();
    throw wrongPayment(where);
  }
  await counted.succeeded();
}

/** The refusal of a payment password, at the field where it was typed. */
export const wrongPayment = (where: string) =>
  new AppError('payment.password.wrong', { field: where });
