import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierProgram, otherCpf } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(() => program.switches({ ...calmBank, webhook: 'off' }));
afterEach(async () => {
  await program.requireSound();
  await program.requireBankSound();
});
afterAll(() => program.close());

/** The bank tells of a payment, in several calls at once. */
async function tellAtOnce(endToEndId: string): Promise<void> {
  const body = { pix: [{ endToEndId }] };
  const told = await Promise.all(Array.from({ length: 8 }, () => program.tell(body)));
  expect(new Set(told)).toEqual(new Set([200]));
}

async function paid(amount: string, payer: object = {}) {
  const id = await program.openPlayer();
  const made = await program.deposit(id, amount);
  const endToEndId = await program.pay({ brCode: made.brCode, ...payer });
  await tellAtOnce(endToEndId);
  return { id, endToEndId, show: () => program.readDeposit(id, made.id) };
}

test('a credited Pix that is taken back in parts: each part once, whole only at the end', async () => {
  const { id, endToEndId, show } = await paid('700.00');
  await program.recall(endToEndId, '300.00');
  await tellAtOnce(endToEndId);
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 40_000n, debt: 0n });
  const half = await show();
  expect(half.state).toBe('PAID');
  expect(half.timeline.at(-1)?.note).toContain('uma parte');
  await program.recall(endToEndId, '400.00');
  await tellAtOnce(endToEndId);
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 0n });
  expect(await show()).toMatchObject({ state: 'REFUNDED', reason: 'recalled' });
});

test('two parts that are told together are both posted', async () => {
  const { id, endToEndId, show } = await paid('700.00');
  await program.recall(endToEndId, '300.00');
  await program.recall(endToEndId, '400.00');
  await tellAtOnce(endToEndId);
  expect(await program.cashOf(id)).toBe(0n);
  expect(await show()).toMatchObject({ state: 'REFUNDED' });
});

test('a part of what is to be sent back: the rest is sent', async () => {
  const before = await program.inSuspense();
  const { endToEndId, show } = await paid('700.00', { payerCpf: otherCpf });
  await program.recall(endToEndId, '300.00');
  await tellAtOnce(endToEndId);
  expect(await program.inSuspense()).toBe(before + 40_000n);
  await program.runAtOnce('cashier.refund', { endToEndId }, 6);
  await program.tick();
  await program.runAtOnce('cashier.refund', { endToEndId }, 6);
  expect(await show()).toMatchObject({ state: 'REFUNDED', reason: 'payer.other' });
  expect(await program.inSuspense()).toBe(before);
  program.planned.length = 0;
});

test('a part that nobody told of before the refund is learnt from the refusal', async () => {
  const before = await program.inSuspense();
  const { endToEndId, show } = await paid('700.00', { payerCpf: otherCpf });
  await program.recall(endToEndId, '300.00');
  await program.runJobs();
  expect(await program.inSuspense()).toBe(before + 40_000n);
  await program.runJobs();
  await program.tick();
  await program.runJobs(program.cashier, true);
  expect(await show()).toMatchObject({ state: 'REFUNDED' });
  expect(await program.inSuspense()).toBe(before);
});

test('a recall that nobody told of is found within a day, weeks after the payment', async () => {
  const { id, endToEndId, show } = await paid('70.00');
  program.clock.advance(30 * 24 * 3_600_000);
  await program.cashier.service.sweep();
  await program.recall(endToEndId, '30.00');
  await program.cashier.service.sweep();
  expect(await program.cashOf(id), 'once a day is enough').toBe(7_000n);
  program.clock.advance(24 * 3_600_000);
  await Promise.all(Array.from({ length: 3 }, () => program.cashier.service.sweep()));
  expect(await program.cashOf(id)).toBe(4_000n);
  expect(await show()).toMatchObject({ state: 'PAID' });
});

test('a part of what is held: a person releases what is left', async () => {
  await program.switches({ payer: 'hidden' });
  const { id, endToEndId, show } = await paid('700.00', { payerCpf: otherCpf });
  await program.recall(endToEndId, '300.00');
  await tellAtOnce(endToEndId);
  await program.byHand.releasePayment(byAna(endToEndId));
  expect(await program.cashOf(id)).toBe(40_000n);
  await program.recall(endToEndId);
  await tellAtOnce(endToEndId);
  expect(await program.cashOf(id)).toBe(0n);
  expect(await show()).toMatchObject({ state: 'REFUNDED', reason: 'recalled' });
});
