import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openMoneyProgram } from '../../testing/money-program.ts';
import { periodAt } from '../../platform/calendar.ts';
import { runSetLimit } from './testing/calls.ts';

const program = await openMoneyProgram();
const { compliance, database } = program;
const day = 24 * 3_600_000;
afterAll(() => program.close());

const reserve = (playerId: bigint, amount: bigint, depositId: string = randomUUID()) =>
  database.transaction((tx) => compliance.reserveDeposit(tx, { playerId, depositId, amount }));
const settle = (playerId: bigint, amount: bigint, depositId: string = randomUUID()) =>
  database.transaction((tx) => compliance.settleDeposit(tx, { playerId, depositId, amount }));

async function player(limit: bigint, period = 'day'): Promise<bigint> {
  const id = await program.openPlayer();
  await runSetLimit(program, id, 'deposit', period, limit);
  return id;
}

test('fifty charges at once never pass the limit together', async () => {
  const id = await player(100_00n);
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(id, 30_00n)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await compliance.tightestDepositLimit(id)).toEqual({
    period: 'day',
    amount: 100_00n,
    used: 90_00n,
    left: 10_00n,
    until: periodAt('America/Sao_Paulo', 'day', program.clock.now()).end,
  });
});

test('the tightest of several limits speaks', async () => {
  const id = await player(100_00n, 'week');
  await runSetLimit(program, id, 'deposit', 'day', 50_00n);
  expect(await reserve(id, 60_00n)).toMatchObject({ ok: false, limit: { period: 'day' } });
  expect(await reserve(id, 50_00n)).toEqual({ ok: true });
  program.clock.advance(day);
  expect(await reserve(id, 10_00n)).toMatchObject({
    ok: false,
    limit: { period: 'day', left: 0n },
  });
});

test('what was reserved is always taken, and not counted twice', async () => {
  const id = await player(100_00n);
  const depositId = randomUUID();
  await reserve(id, 100_00n, depositId);
  expect(await settle(id, 100_00n, depositId)).toEqual({ ok: true });
  expect(await reserve(id, 1n)).toMatchObject({ ok: false });
  program.clock.advance(day);
  expect(await reserve(id, 100_00n)).toEqual({ ok: true });
});

test('a charge that ran out makes room, and its late payment has to fit again', async () => {
  const id = await player(100_00n);
  const late = randomUUID();
  await reserve(id, 80_00n, late);
  await database.transaction((tx) => compliance.releaseDeposit(tx, late));
  expect(await settle(id, 50_00n)).toEqual({ ok: true });
  expect(await settle(id, 80_00n, late)).toMatchObject({ ok: false, reason: 'limit' });
});

test('more than was reserved has to fit the limit', async () => {
  const id = await player(100_00n);
  const depositId = randomUUID();
  await reserve(id, 50_00n, depositId);
  expect(await settle(id, 101_00n, depositId)).toMatchObject({ ok: false, reason: 'limit' });
});

test('nobody deposits during a pause, not even what was reserved', async () => {
  const id = await player(100_00n);
  const depositId = randomUUID();
  await reserve(id, 50_00n, depositId);
  const pause = compliance.routes?.find(({ call }) => call.name === 'pauseAccount');
  await pause?.handler({ caller: { session: { playerId: id } }, body: { hours: 24 } } as never);
  expect(await reserve(id, 1_00n)).toMatchObject({ ok: false, reason: 'blocked' });
  expect(await settle(id, 50_00n, depositId)).toMatchObject({ ok: false, reason: 'blocked' });
});

test('without a limit anything fits', async () => {
  const id = await program.openPlayer();
  expect(await reserve(id, 9_000_000_00n)).toEqual({ ok: true });
  expect(await compliance.tightestDepositLimit(id)).toBeNull();
});
