import { randomUUID } from 'node:crypto';
import { money } from '@arara/money';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierProgram, otherCpf, ownCpf } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(() => program.switches({ ...calmBank, webhook: 'off', refunds: 'refuse' }));
afterEach(async () => {
  program.planned.length = 0;
  await program.requireSound();
  await program.requireBankSound();
});
afterAll(() => program.close());

const tell = (endToEndId: string) => program.tell({ pix: [{ endToEndId }] });

/** Asks for the refund in many workers, lets the bank end it, and hears of it as often. */
async function refundMany(endToEndId: string): Promise<void> {
  await program.runAtOnce('cashier.refund', { endToEndId }, 6);
  await program.tick();
  await program.runAtOnce('cashier.refund', { endToEndId }, 6);
}

async function refundsOf(endToEndId: string) {
  return (await program.bank.payment(endToEndId))?.refunds.map(({ status }) => status);
}

test('a refund that failed is tried again when a person says so, and sent once', async () => {
  const id = await program.openPlayer();
  const made = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await tell(endToEndId);
  await refundMany(endToEndId);
  await program.byHand.refundPayment(byAna(endToEndId));
  await refundMany(endToEndId);
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'HELD' });
  await program.switches({ refunds: 'pay' });
  await Promise.all(
    Array.from({ length: 10 }, () => program.byHand.refundPayment(byAna(endToEndId))),
  );
  await refundMany(endToEndId);
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
  expect(await refundsOf(endToEndId)).toEqual(['failed', 'failed', 'done']);
  expect(await program.inSuspense()).toBe(0n);
});

async function secondPayment() {
  const id = await program.openPlayer();
  const made = await program.deposit(id, '50.00');
  await tell(await program.pay({ brCode: made.brCode }));
  const second = await program.pay({ brCode: made.brCode });
  await tell(second);
  await refundMany(second);
  return { id, second, show: () => program.readDeposit(id, made.id) };
}

test('a second payment that could not be sent back can be sent back later', async () => {
  const { id, second, show } = await secondPayment();
  await program.switches({ refunds: 'pay' });
  await Promise.all(Array.from({ length: 10 }, () => program.byHand.refundPayment(byAna(second))));
  await refundMany(second);
  expect(await refundsOf(second)).toEqual(['failed', 'done']);
  expect(await show()).toMatchObject({ state: 'PAID' });
  expect(await program.cashOf(id)).toBe(5_000n);
  expect(await program.inSuspense()).toBe(0n);
});

test('a second payment that could not be sent back can be credited', async () => {
  const { id, second, show } = await secondPayment();
  await Promise.all(Array.from({ length: 10 }, () => program.byHand.releasePayment(byAna(second))));
  expect(await program.cashOf(id)).toBe(10_000n);
  expect((await show()).timeline.at(-1)?.note).toContain('liberado');
  expect(await program.inSuspense()).toBe(0n);
});

test('a Pix of nobody can be sent back again, and not be credited', async () => {
  const txid = randomUUID().replaceAll('-', '');
  const amount = money(1_000n, 'BRL');
  const who = { idNumber: ownCpf, name: 'x' };
  await program.bank.createCharge({ txid, amount, ...who, expiresSeconds: 60, message: 'x' });
  const endToEndId = await program.pay({ txid });
  await tell(endToEndId);
  await refundMany(endToEndId);
  expect(await program.byHand.releasePayment(byAna(endToEndId))).toEqual({
    decided: false,
    state: 'HELD',
  });
  await program.switches({ refunds: 'pay' });
  await program.byHand.refundPayment(byAna(endToEndId));
  await refundMany(endToEndId);
  expect(await refundsOf(endToEndId)).toEqual(['failed', 'done']);
  expect(await program.inSuspense()).toBe(0n);
});
