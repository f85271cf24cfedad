import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { newYork } from '../../testing/money-program.ts';
import { openCashierProgram } from './testing/cashier-program.ts';

/** More than a person looks at on one day lets a withdrawal wait; days are those of the brand. */
const program = await openCashierProgram();
afterAll(() => program.close());

async function withdraw(playerId: bigint, merchant: string): Promise<string | null> {
  const session = { playerId, merchant, currency: 'BRL' };
  const { reason } = await call<{ reason: string | null }>(
    program.cashier.routes,
    'createWithdrawal',
    playerId,
    {
      caller: { merchant, language: 'pt-BR', session },
      body: { amount: '20000.00' },
      idempotencyKey: randomUUID(),
    },
  );
  // As if the bank had paid it: a member has one open at a time.
  await program.owner.query(
    `update cashier.withdrawal set state = 'PAID', finished_at = created_at`,
  );
  return reason;
}

async function rich(merchant: string): Promise<bigint> {
  const id = await program.openPlayer(null, merchant);
  await program.fund(id, 100_000_000n);
  return id;
}

test.each([
  ['2025-03-09T05:00:00Z', '2025-03-10T04:00:00Z'],
  ['2025-11-02T04:00:00Z', '2025-11-03T05:00:00Z'],
])('the day in New York that begins at %s ends at %s', async (first, next) => {
  await program.owner.query(
    `update cashier.setting set review_day_above = 4000000 where merchant_id = 'default'`,
  );
  const [there, here] = [await rich(newYork.merchant), await rich('arara')];
  const both = async (iso: string) => {
    program.clock.set(iso);
    return [await withdraw(there, newYork.merchant), await withdraw(here, 'arara')];
  };
  const last = new Date(Date.parse(next) - 1).toISOString();
  expect(await both(first)).toEqual([null, null]);
  expect(await both(first)).toEqual([null, null]);
  // The day in Brazil began an hour or two before and ended meanwhile.
  expect(await both(last)).toEqual(['review.day', null]);
  expect(await both(next)).toEqual([null, null]);
  expect(await both(next)).toEqual([null, 'review.day']);
});
