import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
const { playerByPix: player, settle, heldBy: held } = house;
const second = 1_000;
const minute = 60 * second;
beforeEach(async () => {
  house.planned.length = 0;
  await house.switches(calmBank);
});
afterEach(() => house.requireSound());
afterAll(() => house.close());

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
  await house.runFifty('cashier.payout', { withdrawalId: asked.id });
  await house.tick();
  await house.runFifty('cashier.payout', { withdrawalId: asked.id });
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
  await Promise.all([
    house.tick(),
    ...Array.from({ length: 20 }, () => house.tell({ payouts: [payload] })),
  ]);
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
