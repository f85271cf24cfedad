import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { periodAt } from '../../platform/calendar.ts';
import { untilParams } from '../../platform/until.ts';
import { call } from '../../testing/call-route.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, noIdNumber, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const minute = 60_000;
beforeEach(() => program.switches(calmBank));
afterEach(() => program.requireSound());
afterAll(() => program.close());

const player = () => program.openPlayer();

test('a charge is paid, told, confirmed and credited once', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  expect(made).toMatchObject({ state: 'PENDING', amount: '50.00', receiver: 'ARARA SANDBOX' });
  await program.pay({ brCode: made.brCode });
  await program.tick();
  const paid = await program.readDeposit(id, made.id);
  expect(paid).toMatchObject({ state: 'PAID', paidAmount: '50.00', reason: null });
  expect(paid.timeline.map(({ state }) => state)).toEqual(['PENDING', 'PAID']);
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('its owner hears of it live, with the new balance', async () => {
  const id = await player();
  const made = await program.deposit(id, '20.00');
  await program.pay({ brCode: made.brCode });
  await program.tick();
  const { rows } = await program.owner.query<{ topic: string; payload: object }>(
    'select topic, payload from platform.event where audience = $1 order by seq',
    [`player:${id}`],
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['deposit', 'balance']);
  expect(rows[0]?.payload).toEqual({ id: made.id, state: 'PAID', amount: '20.00' });
  expect(rows[1]?.payload).toMatchObject({ sumBalance: '20.00' });
});

test('the player can ask the bank', async () => {
  await program.switches({ webhook: 'off' });
  const id = await player();
  const made = await program.deposit(id, '50.00');
  const check = () =>
    call<{ state: string }>(program.cashier.routes, 'checkDeposit', id, {
      params: { id: made.id },
    });
  expect((await check()).state).toBe('PENDING');
  await program.pay({ brCode: made.brCode });
  expect((await check()).state).toBe('PAID');
  const stranger = await player();
  await expect(
    call(program.cashier.routes, 'checkDeposit', stranger, { params: { id: made.id } }),
  ).rejects.toMatchObject({ code: 'deposit.not.found' });
});

test('a charge that nobody pays expires, and a late payment is credited all the same', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  program.clock.advance(16 * minute);
  await program.cashier.service.sweep();
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'EXPIRED' });
  await program.pay({ brCode: made.brCode });
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'PAID',
    reason: 'payment.late',
  });
  expect(await program.cashOf(id)).toBe(5_000n);
});

test('the same key gets the same deposit, another amount under it is refused', async () => {
  const id = await player();
  const key = randomUUID();
  const made = await Promise.all(
    Array.from({ length: 50 }, () => program.deposit(id, '50.00', key)),
  );
  expect(new Set(made.map((one) => one.id)).size).toBe(1);
  expect(new Set(made.map((one) => one.brCode)).size).toBe(1);
  await expect(program.deposit(id, '51.00', key)).rejects.toMatchObject({
    code: 'idempotency.conflict',
  });
});

test.each(['0', '0.00', '-5.00', '1e3', '5.001', '9007199254740993', '٥٠', '', ' 5', '5,00'])(
  'amount %j is refused and changes nothing',
  async (amount) => {
    const id = await player();
    await expect(program.deposit(id, amount)).rejects.toMatchObject({
      code: expect.stringMatching(/^(amount\.invalid|deposit\.amount\.bounds)$/),
    });
    expect(await call(program.cashier.routes, 'deposits', id)).toEqual({
      deposits: [],
      nextCursor: null,
    });
  },
);

test('bounds are told in the caller’s language', async () => {
  const id = await player();
  await expect(program.deposit(id, '0.50')).rejects.toMatchObject({
    code: 'deposit.amount.bounds',
    detail: { field: 'amount', params: { min: 'R$\u00a01,00', max: 'R$\u00a050.000,00' } },
  });
});

