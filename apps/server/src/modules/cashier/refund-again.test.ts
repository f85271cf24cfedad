import { randomUUID } from 'node:crypto';
import { money } from '@arara/money';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierHouse, otherCpf, ownCpf } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(() => house.switches({ ...calmBank, webhook: 'off', refunds: 'refuse' }));
afterEach(async () => {
  house.planned.length = 0;
  await house.requireSound();
  await house.requireBankSound();
});
afterAll(() => house.close());

const tell = (endToEndId: string) => house.tell({ pix: [{ endToEndId }] });

/** Asks for the refund in many workers, lets the bank end it, and hears of it as often. */
async function refundMany(endToEndId: string): Promise<void> {
  await house.runAtOnce('cashier.refund', { endToEndId }, 6);
  await house.tick();
  await house.runAtOnce('cashier.refund', { endToEndId }, 6);
}

async function refundsOf(endToEndId: string) {
  return (await house.bank.payment(endToEndId))?.refunds.map(({ status }) => status);
}

test('a refund that failed is tried again when a person says so, and sent once', async () => {
  const id = await house.openPlayer();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await tell(endToEndId);
  await refundMany(endToEndId);
  await house.byHand.refundPayment(byAna(endToEndId));
  await refundMany(endToEndId);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'HELD' });
  await house.switches({ refunds: 'pay' });
  await Promise.all(
    Array.from({ length: 10 }, () => house.byHand.refundPayment(byAna(endToEndId))),
  );
  await refundMany(endToEndId);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
  expect(await refundsOf(endToEndId)).toEqual(['failed', 'failed', 'done']);
  expect(await house.inSuspense()).toBe(0n);
});

async function secondPayment() {
  const id = await house.openPlayer();
  const made = await house.deposit(id, '50.00');
  await tell(await house.pay({ brCode: made.brCode }));
  const second = await house.pay({ brCode: made.brCode });
  await tell(second);
  await refundMany(second);
  return { id, second, show: () => house.readDeposit(id, made.id) };
}

test('a second payment that could not be sent back can be sent back later', async () => {
  const { id, second, show } = await secondPayment();
  await house.switches({ refunds: 'pay' });
  await Promise.all(Array.from({ length: 10 }, () => house.byHand.refundPayment(byAna(second))));
  await refundMany(second);
  expect(await refundsOf(second)).toEqual(['failed', 'done']);
  expect(await show()).toMatchObject({ state: 'PAID' });
  expect(await house.cashOf(id)).toBe(5_000n);
  expect(await house.inSuspense()).toBe(0n);
});

test('a second payment that could not be sent back can be credited', async () => {
  const { id, second, show } = await secondPayment();
  await Promise.all(Array.from({ length: 10 }, () => house.byHand.releasePayment(byAna(second))));
  expect(await house.cashOf(id)).toBe(10_000n);
  expect((await show()).timeline.at(-1)?.note).toContain('liberado');
  expect(await house.inSuspense()).toBe(0n);
});

test('a Pix of nobody can be sent back again, and not be credited', async () => {
  const txid = randomUUID().replaceAll('-', '');
  const amount = money(1_000n, 'BRL');
  const who = { idNumber: ownCpf, name: 'x' };
  await house.bank.createCharge({ txid, amount, ...who, expiresSeconds: 60, message: 'x' });
  const endToEndId = await house.pay({ txid });
  await tell(endToEndId);
  await refundMany(endToEndId);
  expect(await house.byHand.releasePayment(byAna(endToEndId))).toEqual({
    decided: false,
    state: 'HELD',
  });
  await house.switches({ refunds: 'pay' });
  await house.byHand.refundPayment(byAna(endToEndId));
  await refundMany(endToEndId);
  expect(await refundsOf(endToEndId)).toEqual(['failed', 'done']);
  expect(await house.inSuspense()).toBe(0n);
});
