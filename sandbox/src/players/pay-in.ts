import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@arara/client';
import type { Wire } from './wire.ts';

const looks = 5;
const lookMs = 3_000;

/** Asks for a Pix charge, pays it at the test bank, and has the house ask the bank until it has heard of it. */
export async function payIn(
  { api, pay }: Wire,
  amount: string,
  signal?: AbortSignal,
): Promise<Answer<'deposit'>> {
  const charge = await api('createDeposit', { body: { amount }, idempotencyKey: randomUUID() });
  await pay(charge.brCode);
  const params = { id: charge.id };
  let seen = await api('checkDeposit', { params });
  for (let look = 0; seen.state === 'PENDING' && look < looks; look += 1) {
    await sleep(lookMs, undefined, { signal });
    seen = await api('checkDeposit', { params });
  }
  return seen;
}

/** Asks for a withdrawal to the key of the own CPF. */
export const payOut = ({ api }: Wire, amount: string): Promise<Answer<'createWithdrawal'>> =>
  api('createWithdrawal', { body: { amount }, idempotencyKey: randomUUID() });
