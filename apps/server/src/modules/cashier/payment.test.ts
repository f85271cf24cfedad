import { randomUUID } from 'node:crypto';
import { money } from '@arara/money';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openCashierProgram, otherCpf, ownCpf } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const minute = 60_000;
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(() => program.switches(calmBank));
afterEach(() => program.requireSound());
afterAll(() => program.close());

const player = () => program.openPlayer();

test('the same webhook fifty times, in batches and out of order, credits once', async () => {
  const [one, two] = [await player(), await player()];
  const [first, second] = [
    await program.deposit(one, '30.00'),
    await program.deposit(two, '40.00'),
  ];
  await program.switches({ webhook: 'off' });
  const a = { endToEndId: await program.pay({ brCode: first.brCode }) };
  const b = { endToEndId: await program.pay({ brCode: second.brCode }) };
  const bodies = [{ pix: [a, b] }, { pix: [b, a, a] }, { pix: [a] }, { pix: [b, b] }];
  const told = await Promise.all(
    Array.from({ length: 50 }, (_, place) => program.tell(bodies[place % bodies.length] ?? {})),
  );
  expect(new Set(told)).toEqual(new Set([200]));
  expect(await program.cashOf(one)).toBe(3_000n);
  expect(await program.cashOf(two)).toBe(4_000n);
});

test('a forged webhook credits nothing', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const forged = 'E9999901020261121000000000000000'.slice(0, 32);
  expect(await program.tell({ pix: [{ endToEndId: forged, txid: 'x', valor: '50.00' }] })).toBe(
    200,
  );
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await program.cashOf(id)).toBe(0n);
});

test.each([
  [{ pix: 'x' }, 400],
  [{ pix: [{ endToEndId: 'short' }] }, 400],
  [{}, 200],
])('webhook %j is answered %s', async (body, status) => {
  expect(await program.tell(body)).toBe(status);
});

test('a payer with another CPF gets the money back, and nothing is credited', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'payer.other',
  });
  expect(await program.inSuspense()).toBe(5_000n);
  await program.runJobs();
  await program.tick();
  await program.runJobs(program.cashier, true);
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
  expect(await program.inSuspense()).toBe(0n);
  expect(await program.cashOf(id)).toBe(0n);
});

test('refunding fifty times at once sends the money back once', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await program.tick();
  await program.runFifty('cashier.refund', { endToEndId });
  await program.tick();
  await program.runFifty('cashier.refund', { endToEndId });
  const payment = await program.bank.payment(endToEndId);
  expect(payment?.refunds).toHaveLength(1);
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
  program.planned.length = 0;
});

test('a refund that the bank cannot send waits for a person', async () => {
  await program.switches({ refunds: 'refuse' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await program.tick();
  await program.runJobs();
  await program.tick();
  await program.runJobs(program.cashier, true);
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'HELD',
    reason: 'refund.failed',
  });
  expect(await program.inSuspense()).toBe(5_000n);
});

test('a payer that the bank hides is known by its filter, else the money is held', async () => {
  await program.switches({ payer: 'hidden' });
  const id = await player();
  const own = await program.deposit(id, '50.00');
  await program.pay({ brCode: own.brCode });
  await program.tick();
  expect(await program.readDeposit(id, own.id)).toMatchObject({ state: 'PAID' });
  const strange = await program.deposit(id, '60.00');
  const endToEndId = await program.pay({ brCode: strange.brCode, payerCpf: otherCpf });
  await program.tick();
  expect(await program.readDeposit(id, strange.id)).toMatchObject({
    state: 'HELD',
    reason: 'payer.unknown',
  });
  const before = await program.inSuspense();
  await Promise.all(
    Array.from({ length: 20 }, () => program.byHand.releasePayment(byAna(endToEndId))),
  );
  expect(await program.readDeposit(id, strange.id)).toMatchObject({ state: 'PAID' });
  expect(await program.cashOf(id)).toBe(11_000n);
  expect(before - (await program.inSuspense())).toBe(6_000n);
});

