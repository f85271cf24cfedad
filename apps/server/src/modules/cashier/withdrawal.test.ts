import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { call } from '../../testing/call-route.ts';
import { rightPassword } from '../../testing/money-house.ts';
import { runSetLimit } from '../compliance/testing/calls.ts';
import type { Cashier } from './index.ts';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const second = 1_000;
const minute = 60 * second;
beforeEach(async () => {
  house.planned.length = 0;
  await house.switches(calmBank);
});
afterEach(() => house.requireSound());
afterAll(() => house.close());

/** A player with money that really came in by Pix, so that the bank has what it pays out. */
async function player(amount = '100.00'): Promise<bigint> {
  const id = await house.openPlayer();
  const made = await house.deposit(id, amount);
  await house.pay({ brCode: made.brCode });
  await house.tick();
  return id;
}

/** Lets everything that is planned and due happen, as far as it goes. */
async function settle(by: Cashier = house.cashier): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await house.runJobs(by, true);
    await house.tick();
  }
}

const held = async (id: bigint) => (await house.wallet.balanceOf(id)).held;

test('what is asked for is held, sent to the own CPF, and paid once', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  expect(asked).toMatchObject({
    state: 'APPROVED',
    amount: '60.00',
    pixKeyMasked: '***.982.247-**',
    finishedAt: null,
  });
  expect(Date.parse(asked.promisedBy) - Date.parse(asked.createdAt)).toBe(120 * minute);
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 4_000n, held: 6_000n });
  await settle();
  const paid = await house.readWithdrawal(id, asked.id);
  expect(paid).toMatchObject({ state: 'PAID', endToEndId: expect.stringMatching(/^E\w{31}$/) });
  expect(paid.timeline.map(({ state }) => state)).toEqual([
    'REQUESTED',
    'APPROVED',
    'SENDING',
    'PAID',
  ]);
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 4_000n, held: 0n });
});

test('held money cannot be staked', async () => {
  const id = await player();
  await house.withdraw(id, '80.00');
  expect(await house.stake(id, 2_001n)).toMatchObject({ ok: false, refusal: 'exceeds_credits' });
  expect(await house.stake(id, 2_000n)).toMatchObject({ ok: true });
});

test('fifty clicks with one key are one withdrawal', async () => {
  const id = await player();
  const key = randomUUID();
  const asked = await Promise.all(Array.from({ length: 50 }, () => house.withdraw(id, '60.00', key)));
  expect(new Set(asked.map((one) => one.id)).size).toBe(1);
  expect(await held(id)).toBe(6_000n);
  await expect(house.withdraw(id, '61.00', key)).rejects.toMatchObject({
    code: 'idempotency.conflict',
  });
});

test('fifty clicks with fifty keys are one withdrawal', async () => {
  const id = await player('1000.00');
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => house.withdraw(id, '20.00')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['withdrawal.pending']));
  expect(await held(id)).toBe(2_000n);
});

test('a withdrawal and stakes of everything at once never spend the same money', async () => {
  const id = await player();
  const [withdrawal, ...stakes] = await Promise.allSettled([
    house.withdraw(id, '100.00'),
    ...Array.from({ length: 20 }, () => house.stake(id, 10_000n)),
  ]);
  const staked = stakes.filter((one) => one.status === 'fulfilled' && one.value.ok).length;
  expect(staked + (withdrawal.status === 'fulfilled' ? 1 : 0)).toBe(1);
  expect(await house.cashOf(id)).toBe(0n);
});

test.each(['0', '-1.00', '1e3', '1.001', '99999999999999', 'R$ 5'])(
  'amount %j is refused and holds nothing',
  async (amount) => {
    const id = await player();
    await expect(house.withdraw(id, amount)).rejects.toMatchObject({
      code: expect.stringMatching(/^(amount\.invalid|withdrawal\.amount\.bounds)$/),
    });
    expect(await held(id)).toBe(0n);
  },
);

test('more than there is is refused with what there is', async () => {
  const id = await player();
  await expect(house.withdraw(id, '100.01')).rejects.toMatchObject({
    code: 'withdrawal.insufficient',
    detail: { params: { available: 'R$\u00a0100,00' } },
  });
  expect(await house.withdraw(id, '100.00')).toMatchObject({ state: 'APPROVED' });
});

test('excluded, paused and out of limits, a player still takes the money out', async () => {
  const id = await player();
  await runSetLimit(house, id, 'stake', 'day', 1n);
  await runSetLimit(house, id, 'time', 'day', 1n);
  await call(house.compliance.routes, 'pauseAccount', id, { body: { hours: 24 } });
  await call(house.compliance.routes, 'excludeAccount', id, {
    body: { months: 6, password: rightPassword },
  });
  const asked = await house.withdraw(id, '100.00');
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a payout that the receiving bank refuses is given back, once', async () => {
  await house.switches({ payouts: 'refuse' });
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'FAILED',
    reason: 'bank.failed',
  });
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 10_000n, held: 0n });
});

