import { randomUUID } from 'node:crypto';
import { money } from '@arara/money';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import {
  calmBank,
  noIdNumber,
  openApp,
  openCashierHouse,
  otherCpf,
  ownCpf,
} from './testing/cashier-house.ts';

const house = await openCashierHouse();
const minute = 60_000;
beforeEach(() => house.switches(calmBank));
afterEach(() => house.requireSound());
afterAll(() => house.close());

const player = () => house.openPlayer();

test('a charge is paid, told, confirmed and credited once', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  expect(made).toMatchObject({ state: 'PENDING', amount: '50.00', receiver: 'ARARA SANDBOX' });
  await house.pay({ brCode: made.brCode });
  await house.tick();
  const paid = await house.readDeposit(id, made.id);
  expect(paid).toMatchObject({ state: 'PAID', paidAmount: '50.00', reason: null });
  expect(paid.timeline.map(({ state }) => state)).toEqual(['PENDING', 'PAID']);
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('its owner hears of it live, with the new balance', async () => {
  const id = await player();
  const made = await house.deposit(id, '20.00');
  await house.pay({ brCode: made.brCode });
  await house.tick();
  const { rows } = await house.database.pool.query<{ topic: string; payload: object }>(
    'select topic, payload from platform.event where audience = $1 order by seq',
    [`player:${id}`],
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['deposit', 'balance']);
  expect(rows[0]?.payload).toEqual({ id: made.id, state: 'PAID', amount: '20.00' });
  expect(rows[1]?.payload).toMatchObject({ sumBalance: '20.00' });
});

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
  const refund = house.cashier.jobs?.find(({ name }) => name === 'cashier.refund');
  await Promise.all(Array.from({ length: 50 }, () => refund?.run({ endToEndId })));
  await house.tick();
  await Promise.all(Array.from({ length: 50 }, () => refund?.run({ endToEndId })));
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
    Array.from({ length: 20 }, () => house.cashier.service.releasePayment(endToEndId)),
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
  await house.cashier.service.refundPayment(endToEndId);
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

test('a lost webhook is made up for by the round', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await house.pay({ brCode: made.brCode });
  await Promise.all([house.cashier.service.sweep(), house.cashier.service.sweep()]);
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PAID' });
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('the player can ask the bank', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const check = () =>
    call<{ state: string }>(house.cashier.routes, 'checkDeposit', id, { params: { id: made.id } });
  expect((await check()).state).toBe('PENDING');
  await house.pay({ brCode: made.brCode });
  expect((await check()).state).toBe('PAID');
  const stranger = await player();
  await expect(
    call(house.cashier.routes, 'checkDeposit', stranger, { params: { id: made.id } }),
  ).rejects.toMatchObject({ code: 'deposit.not.found' });
});

test('a charge that nobody pays expires, and a late payment is credited all the same', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  house.clock.advance(16 * minute);
  await house.cashier.service.sweep();
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'EXPIRED' });
  await house.pay({ brCode: made.brCode });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'PAID',
    reason: 'payment.late',
  });
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

test('the same key gets the same deposit, another amount under it is refused', async () => {
  const id = await player();
  const key = randomUUID();
  const made = await Promise.all(Array.from({ length: 50 }, () => house.deposit(id, '50.00', key)));
  expect(new Set(made.map((one) => one.id)).size).toBe(1);
  expect(new Set(made.map((one) => one.brCode)).size).toBe(1);
  await expect(house.deposit(id, '51.00', key)).rejects.toMatchObject({
    code: 'idempotency.conflict',
  });
});

test.each(['0', '0.00', '-5.00', '1e3', '5.001', '9007199254740993', '٥٠', '', ' 5', '5,00'])(
  'amount %j is refused and changes nothing',
  async (amount) => {
    const id = await player();
    await expect(house.deposit(id, amount)).rejects.toMatchObject({
      code: expect.stringMatching(/^(amount\.invalid|deposit\.amount\.bounds)$/),
    });
    expect(await call(house.cashier.routes, 'deposits', id)).toEqual({
      deposits: [],
      nextCursor: null,
    });
  },
);

test('bounds are told in the caller’s language', async () => {
  const id = await player();
  await expect(house.deposit(id, '0.50')).rejects.toMatchObject({
    code: 'deposit.amount.bounds',
    detail: { field: 'amount', params: { min: 'R$\u00a01,00', max: 'R$\u00a050.000,00' } },
  });
});

test('without a CPF there is no Pix', async () => {
  await house.database.transaction(async (tx) => {
    const wallet = { playerId: noIdNumber, merchant: 'arara', currency: 'BRL' } as const;
    await house.wallet.openAccounts(tx, wallet);
  });
  await expect(house.deposit(noIdNumber, '50.00')).rejects.toMatchObject({
    code: 'id.number.missing',
  });
});

test('a deposit limit is kept by fifty charges at once, before any code is shown', async () => {
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 100_00n);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => house.deposit(id, '30.00')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: { code: 'deposit.limit.reached', detail: { field: 'amount' } },
  });
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

test('a pause refuses new charges, and what arrives meanwhile goes back', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await call(house.compliance.routes, 'pauseAccount', id, { body: { hours: 24 } });
  await expect(house.deposit(id, '50.00')).rejects.toMatchObject({ code: 'deposit.blocked' });
  await house.pay({ brCode: made.brCode });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'account.paused',
  });
  expect(await call(house.cashier.routes, 'cashierOptions', id)).toMatchObject({
    deposit: { blocked: 'paused' },
  });
  house.planned.length = 0;
});

