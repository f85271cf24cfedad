import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
beforeEach(() => program.switches(calmBank));
afterEach(() => program.requireSound());
afterAll(() => program.close());

const confirm = (playerId: bigint, id: string) =>
  call(program.cashier.routes, 'confirmWithdrawal', playerId, { params: { id } });

/** A withdrawal that the bank has paid. */
async function paid() {
  const playerId = await program.playerByPix();
  const { id } = await program.withdraw(playerId, '60.00');
  await program.settle();
  return { playerId, id, read: () => program.readWithdrawal(playerId, id) };
}

test('a paid withdrawal is asked about for the operator’s minutes, then counts as received', async () => {
  const { read } = await paid();
  await program.owner.query('update cashier.setting set receipt_minutes = 90');
  const { finishedAt, receipt } = await read();
  const due = new Date(Date.parse(finishedAt ?? '') + 90 * 60_000);
  expect(receipt).toEqual({ state: 'ASKED', at: due.toISOString() });
  program.clock.advance(90 * 60_000);
  expect((await read()).receipt).toEqual({ state: 'ASSUMED', at: due.toISOString() });
});

test('fifty confirmations at once are one, and move no money', async () => {
  const { playerId, id, read } = await paid();
  const before = await program.cashOf(playerId);
  await Promise.all(Array.from({ length: 50 }, () => confirm(playerId, id)));
  const { receipt, timeline, state } = await read();
  expect([state, receipt?.state]).toEqual(['PAID', 'CONFIRMED']);
  expect(timeline.filter((step) => step.state === 'RECEIVED')).toHaveLength(1);
  expect(await program.cashOf(playerId)).toBe(before);
});

test('nobody confirms what is not paid, or what is somebody else’s', async () => {
  const { playerId, id } = await paid();
  const other = await program.playerByPix();
  await expect(confirm(other, id)).rejects.toMatchObject({ code: 'withdrawal.not.found' });
  const open = await program.withdraw(other, '10.00');
  expect(open.receipt).toBeNull();
  await expect(confirm(other, open.id)).rejects.toMatchObject({ code: 'withdrawal.not.paid' });
  await expect(confirm(playerId, 'none')).rejects.toMatchObject({ code: 'withdrawal.not.found' });
  await program.settle();
});

test('the last amount that was asked for is the next one’s first, on every device', async () => {
  const playerId = await program.playerByPix('100.00');
  program.clock.advance(60_000);
  await program.deposit(playerId, '35.00');
  const options = await call(program.cashier.routes, 'cashierOptions', playerId, {});
  expect(options).toMatchObject({ deposit: { last: '35.00' } });
});