test('a payout that brought no answer but was taken is paid once', async () => {
  await house.switches({ payouts: 'slow' });
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  await house.runJobs();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  expect(await held(id)).toBe(6_000n);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await house.bank.payout(await payoutId(asked.id))).toMatchObject({ status: 'done' });
});

test('a payout that the bank never saw is sent again only after a while, under the same id', async () => {
  await house.switches({ payouts: 'lost' });
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  expect(await house.bank.payout(await payoutId(asked.id))).toBeNull();
  await house.switches({ payouts: 'pay' });
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  house.clock.advance(2 * minute + second);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a payout that the bank refuses to take is given back', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const refusing = house.cashierWith({
    sendPayout: () => Promise.reject(new BankError('refused', '400', { status: 400 })),
  });
  await house.runJobs(refusing);
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'FAILED',
    reason: 'bank.refused',
  });
  expect(await house.cashOf(id)).toBe(10_000n);
});

test('refused after it had been taken: the status decides, and it is paid', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const confusing = house.cashierWith({
    sendPayout: async (payout) => {
      await house.bank.sendPayout(payout);
      throw new BankError('refused', '400', { status: 400 });
    },
  });
  await house.runJobs(confusing);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test.each([
  ['before the bank heard of it', false],
  ['after the bank had taken it', true],
])('killed %s: the next run ends it, paid once', async (_when, sent) => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const killed = house.cashierWith({
    sendPayout: async (payout) => {
      if (sent) await house.bank.sendPayout(payout);
      throw new Error('killed');
    },
  });
  const [plan] = house.planned;
  await expect(house.runJobs(killed)).rejects.toThrow('killed');
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  house.clock.advance(3 * minute);
  if (plan !== undefined) house.planned.push(plan);
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await house.atBank()).toBe(await house.moneyAtBank());
});

test('killed while a payout ends: nothing is half done, the next run ends it', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  await house.switches({ webhook: 'off' });
  await house.runJobs();
  await house.tick();
  await house.whileLedgerDies(() =>
    expect(house.runJobs(house.cashier, true)).rejects.toThrow('killed'),
  );
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  expect(await held(id)).toBe(6_000n);
  house.clock.advance(6 * minute);
  await house.cashier.service.sweep();
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await held(id)).toBe(0n);
});

test('fifty workers at one payout send and end it once', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const job = house.cashier.jobs?.find(({ name }) => name === 'cashier.payout');
  const work = () =>
    Promise.all(Array.from({ length: 50 }, () => job?.run({ withdrawalId: asked.id })));
  await work();
  await house.tick();
  await work();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  const { rows } = await house.database.pool.query(
    'select count(*)::int as sent from sandbox.payout where id = $1',
    [await payoutId(asked.id)],
  );
  expect(rows).toEqual([{ sent: 1 }]);
});

test('a plan that got lost is made again', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  house.planned.length = 0;
  house.clock.advance(6 * minute);
  await house.cashier.service.sweep();
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('money that comes back days later is the player’s again, once', async () => {
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  await settle();
  house.clock.advance(3 * 24 * 60 * minute);
  const payload = { id: await payoutId(asked.id) };
  await house.app.inject({ method: 'POST', url: '/sandbox/bank/return', payload });
  await Promise.all([house.tick(), ...Array.from({ length: 20 }, () => house.tell({ payouts: [payload] }))]);
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'RETURNED',
    reason: 'bank.returned',
  });
  expect(await house.cashOf(id)).toBe(10_000n);
});

test('a return that nobody told of is found by the round', async () => {
  await house.switches({ webhook: 'off' });
  const id = await house.openPlayer();
  const made = await house.deposit(id, '100.00');
  await house.pay({ brCode: made.brCode });
  await house.cashier.service.sweep();
  const asked = await house.withdraw(id, '60.00');
  await settle();
  house.clock.advance(60 * minute);
  await house.app.inject({
    method: 'POST',
    url: '/sandbox/bank/return',
    payload: { id: await payoutId(asked.id) },
  });
  await house.cashier.service.sweep();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'RETURNED' });
});

test.each([
  ['above the amount for review', '20000.01', 'review.amount', '30000.00'],
  ['at it', '20000.00', null, '30000.00'],
])('a withdrawal %s', async (_case, amount, reason, has) => {
  const id = await player(has);
  const asked = await house.withdraw(id, amount);
  expect(asked).toMatchObject({ state: reason === null ? 'APPROVED' : 'REVIEW', reason });
});

