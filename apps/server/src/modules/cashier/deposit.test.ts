import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { periodAt } from '../../platform/calendar.ts';
import { untilParams } from '../../platform/until.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, noIdNumber, openCashierHouse } from './testing/cashier-house.ts';

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
    reason: {
      code: 'deposit.limit.reached',
      detail: { field: 'amount', params: { context: 'until', left: 'R$\u00a010,00' } },
    },
  });
  const until = periodAt('America/Sao_Paulo', 'day', house.clock.now()).end.toISOString();
  expect(await call(house.cashier.routes, 'cashierOptions', id)).toMatchObject({
    deposit: { limit: { period: 'day', left: '10.00', until } },
  });
});

test('the latest charge that can still be paid is named until it is paid or its time is over', async () => {
  const id = await player();
  const named = async () => {
    const options = await call<{ deposit: { open: object | null } }>(
      house.cashier.routes,
      'cashierOptions',
      id,
    );
    return options.deposit.open;
  };
  expect(await named()).toBeNull();
  await house.deposit(await player(), '70.00');
  expect(await named()).toBeNull();
  const first = await house.deposit(id, '50.00');
  house.clock.advance(1_000);
  const second = await house.deposit(id, '20.00');
  const { id: secondId, expiresAt } = second;
  expect(await named()).toEqual({ id: secondId, amount: '20.00', expiresAt });
  await house.pay({ brCode: second.brCode });
  await house.tick();
  expect(await named()).toMatchObject({ id: first.id, amount: '50.00' });
  house.clock.advance(16 * minute);
  expect(await named()).toBeNull();
});

test('a pause refuses new charges, and what arrives meanwhile goes back', async () => {
  const id = await player();
  const made = await house.deposit(id, '50.00');
  await call(house.compliance.routes, 'pauseAccount', id, { body: { hours: 24 } });
  const until = new Date(house.clock.now().getTime() + 24 * 3_600_000);
  await expect(house.deposit(id, '50.00')).rejects.toMatchObject({
    code: 'deposit.blocked',
    detail: { params: untilParams(until, 'pt-BR', 'America/Sao_Paulo') },
  });
  await house.pay({ brCode: made.brCode });
  await house.tick();
  expect(await house.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'account.paused',
  });
  expect(await call(house.cashier.routes, 'cashierOptions', id)).toMatchObject({
    deposit: { blocked: 'paused', blockedUntil: until.toISOString() },
  });
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