test('without a CPF there is no Pix, and the cashier says why', async () => {
  await program.database.transaction(async (tx) => {
    const wallet = { playerId: noIdNumber, merchant: 'arara', currency: 'BRL' } as const;
    await program.wallet.openAccounts(tx, wallet);
  });
  await expect(program.deposit(noIdNumber, '50.00')).rejects.toMatchObject({
    code: 'id.number.missing',
  });
  expect(await call(program.cashier.routes, 'cashierOptions', noIdNumber)).toMatchObject({
    payer: { idNumberMasked: null },
    deposit: { blocked: 'id_number' },
    withdrawal: { blocked: 'id_number', pixKeyMasked: null },
  });
  expect(await call(program.cashier.routes, 'cashierOptions', await player())).toMatchObject({
    deposit: { blocked: null },
    withdrawal: { blocked: null },
  });
});

test('a deposit limit is kept by fifty charges at once, before any code is shown', async () => {
  const id = await player();
  await runSetLimit(program, id, 'deposit', 'day', 100_00n);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => program.deposit(id, '30.00')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: {
      code: 'deposit.limit.reached',
      detail: { field: 'amount', params: { context: 'until', left: 'R$\u00a010,00' } },
    },
  });
  const until = periodAt('America/Sao_Paulo', 'day', program.clock.now()).end.toISOString();
  expect(await call(program.cashier.routes, 'cashierOptions', id)).toMatchObject({
    deposit: { limit: { period: 'day', left: '10.00', until } },
  });
});

test('the latest charge that can still be paid is named until it is paid or its time is over', async () => {
  const id = await player();
  const named = async () => {
    const options = await call<{ deposit: { open: object | null } }>(
      program.cashier.routes,
      'cashierOptions',
      id,
    );
    return options.deposit.open;
  };
  expect(await named()).toBeNull();
  await program.deposit(await player(), '70.00');
  expect(await named()).toBeNull();
  const first = await program.deposit(id, '50.00');
  program.clock.advance(1_000);
  const second = await program.deposit(id, '20.00');
  const { id: secondId, expiresAt } = second;
  expect(await named()).toEqual({ id: secondId, amount: '20.00', expiresAt });
  await program.pay({ brCode: second.brCode });
  await program.tick();
  expect(await named()).toMatchObject({ id: first.id, amount: '50.00' });
  program.clock.advance(16 * minute);
  expect(await named()).toBeNull();
});

test('a pause refuses new charges, and what arrives meanwhile goes back', async () => {
  const id = await player();
  const made = await program.deposit(id, '50.00');
  await call(program.compliance.routes, 'pauseAccount', id, { body: { hours: 24 } });
  const until = new Date(program.clock.now().getTime() + 24 * 3_600_000);
  await expect(program.deposit(id, '50.00')).rejects.toMatchObject({
    code: 'deposit.blocked',
    detail: { params: untilParams(until, 'pt-BR', 'America/Sao_Paulo') },
  });
  await program.pay({ brCode: made.brCode });
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({
    state: 'REFUNDING',
    reason: 'account.paused',
  });
  expect(await call(program.cashier.routes, 'cashierOptions', id)).toMatchObject({
    deposit: { blocked: 'paused', blockedUntil: until.toISOString() },
  });
  program.planned.length = 0;
});

test('nobody sees the deposits of somebody else', async () => {
  const owner = await player();
  const stranger = await player();
  const made = await program.deposit(owner, '50.00');
  await expect(program.readDeposit(stranger, made.id)).rejects.toMatchObject({
    code: 'deposit.not.found',
  });
  expect(await call(program.cashier.routes, 'deposits', stranger)).toMatchObject({ deposits: [] });
  await expect(program.readDeposit(owner, 'not-an-id')).rejects.toMatchObject({
    code: 'deposit.not.found',
  });
});

test('the list has pages that follow one another', async () => {
  const id = await player();
  for (let made = 0; made < 23; made += 1) {
    await program.deposit(id, '10.00');
    program.clock.advance(1000);
  }
  const first = await call<{ deposits: { id: string }[]; nextCursor: string }>(
    program.cashier.routes,
    'deposits',
    id,
  );
  const query = { cursor: first.nextCursor };
  const second = await call<{ deposits: { id: string }[]; nextCursor: string | null }>(
    program.cashier.routes,
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
    await program.cashier.service.sweep();
    await program.runJobs(program.cashier, true);
    await program.tick();
  }
  expect(await program.atBank()).toBe(await program.moneyAtBank());
});
