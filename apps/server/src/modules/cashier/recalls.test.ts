import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierHouse, otherCpf } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(() => house.switches({ ...calmBank, webhook: 'off' }));
afterEach(async () => {
  await house.requireSound();
  await house.requireBankSound();
});
afterAll(() => house.close());

/** The bank tells of a payment, in several calls at once. */
async function tellAtOnce(endToEndId: string): Promise<void> {
  const body = { pix: [{ endToEndId }] };
  const told = await Promise.all(Array.from({ length: 8 }, () => house.tell(body)));
  expect(new Set(told)).toEqual(new Set([200]));
}

async function paid(amount: string, payer: object = {}) {
  const id = await house.openPlayer();
  const made = await house.deposit(id, amount);
  const endToEndId = await house.pay({ brCode: made.brCode, ...payer });
  await tellAtOnce(endToEndId);
  return { id, endToEndId, show: () => house.readDeposit(id, made.id) };
}

test('a credited Pix that is taken back in parts: each part once, whole only at the end', async () => {
  const { id, endToEndId, show } = await paid('700.00');
  await house.recall(endToEndId, '300.00');
  await tellAtOnce(endToEndId);
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 40_000n, debt: 0n });
  const half = await show();
  expect(half.state).toBe('PAID');
  expect(half.timeline.at(-1)?.note).toContain('uma parte');
  await house.recall(endToEndId, '400.00');
  await tellAtOnce(endToEndId);
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 0n });
  expect(await show()).toMatchObject({ state: 'REFUNDED', reason: 'recalled' });
});

test('two parts that are told together are both posted', async () => {
  const { id, endToEndId, show } = await paid('700.00');
  await house.recall(endToEndId, '300.00');
  await house.recall(endToEndId, '400.00');
  await tellAtOnce(endToEndId);
  expect(await house.cashOf(id)).toBe(0n);
  expect(await show()).toMatchObject({ state: 'REFUNDED' });
});

test('a part of what is to be sent back: the rest is sent', async () => {
  const before = await house.inSuspense();
  const { endToEndId, show } = await paid('700.00', { payerCpf: otherCpf });
  await house.recall(endToEndId, '300.00');
  await tellAtOnce(endToEndId);
  expect(await house.inSuspense()).toBe(before + 40_000n);
  await house.runAtOnce('cashier.refund', { endToEndId }, 6);
  await house.tick();
  await house.runAtOnce('cashier.refund', { endToEndId }, 6);
  expect(await show()).toMatchObject({ state: 'REFUNDED', reason: 'payer.other' });
  expect(await house.inSuspense()).toBe(before);
  house.planned.length = 0;
});

test('a part that nobody told of before the refund is learnt from the refusal', async () => {
  const before = await house.inSuspense();
  const { endToEndId, show } = await paid('700.00', { payerCpf: otherCpf });
  await house.recall(endToEndId, '300.00');
  await house.runJobs();
  expect(await house.inSuspense()).toBe(before + 40_000n);
  await house.runJobs();
  await house.tick();
  await house.runJobs(house.cashier, true);
  expect(await show()).toMatchObject({ state: 'REFUNDED' });
  expect(await house.inSuspense()).toBe(before);
});

test('a recall that nobody told of is found within a day, weeks after the payment', async () => {
  const { id, endToEndId, show } = await paid('70.00');
  house.clock.advance(30 * 24 * 3_600_000);
  await house.cashier.service.sweep();
  await house.recall(endToEndId, '30.00');
  await house.cashier.service.sweep();
  expect(await house.cashOf(id), 'once a day is enough').toBe(7_000n);
  house.clock.advance(24 * 3_600_000);
  await Promise.all(Array.from({ length: 3 }, () => house.cashier.service.sweep()));
  expect(await house.cashOf(id)).toBe(4_000n);
  expect(await show()).toMatchObject({ state: 'PAID' });
});

test('a part of what is held: a person releases what is left', async () => {
  await house.switches({ payer: 'hidden' });
  const { id, endToEndId, show } = await paid('700.00', { payerCpf: otherCpf });
  await house.recall(endToEndId, '300.00');
  await tellAtOnce(endToEndId);
  await house.byHand.releasePayment(byAna(endToEndId));
  expect(await house.cashOf(id)).toBe(40_000n);
  await house.recall(endToEndId);
  await tellAtOnce(endToEndId);
  expect(await house.cashOf(id)).toBe(0n);
  expect(await show()).toMatchObject({ state: 'REFUNDED', reason: 'recalled' });
});
