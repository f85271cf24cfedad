import { randomUUID } from 'node:crypto';
import type { CashierDeps } from './cashier.deps.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function newId(): string {
  return randomUUID();
}

/** Tells whether a text can be the id of a deposit or a withdrawal at all. */
export function isId(text: string): boolean {
  return uuidPattern.test(text);
}

/** Id of a charge or a payout at the bank: 32 hexadecimal digits that nobody can guess. */
export function newBankId({ random }: Pick<CashierDeps, 'random'>): string {
  return Buffer.from(random(16)).toString('hex');
}

/**
 * Id of the refund of a payment. Made from the payment, so that every try names the same one; only a
 * refund that the bank itself called failed is followed by another attempt, with its own number.
 */
export function refundIdOf(endToEndId: string, attempt: number): string {
  return attempt === 1 ? `R${endToEndId}` : `R${endToEndId}${attempt.toString(36)}`;
}
