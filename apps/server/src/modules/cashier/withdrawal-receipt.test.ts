import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { calmBank, openCashierHouse } from './testing/cashier-house.ts';

const house = await openCashierHouse();
beforeEach(() => house.switches(calmBank));
afterEach(() => house.requireSound());
afterAll(() => house.close());

const confirm = (playerId: bigint, id: string) =>
  call(house.cashier.routes, 'confirmWithdrawal', playerId, { params: { id } });

/** A withdrawal that the bank has paid. */
async function paid() {
  const playerId = await house.playerByPix();
  const { id } = await house.withdraw(playerId, '60.00');
  await house.settle();
  return { playerId, id, read: () => house.readWithdrawal(playerId, id) };
}

test('a paid withdrawal is asked about for the operator’s minutes, then counts as received', async () => {
  const { read } = await paid();
  await house.database.pool.query('update cashier.setting set receipt_minutes = 90');
  const { finishedAt, receipt } = await read();
  const due = new Date(Date.parse(finishedAt ?? '') + 90 * 60_000);
  expect(receipt).toEqual({ state: 'ASKED', at: due.toISOString() });
  house.clock.advance(90 * 60_000);
  expect((await read()).receipt).toEqual({ state: 'ASSUMED', at: due.toISOString() });
});

test('fifty confirmations at once are one, and move no money', async () => {
  const { playerId, id, read } = await paid();
  const before = await house.cashOf(playerId);
  await Promise.all(Array.from({ length: 50 }, () => confirm(playerId, id)));
  const { receipt, timeline, state } = await read();
  expect([state, receipt?.state]).toEqual(['PAID', 'CONFIRMED']);
  expect(timeline.filter((step) => step.state === 'RECEIVED')).toHaveLength(1);
  expect(await house.cashOf(playerId)).toBe(before);
});

test('nobody confirms what is not paid, or what is somebody else’s', async () => {
  const { playerId, id } = await paid();
  const other = await house.playerByPix();
  await expect(confirm(other, id)).rejects.toMatchObject({ code: 'withdrawal.not.found' });
  const open = await house.withdraw(other, '10.00');
  expect(open.receipt).toBeNull();
  await expect(confirm(other, open.id)).rejects.toMatchObject({ code: 'withdrawal.not.paid' });
  await expect(confirm(playerId, 'none')).rejects.toMatchObject({ code: 'withdrawal.not.found' });
  await house.settle();
});

test('the last amount that was asked for is the next one’s first, on every device', async () => {
  const playerId = await house.playerByPix('100.00');
  house.clock.advance(60_000);
  await house.deposit(playerId, '35.00');
  const options = await call(house.cashier.routes, 'cashierOptions', playerId, {});
  expect(options).toMatchObject({ deposit: { last: '35.00' } });
});
