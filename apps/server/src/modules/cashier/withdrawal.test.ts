import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { rightPassword } from '../../testing/money-program.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player, settle, heldBy: held } = program;
const minute = 60_000;
const byAna = (id: string) => ({ id, merchant: 'arara', by: 'ana' });
beforeEach(async () => {
  program.planned.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

test('what is asked for is held, sent to the own CPF, and paid once', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  expect(asked).toMatchObject({
    state: 'APPROVED',
    amount: '60.00',
    pixKeyMasked: '***.982.247-**',
    finishedAt: null,
  });
  expect(Date.parse(asked.promisedBy) - Date.parse(asked.createdAt)).toBe(120 * minute);
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 4_000n, held: 6_000n });
  await settle();
  const paid = await program.readWithdrawal(id, asked.id);
  expect(paid).toMatchObject({ state: 'PAID', endToEndId: expect.stringMatching(/^E\w{31}$/) });
  expect(paid.timeline.map(({ state }) => state)).toEqual([
    'REQUESTED',
    'APPROVED',
    'SENDING',
    'PAID',
  ]);
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 4_000n, held: 0n });
});

test('held money cannot be staked', async () => {
  const id = await player();
  await program.withdraw(id, '80.00');
  expect(await program.stake(id, 2_001n)).toMatchObject({ ok: false, refusal: 'exceeds_credits' });
  expect(await program.stake(id, 2_000n)).toMatchObject({ ok: true });
});

test('fifty clicks with one key are one withdrawal', async () => {
  const id = await player();
  const key = randomUUID();
  const asked = await Promise.all(
    Array.from({ length: 50 }, () => program.withdraw(id, '60.00', key)),
  );
  expect(new Set(asked.map((one) => one.id)).size).toBe(1);
  expect(await held(id)).toBe(6_000n);
  await expect(program.withdraw(id, '61.00', key)).rejects.toMatchObject({
    code: 'idempotency.conflict',
  });
});

test('fifty clicks with fifty keys are one withdrawal', async () => {
  const id = await player('1000.00');
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => program.withdraw(id, '20.00')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['withdrawal.pending']));
  expect(await held(id)).toBe(2_000n);
});

test('a withdrawal and stakes of everything at once never spend the same money', async () => {
  const id = await player();
  const [withdrawal, ...stakes] = await Promise.allSettled([
    program.withdraw(id, '100.00'),
    ...Array.from({ length: 20 }, () => program.stake(id, 10_000n)),
  ]);
  const staked = stakes.filter((one) => one.status === 'fulfilled' && one.value.ok).length;
  expect(staked + (withdrawal.status === 'fulfilled' ? 1 : 0)).toBe(1);
  expect(await program.cashOf(id)).toBe(0n);
});

test.each(['0', '-1.00', '1e3', '1.001', '99999999999999', 'R$ 5'])(
  'amount %j is refused and holds nothing',
  async (amount) => {
    const id = await player();
    await expect(program.withdraw(id, amount)).rejects.toMatchObject({
      code: expect.stringMatching(/^(amount\.invalid|withdrawal\.amount\.bounds)$/),
    });
    expect(await held(id)).toBe(0n);
  },
);

test('more than there is is refused with what there is', async () => {
  const id = await player();
  await expect(program.withdraw(id, '100.01')).rejects.toMatchObject({
    code: 'withdrawal.insufficient',
    detail: { params: { available: 'R$\u00a0100,00' } },
  });
  expect(await program.withdraw(id, '100.00')).toMatchObject({ state: 'APPROVED' });
});