test('a held payment can be sent back by a person', async () => {
  await program.switches({ payer: 'hidden' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode: made.brCode, payerCpf: otherCpf });
  await program.tick();
  await program.byHand.refundPayment(byAna(endToEndId));
  await program.runJobs(program.cashier, true);
  await program.tick();
  await program.runJobs(program.cashier, true);
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED' });
});

test('another amount is credited as it came, and told', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode, amount: '49.99' });
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'PAID',
    amount: '50.00',
    paidAmount: '49.99',
    reason: 'amount.differs',
  });
  expect(await program.cashOf(id)).toBe(4_999n);
});

test('a second payment of one charge goes back, the first stays', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode });
  await program.pay({ brCode: made.brCode });
  await program.tick();
  await program.runJobs();
  await program.tick();
  await program.runJobs(program.cashier, true);
  const shown = await program.readDeposit(id, made.id);
  expect(shown.state).toBe('PAID');
  expect(shown.timeline.at(-1)?.note).toContain('segundo pagamento');
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('a Pix that no deposit asked for goes back', async () => {
  const before = await program.inSuspense();
  const txid = randomUUID().replaceAll('-', '');
  await program.bank.createCharge({
    txid,
    amount: money(1_000n, 'BRL'),
    idNumber: ownCpf,
    name: 'x',
    expiresSeconds: 60,
    message: 'x',
  });
  const endToEndId = await program.pay({ txid });
  await program.tick();
  expect(await program.inSuspense()).toBe(before + 1_000n);
  await program.runJobs();
  await program.tick();
  await program.runJobs(program.cashier, true);
  expect(await program.inSuspense()).toBe(before);
  expect((await program.bank.payment(endToEndId))?.refunds).toMatchObject([{ status: 'done' }]);
});

test('the bank is told again where to call, when it calls somebody who may be gone', async () => {
  const ours = await program.bank.webhookUrl();
  await program.bank.registerWebhook('http://127.0.0.1:9/gone');
  const job = program.cashier.jobs?.find(({ name }) => name === 'cashier.webhook');
  await job?.run({});
  expect(await program.bank.webhookUrl()).toBe(ours);
});

test('a lost webhook is made up for by the round', async () => {
  await program.switches({ webhook: 'off' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode });
  await Promise.all([program.cashier.service.sweep(), program.cashier.service.sweep()]);
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PAID' });
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('a charge that was paid in time does not expire, though nobody told', async () => {
  await program.switches({ webhook: 'off' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode });
  program.clock.advance(30 * 24 * 60 * minute);
  await program.cashier.service.sweep();
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PAID' });
});

test('more than the limit allows goes back', async () => {
  const id = await player();
  await runSetLimit(program, id, 'deposit', 'day', 100_00n);
  const made = await program.deposit(id, '90.00');
  await program.pay({ brCode: made.brCode, amount: '150.00' });
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'limit.reached',
  });
  program.planned.length = 0;
});

test('a Pix that was taken back for fraud becomes a debt and blocks deposits', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const endToEndId = await program.pay({ brCode: made.brCode });
  await program.tick();
  await program.stake(id, 4_000n);
  await program.recall(endToEndId);
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDED',
    reason: 'recalled',
  });
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 4_000n });
  await expect(program.deposit(id, '50.00')).rejects.toMatchObject({ code: 'deposit.blocked' });
  await program.prize(id, 10_000n);
  const out = await program.withdraw(id, '60.00');
  expect(out.state).toBe('APPROVED');
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 0n, held: 6_000n });
  program.planned.length = 0;
});

test('what the bank holds is what the ledger says', async () => {
  for (let round = 0; round < 3; round += 1) {
    await program.cashier.service.sweep();
    await program.runJobs(program.cashier, true);
    await program.tick();
  }
  expect(await program.atBank()).toBe(await program.moneyAtBank());
});
