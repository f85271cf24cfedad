import { sql } from '@arara/postgres';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { waitersOf } from '../../testing/waiters.ts';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const { playerByPix: player, settle, heldBy: held } = house;
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(async () => {
  house.planned.length = 0;
  await house.switches(calmBank);
});
afterEach(() => house.requireSound());
afterAll(() => house.close());

test('an account that is blocked before the bank hears of its payout waits for a person', async () => {
  const id = await player('30000.00');
  const asked = await house.withdraw(id, '20000.01');
  await house.byHand.approveWithdrawal(byAna(asked.id));
  house.marked.set(id, house.clock.now());
  await settle();
  const stopped = await house.readWithdrawal(id, asked.id);
  expect(stopped).toMatchObject({ state: 'REVIEW', reason: 'review.account' });
  expect(stopped.timeline.map(({ state }) => state)).not.toContain('SENDING');
  expect(await held(id)).toBe(2_000_001n);
  await house.byHand.approveWithdrawal(byAna(asked.id));
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a person who let a block pass has not let the next one pass', async () => {
  const id = await player();
  house.marked.set(id, house.clock.now());
  const asked = await house.withdraw(id, '60.00');
  expect(asked).toMatchObject({ state: 'REVIEW', reason: 'review.account' });
  await house.byHand.approveWithdrawal(byAna(asked.id));
  house.clock.advance(1_000);
  house.marked.set(id, house.clock.now());
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REVIEW' });
  await house.byHand.approveWithdrawal(byAna(asked.id));
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a block that lands while the payout takes its turn stops it', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const turn = await house.database.transaction(async (tx) => {
    await tx.query(sql`select from cashier.withdrawal where id = ${asked.id}::uuid for update`);
    const running = house.runJobs();
    await expect.poll(() => waitersOf(tx), { timeout: 10_000 }).toBe(1);
    house.marked.set(id, house.clock.now());
    return { running };
  });
  await turn.running;
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'REVIEW',
    reason: 'review.account',
  });
  expect(await held(id)).toBe(6_000n);
});

test('an account that is blocked before its automatic payout gets the money back if refused', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  house.marked.set(id, house.clock.now());
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REVIEW' });
  await house.byHand.refuseWithdrawal(byAna(asked.id));
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REFUSED' });
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 10_000n, held: 0n });
});
