import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BankError } from '../../ports/bank/index.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player, settle, heldBy: held } = program;
const second = 1_000;
const minute = 60 * second;
beforeEach(async () => {
  program.planned.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

test('a payout that the receiving bank refuses is given back, once', async () => {
  await program.switches({ payouts: 'refuse' });
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'FAILED',
    reason: 'bank.failed',
  });
  expect(await program.wallet.balanceOf(id)).toMatchObject({ cash: 10_000n, held: 0n });
});

test('a payout that brought no answer but was taken is paid once', async () => {
  await program.switches({ payouts: 'slow' });
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  await program.runJobs();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  expect(await held(id)).toBe(6_000n);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await program.bank.payout(await payoutId(asked.id))).toMatchObject({ status: 'done' });
});

test('a payout that the bank never saw is sent again only after a while, under the same id', async () => {
  await program.switches({ payouts: 'lost' });
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  expect(await program.bank.payout(await payoutId(asked.id))).toBeNull();
  await program.switches({ payouts: 'pay' });
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  program.clock.advance(2 * minute + second);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('a payout that the bank refuses to take is given back', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  const refusing = program.cashierWith({
    sendPayout: () => Promise.reject(new BankError('refused', '400', { status: 400 })),
  });
  await program.runJobs(refusing);
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'FAILED',
    reason: 'bank.refused',
  });
  expect(await program.cashOf(id)).toBe(10_000n);
});

test('refused after it had been taken: the status decides, and it is paid', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  const confusing = program.cashierWith({
    sendPayout: async (payout) => {
      await program.bank.sendPayout(payout);
      throw new BankError('refused', '400', { status: 400 });
    },
  });
  await program.runJobs(confusing);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test.each([
  ['before the bank heard of it', false],
  ['after the bank had taken it', true],
])('killed %s: the next run ends it, paid once', async (_when, sent) => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  const killed = program.cashierWith({
    sendPayout: async (payout) => {
      if (sent) await program.bank.sendPayout(payout);
      throw new Error('killed');
    },
  });
  const [plan] = program.planned;
  await expect(program.runJobs(killed)).rejects.toThrow('killed');
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  program.clock.advance(3 * minute);
  if (plan !== undefined) program.planned.push(plan);
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await program.atBank()).toBe(await program.moneyAtBank());
});

test('killed while a payout ends: nothing is half done, the next run ends it', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  await program.switches({ webhook: 'off' });
  await program.runJobs();
  await program.tick();
  await program.whileLedgerDies(() =>
    expect(program.runJobs(program.cashier, true)).rejects.toThrow('killed'),
  );
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'SENDING' });
  expect(await held(id)).toBe(6_000n);
  program.clock.advance(6 * minute);
  await program.cashier.service.sweep();
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  expect(await held(id)).toBe(0n);
});

test('fifty workers at one payout send and end it once', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  await program.runFifty('cashier.payout', { withdrawalId: asked.id });
  await program.tick();
  await program.runFifty('cashier.payout', { withdrawalId: asked.id });
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
  const { rows } = await program.owner.query(
    'select count(*)::int as sent from sandbox.payout where id = $1',
    [await payoutId(asked.id)],
  );
  expect(rows).toEqual([{ sent: 1 }]);
});

test('a plan that got lost is made again', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  program.planned.length = 0;
  program.clock.advance(6 * minute);
  await program.cashier.service.sweep();
  await settle();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'PAID' });
});

test('money that comes back days later is the player’s again, once', async () => {
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  await settle();
  program.clock.advance(3 * 24 * 60 * minute);
  const payload = { id: await payoutId(asked.id) };
  await program.app.inject({ method: 'POST', url: '/sandbox/bank/return', payload });
  await Promise.all([
    program.tick(),
    ...Array.from({ length: 20 }, () => program.tell({ payouts: [payload] })),
  ]);
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({
    state: 'RETURNED',
    reason: 'bank.returned',
  });
  expect(await program.cashOf(id)).toBe(10_000n);
});

test('a return that nobody told of is found by the round', async () => {
  await program.switches({ webhook: 'off' });
  const id = await program.openPlayer();
  const made = await program.deposit(id, '100.00');
  await program.pay({ brCode: made.brCode });
  await program.cashier.service.sweep();
  const asked = await program.withdraw(id, '60.00');
  await settle();
  program.clock.advance(60 * minute);
  await program.app.inject({
    method: 'POST',
    url: '/sandbox/bank/return',
    payload: { id: await payoutId(asked.id) },
  });
  await program.cashier.service.sweep();
  expect(await program.readWithdrawal(id, asked.id)).toMatchObject({ state: 'RETURNED' });
});

test('the clock of 120 minutes alarms at 60, 90 and 120, once each', async () => {
  await program.switches({ payouts: 'lost' });
  const id = await player();
  const asked = await program.withdraw(id, '60.00');
  const alarms = async () => {
    const { rows } = await program.owner.query<{ minutes: number }>(
      'select minutes from cashier.alarm where withdrawal_id = $1 order by minutes',
      [asked.id],
    );
    return rows.map(({ minutes }) => minutes);
  };
  const seen: number[][] = [];
  for (const wait of [59, 1, 30, 30]) {
    program.clock.advance(wait * minute);
    await Promise.all([program.cashier.service.sweep(), program.cashier.service.sweep()]);
    seen.push(await alarms());
  }
  expect(seen).toEqual([[], [60], [60, 90], [60, 90, 120]]);
  const { rows } = await program.owner.query(
    `select payload from platform.event where topic = 'cashier.alarm'
     and payload ->> 'withdrawalId' = $1`,
    [asked.id],
  );
  expect(rows).toHaveLength(3);
});

test('what the bank holds is what the ledger says', async () => {
  await settle();
  program.clock.advance(10 * minute);
  await program.cashier.service.sweep();
  await settle();
  expect(await program.atBank()).toBe(await program.moneyAtBank());
});

async function payoutId(withdrawalId: string): Promise<string> {
  const { rows } = await program.owner.query<{ payout_id: string }>(
    'select payout_id from cashier.withdrawal where id = $1',
    [withdrawalId],
  );
  return rows[0]?.payout_id ?? '';
}