test('a marked account’s withdrawal waits for a person, who lets it go', async () => {
  const id = await player();
  house.marked.add(id);
  const asked = await house.withdraw(id, '60.00');
  expect(asked).toMatchObject({ state: 'REVIEW', reason: 'review.account' });
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REVIEW' });
  await Promise.all(
    Array.from({ length: 20 }, () => house.cashier.service.approveWithdrawal(asked.id)),
  );
  await settle();
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('approved and refused at once, it has one end', async () => {
  const id = await player();
  house.marked.add(id);
  const asked = await house.withdraw(id, '60.00');
  await Promise.all([
    ...Array.from({ length: 10 }, () => house.cashier.service.approveWithdrawal(asked.id)),
    ...Array.from({ length: 10 }, () => house.cashier.service.refuseWithdrawal(asked.id)),
  ]);
  await settle();
  const { state } = await house.readWithdrawal(id, asked.id);
  expect(['PAID', 'REFUSED']).toContain(state);
  expect(await house.cashOf(id)).toBe(state === 'PAID' ? 4_000n : 10_000n);
  expect(await held(id)).toBe(0n);
});

test('a refused withdrawal gives everything back', async () => {
  const id = await player();
  house.marked.add(id);
  const asked = await house.withdraw(id, '60.00');
  await house.cashier.service.refuseWithdrawal(asked.id);
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REFUSED' });
  expect(await house.wallet.balanceOf(id)).toMatchObject({ cash: 10_000n, held: 0n });
  await house.cashier.service.approveWithdrawal(asked.id);
  expect(await house.readWithdrawal(id, asked.id)).toMatchObject({ state: 'REFUSED' });
});

test('the clock of 120 minutes alarms at 60, 90 and 120, once each', async () => {
  await house.switches({ payouts: 'lost' });
  const id = await player();
  const asked = await house.withdraw(id, '60.00');
  const alarms = async () => {
    const { rows } = await house.database.pool.query<{ minutes: number }>(
      'select minutes from cashier.alarm where withdrawal_id = $1 order by minutes',
      [asked.id],
    );
    return rows.map(({ minutes }) => minutes);
  };
  const seen: number[][] = [];
  for (const wait of [59, 1, 30, 30]) {
    house.clock.advance(wait * minute);
    await Promise.all([house.cashier.service.sweep(), house.cashier.service.sweep()]);
    seen.push(await alarms());
  }
  expect(seen).toEqual([[], [60], [60, 90], [60, 90, 120]]);
  const { rows } = await house.database.pool.query(
    `select payload from platform.event where topic = 'cashier.alarm'
     and payload ->> 'withdrawalId' = $1`,
    [asked.id],
  );
  expect(rows).toHaveLength(3);
});

test('the page of options says what can be taken out, and that one is under way', async () => {
  const id = await player();
  const options = () => call<{ withdrawal: object }>(house.cashier.routes, 'cashierOptions', id);
  expect((await options()).withdrawal).toMatchObject({
    available: '100.00',
    fee: '0.00',
    promiseMinutes: 120,
    pixKeyMasked: '***.982.247-**',
    blocked: null,
  });
  await house.withdraw(id, '60.00');
  expect((await options()).withdrawal).toMatchObject({ available: '40.00', blocked: 'pending' });
});

test('nobody sees the withdrawals of somebody else', async () => {
  const owner = await player();
  const stranger = await player();
  const asked = await house.withdraw(owner, '60.00');
  await expect(house.readWithdrawal(stranger, asked.id)).rejects.toMatchObject({
    code: 'withdrawal.not.found',
  });
  expect(await call(house.cashier.routes, 'withdrawals', stranger)).toEqual({
    withdrawals: [],
    nextCursor: null,
  });
});

test('the record of the account tells the whole way', async () => {
  const id = await player();
  await house.switches({ payouts: 'refuse' });
  await house.withdraw(id, '60.00');
  await settle();
  const record = await call<{ rows: { kind: string; amount: string }[] }>(
    house.wallet.routes,
    'memberTransactions',
    id,
    { query: { from: '2026-01-01', to: '2026-02-01' } },
  );
  expect(record.rows).toEqual([]);
  const { lines } = await house.ledger.statement({
    accountId: (await house.wallet.accountsOf(id)).cash,
  });
  expect(lines.map(({ code, change }) => [code, change])).toEqual([
    ['withdrawal_returned', 6_000n],
    ['withdrawal', -6_000n],
    ['deposit', 10_000n],
  ]);
});

test('what the bank holds is what the ledger says', async () => {
  await settle();
  house.clock.advance(10 * minute);
  await house.cashier.service.sweep();
  await settle();
  expect(await house.atBank()).toBe(await house.moneyAtBank());
});

async function payoutId(withdrawalId: string): Promise<string> {
  const { rows } = await house.database.pool.query<{ payout_id: string }>(
    'select payout_id from cashier.withdrawal where id = $1',
    [withdrawalId],
  );
  return rows[0]?.payout_id ?? '';
}
