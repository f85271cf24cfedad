import { randomUUID } from 'node:crypto';
import { money } from '@arara/money';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openCashierHouse, otherCpf, ownCpf } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const minute = 60_000;
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(() => house.switches(calmBank));
afterEach(() => house.requireSound());
afterAll(() => house.close());

const player = () => house.openPlayer();

test('the same webhook fifty times, in batches and out of order, credits once', async () => {
  const [one, two] = [await player(), await player()];
  const [first, second] = [await house.deposit(one, '30.00'), await house.deposit(two, '40.00')];
  await house.switches({ webhook: 'off' });
  const a = { endToEndId: await house.pay({ brCode: first.brCode }) };
  const b = { endToEndId: await house.pay({ brCode: second.brCode }) };
  const bodies = [{ pix: [a, b] }, { pix: [b, a, a] }, { pix: [a] }, { pix: [b, b] }];
  const told = await Promise.all(
    Array.from({ length: 50 }, (_, place) => house.tell(bodies[place % bodies.length] ?? {})),
  );
  expect(new Set(told)).toEqual(new Set([200]));
  expect(await house.cashOf(one)).toBe(3_000n);
  expect(await house.cashOf(two)).toBe(4_000n);
});

test('a forged webhook credits nothing', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const forged = 'E9999901020261121000000000000000'.slice(0, 32);
  expect(await house.tell({ pix: [{ endToEndId: forged, txid: 'x', valor: '50.00' }] })).toBe(200);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await house.cashOf(id)).toBe(0n);
});

test.each([
  [{ pix: 'x' }, 400],
  [{ pix: [{ endToEndId: 'short' }] }, 400],
  [{}, 200],
])('webhook %j is answered %s', async (body, status) => {
  expect(await house.tell(body)).toBe(status);
});

test('a payer with another CPF gets the money back, and nothing is credited', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'payer.other',
  });
  expect(await house.inSuspense()).toBe(5_000n);
  await house.runJobs();
  await house.tick();
  await house.runJobs(house.cashier, true);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
  expect(await house.inSuspense()).toBe(0n);
  expect(await house.cashOf(id)).toBe(0n);
});

test('refunding fifty times at once sends the money back once', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await house.tick();
  await house.runFifty('cashier.refund', { endToEndId });
  await house.tick();
  await house.runFifty('cashier.refund', { endToEndId });
  const payment = await house.bank.payment(endToEndId);
  expect(payment?.refunds).toHaveLength(1);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
  house.planned.length = 0;
});

test('a refund that the bank cannot send waits for a person', async () => {
  await house.switches({ refunds: 'refuse' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await house.tick();
  await house.runJobs();
  await house.tick();
  await house.runJobs(house.cashier, true);
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'HELD',
    reason: 'refund.failed',
  });
  expect(await house.inSuspense()).toBe(5_000n);
});

test('a payer that the bank hides is known by its filter, else the money is held', async () => {
  await house.switches({ payer: 'hidden' });
  const id = await player();
  const own = await house.deposit(id, '50.00');
  await house.pay({ brCode: own.brCode });
  await house.tick();
  expect(await house.readDeposit(id, own.id)).toMatchObject({ state: 'PAID' });
  const strange = await house.deposit(id, '60.00');
  const endToEndId = await house.pay({ brCode: strange.brCode, payerCpf: otherCpf });
  await house.tick();
  expect(await house.readDeposit(id, strange.id)).toMatchObject({
    state: 'HELD',
    reason: 'payer.unknown',
  });
  const before = await house.inSuspense();
  await Promise.all(
    Array.from({ length: 20 }, () => house.byHand.releasePayment(byAna(endToEndId))),
  );
  expect(await house.readDeposit(id, strange.id)).toMatchObject({ state: 'PAID' });
  expect(await house.cashOf(id)).toBe(11_000n);
  expect(before - (await house.inSuspense())).toBe(6_000n);
});

test('a held payment can be sent back by a person', async () => {
  await house.switches({ payer: 'hidden' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await house.tick();
  await house.byHand.refundPayment(byAna(endToEndId));
  await house.runJobs(house.cashier, true);
  await house.tick();
  await house.runJobs(house.cashier, true);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
});

test('another amount is credited as it came, and told', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode, amount: '49.99' });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'PAID',
    amount: '50.00',
    paidAmount: '49.99',
    reason: 'amount.differs',
  });
  expect(await house.cashOf(id)).toBe(4_999n);
});

test('a second payment of one charge goes back, the first stays', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode });
  await house.pay({ brCode: made.brCode });
  await house.tick();
  await house.runJobs();
  await house.tick();
  await house.runJobs(house.cashier, true);
  const shown = await house.readDeposit(id, made.id);
  expect(shown.state).toBe('PAID');
  expect(shown.timeline.at(-1)?.note).toContain('segundo pagamento');
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('a Pix that no deposit asked for goes back', async () => {
  const before = await house.inSuspense();
  const txid = randomUUID().replaceAll('-', '');
  await house.bank.createCharge({
    txid,
    amount: money(1_000n, 'BRL'),
    idNumber: ownCpf,
    name: 'x',
    expiresSeconds: 60,
    message: 'x',
  });
  const endToEndId = await house.pay({ txid });
  await house.tick();
  expect(await house.inSuspense()).toBe(before + 1_000n);
  await house.runJobs();
  await house.tick();
  await house.runJobs(house.cashier, true);
  expect(await house.inSuspense()).toBe(before);
  expect((await house.bank.payment(endToEndId))?.refunds).toMatchObject([{ status: 'done' }]);
});

test('the bank is told again where to call, when it calls somebody who may be gone', async () => {
  const ours = await house.bank.webhookUrl();
  await house.bank.registerWebhook('http://127.0.0.1:9/gone');
  const job = house.cashier.jobs?.find(({ name }) => name === 'cashier.webhook');
  await job?.run({});
  expect(await house.bank.webhookUrl()).toBe(ours);
});

test('a lost webhook is made up for by the round', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode });
  await Promise.all([house.cashier.service.sweep(), house.cashier.service.sweep()]);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PAID' });
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('a charge that was paid in time does not expire, though nobody told', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode });
  house.clock.advance(30 * 24 * 60 * minute);
  await house.cashier.service.sweep();
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PAID' });
});

test('more than the limit allows goes back', async () => {
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 100_00n);
  const made = await house.deposit(id, '90.00');
  await house.pay({ brCode: made.brCode, amount: '150.00' });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'limit.reached',
  });
  house.planned.length = 0;
});

test('a Pix that was taken back for fraud becomes a debt and blocks deposits', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode });
  await house.tick();
  await house.stake(id, 4_000n);
  await house.recall(endToEndId);
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDED',
    reason: 'recalled',
  });
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 4_000n });
  await expect(house.deposit(id, '50.00')).rejects.toMatchObject({ code: 'deposit.blocked' });
  await house.prize(id, 10_000n);
  const out = await house.withdraw(id, '60.00');
  expect(out.state).toBe('APPROVED');
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 0n, held: 6_000n });
  house.planned.length = 0;
});

test('what the bank holds is what the ledger says', async () => {
  for (let round = 0; round < 3; round += 1) {
    await house.cashier.service.sweep();
    await house.runJobs(house.cashier, true);
    await house.tick();
  }
  expect(await house.atBank()).toBe(await house.moneyAtBank());
});