test('a bank that is down is told, leaves no deposit open, and frees the key', async () => {
  await house.switches({ charges: 'down' });
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 60_00n);
  const key = randomUUID();
  await expect(house.deposit(id, '50.00', key)).rejects.toMatchObject({ code: 'bank.unavailable' });
  await house.switches({ charges: 'open' });
  expect(await house.deposit(id, '50.00', key)).toMatchObject({ state: 'PENDING' });
});

test('killed between writing and asking the bank: the repeat asks for the same charge', async () => {
  const id = await player();
  const key = randomUUID();
  const killed = house.cashierWith({ createCharge: () => Promise.reject(new Error('killed')) });
  await expect(house.deposit(id, '50.00', key, killed)).rejects.toThrow('killed');
  const made = await house.deposit(id, '50.00', key);
  expect(made.brCode).not.toBe('');
  expect(await call(house.cashier.routes, 'deposits', id)).toMatchObject({
    deposits: [{ id: made.id }],
  });
});

test('killed after the bank made the charge: the repeat gets its code', async () => {
  const id = await player();
  const key = randomUUID();
  const killed = house.cashierWith({
    createCharge: async (charge) => {
      await house.bank.createCharge(charge);
      throw new Error('killed');
    },
  });
  await expect(house.deposit(id, '50.00', key, killed)).rejects.toThrow('killed');
  const made = await house.deposit(id, '50.00', key);
  await house.pay({ brCode: made.brCode });
  await house.tick();
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('an attempt that was killed and never repeated is given up, its limit freed', async () => {
  const id = await player();
  await runSetLimit(house, id, 'deposit', 'day', 50_00n);
  const killed = house.cashierWith({ createCharge: () => Promise.reject(new Error('killed')) });
  await expect(house.deposit(id, '50.00', randomUUID(), killed)).rejects.toThrow('killed');
  await expect(house.deposit(id, '50.00')).rejects.toMatchObject({ code: 'deposit.limit.reached' });
  house.clock.advance(16 * minute);
  await house.cashier.service.sweep();
  expect(await house.deposit(id, '50.00')).toMatchObject({ state: 'PENDING' });
});

test('killed while taking a payment in: nothing is half done, the next look credits', async () => {
  await house.switches({ webhook: 'off' });
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode });
  const body = { pix: [{ endToEndId }] };
  await house.whileLedgerDies(async () => expect(await house.tell(body)).toBe(500));
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'PENDING' });
  expect(await house.tell(body)).toBe(200);
  expect(await house.cashOf(id)).toBe(5_000n);
});

test('a bank that cannot be asked makes the webhook come again', async () => {
  const endToEndId = 'E9999901020261121000011111111111';
  const deaf = house.cashierWith({
    payment: () => Promise.reject(new BankError('unknown', 'no answer')),
  });
  const app = await openApp();
  for (const plugin of deaf.plugins ?? []) await app.register(async (scope) => plugin(scope));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cashier/pix/webhook',
    payload: { pix: [{ endToEndId }] },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ success: false, errorCode: 'bank.unavailable' });
  await app.close();
});

test('a Pix that was taken back for fraud becomes a debt and blocks deposits', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  const endToEndId = await house.pay({ brCode: made.brCode });
  await house.tick();
  await house.stake(id, 4_000n);
  await house.app.inject({ method: 'POST', url: '/sandbox/bank/recall', payload: { id: endToEndId } });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({ state: 'REFUNDED', reason: 'recalled' });
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 4_000n });
  await expect(house.deposit(id, '50.00')).rejects.toMatchObject({ code: 'deposit.blocked' });
  await house.prize(id, 10_000n);
  const out = await house.withdraw(id, '60.00');
  expect(out.state).toBe('APPROVED');
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 0n, debt: 0n, held: 6_000n });
  house.planned.length = 0;
});

test('nobody sees the deposits of somebody else', async () => {
  const owner = await player();
  const stranger = await player();
  const made = await house.deposit(owner, '50.00');
  await expect(house.readDeposit(stranger, made.id)).rejects.toMatchObject({
    code: 'deposit.not.found',
  });
  expect(await call(house.cashier.routes, 'deposits', stranger)).toMatchObject({ deposits: [] });
  await expect(house.readDeposit(owner, 'not-an-id')).rejects.toMatchObject({
    code: 'deposit.not.found',
  });
});

test('the list has pages that follow one another', async () => {
  const id = await player();
  for (let made = 0; made < 23; made += 1) {
    await house.deposit(id, '10.00');
    house.clock.advance(1000);
  }
  const first = await call<{ deposits: { id: string }[]; nextCursor: string }>(
    house.cashier.routes,
    'deposits',
    id,
  );
  const query = { cursor: first.nextCursor };
  const second = await call<{ deposits: { id: string }[]; nextCursor: string | null }>(
    house.cashier.routes,
    'deposits',
    id,
    { query },
  );
  const ids = [...first.deposits, ...second.deposits].map((one) => one.id);
  expect(ids).toHaveLength(23);
  expect(new Set(ids).size).toBe(23);
  expect(second.nextCursor).toBeNull();
});

test('what the bank holds is what the ledger says', async () => {
  for (let round = 0; round < 3; round += 1) {
    await house.cashier.service.sweep();
    await house.runJobs(house.cashier, true);
    await house.tick();
  }
  expect(await house.atBank()).toBe(await house.moneyAtBank());
});