test('excluded, paused and out of limits, a player still takes the money out', async () => {
  const id = await player();
  await runSetLimit(program, id, 'stake', 'day', 1n);
  await runSetLimit(program, id, 'time', 'day', 1n);
  await call(program.compliance.routes, 'pauseAccount', id, { body: { hours: 24 } });
  await call(program.compliance.routes, 'excludeAccount', id, {
    body: { months: 6, password: rightPassword },
  });
  const asked = await program.withdraw(id, '100.00');
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test.each([
  ['above the amount for review', '20000.01', 'review.amount', '30000.00'],
  ['at it', '20000.00', null, '30000.00'],
])('a withdrawal %s', async (_case, amount, reason, has) => {
  const id = await player(has);
  const asked = await program.withdraw(id, amount);
  expect(asked).toMatchObject({ state: reason === null ? 'APPROVED' : 'REVIEW', reason });
});

test('a marked account’s withdrawal waits for a person, who lets it go', async () => {
  const id = await player();
  program.marked.set(id, program.clock.now());
  const asked = await program.withdraw(id, '60.00');
  expect(asked).toMatchObject({ state: 'REVIEW', reason: 'review.account' });
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REVIEW' });
  await Promise.all(
    Array.from({ length: 20 }, () => program.byHand.approveWithdrawal(byAna(asked.id))),
  );
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('approved and refused at once, it has one end', async () => {
  const id = await player();
  program.marked.set(id, program.clock.now());
  const asked = await program.withdraw(id, '60.00');
  await Promise.all([
    ...Array.from({ length: 10 }, () => program.byHand.approveWithdrawal(byAna(asked.id))),
    ...Array.from({ length: 10 }, () => program.byHand.refuseWithdrawal(byAna(asked.id))),
  ]);
  await settle();
  const { state } = await program.readWithdrawal(id, asked.id);
  expect(['PAID', 'REFUSED']).toContain(state);
  expect(await program.cashOf(id)).toBe(state === 'PAID' ? 4_000n : 10_000n);
  expect(await held(id)).toBe(0n);
});

test('a refused withdrawal gives everything back', async () => {
  const id = await player();
  program.marked.set(id, program.clock.now());
  const asked = await program.withdraw(id, '60.00');
  await program.byHand.refuseWithdrawal(byAna(asked.id));
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REFUSED' });
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 10_000n, held: 0n });
  await program.byHand.approveWithdrawal(byAna(asked.id));
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REFUSED' });
});

test('the page of options says what can be taken out, and that one is under way', async () => {
  const id = await player();
  const options = () => call<{ withdrawal: object }>(program.cashier.routes, 'cashierOptions', id);
  expect((await options()).withdrawal).toMatchObject({
    available: '100.00',
    fee: '0.00',
    promiseMinutes: 120,
    pixKeyMasked: '***.982.247-**',
    blocked: null,
  });
  await program.withdraw(id, '60.00');
  expect((await options()).withdrawal).toMatchObject({ available: '40.00', blocked: 'pending' });
});

test('nobody sees the withdrawals of somebody else', async () => {
  const owner = await player();
  const stranger = await player();
  const asked = await program.withdraw(owner, '60.00');
  await expect(program.readWithdrawal(stranger, asked.id)).rejects.toMatchObject({
    code: 'withdrawal.not.found',
  });
  expect(await call(program.cashier.routes, 'withdrawals', stranger)).toEqual({
    withdrawals: [],
    nextCursor: null,
  });
});

test('the record of the account tells the whole way', async () => {
  const id = await player();
  await program.switches({ payouts: 'refuse' });
  await program.withdraw(id, '60.00');
  await settle();
  const record = await call<{ rows: { kind: string; amount: string }[] }>(
    program.wallet.routes,
    'memberTransactions',
    id,
    { query: { from: '2026-01-01', to: '2026-02-01', pageNo: 1, pageSize: 42 } },
  );
  expect(record.rows).toEqual([]);
  const { lines } = await program.ledger.statement({
    accountId: (await program.wallet.accountsOf(id)).cash,
    pageSize: 42,
  });
  expect(lines.map(({ code, change }) => [code, change])).toEqual([
    ['withdrawal_returned', 6_000n],
    ['withdrawal', -6_000n],
    ['deposit', 10_000n],
  ]);
});

test('what the bank holds is what the ledger says', async () => {
  await settle();
  program.clock.advance(10 * minute);
  await program.cashier.service.sweep();
  await settle();
  expect(await program.atBank()).toBe(await program.moneyAtBank());
});
