import { randomUUID } from 'node:crypto';
import type { ValueOf, todaySummaryCall } from '@arara/contract';
import { fixedClock } from '@arara/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { newYork, openMoneyProgram } from '../../testing/money-program.ts';
import { limitsOf, runSetLimit } from './testing/calls.ts';

/** Two brands in one program: the clocks of New York change twice a year, those of Brazil do not. */
const program = await openMoneyProgram({ replace: { clock: fixedClock('2025-03-01T12:00:00Z') } });
const brazil = { merchant: 'arara', zone: 'America/Sao_Paulo' };
afterEach(() => program.requireSound());
afterAll(() => program.close());

const refused = { ok: false, refusal: 'exceeds_credits' };
const taken = { ok: true };
/** The last millisecond of a day, and the first of the next. */
const before = (midnight: string) => new Date(Date.parse(midnight) - 1).toISOString();

async function member({ merchant } = newYork, lossDay = '10.00'): Promise<bigint> {
  const id = await program.openPlayer({ lossDay, timeDayMinutes: 60 }, merchant);
  await program.fund(id, 100_000n);
  return id;
}

test.each([
  ['23 hours', newYork, '2025-03-09T05:00:00Z', '2025-03-10T04:00:00Z'],
  ['24 hours', brazil, '2025-03-09T03:00:00Z', '2025-03-10T03:00:00Z'],
  ['25 hours', newYork, '2025-11-02T04:00:00Z', '2025-11-03T05:00:00Z'],
  ['24 hours beside it', brazil, '2025-11-02T03:00:00Z', '2025-11-03T03:00:00Z'],
])('a limit of loss holds for a day of %s of the brand', async (_, brand, first, next) => {
  program.clock.set(before(first));
  const id = await member(brand);
  expect(await program.stake(id, 1_000n)).toMatchObject(taken);
  expect(await program.stake(id, 1n)).toMatchObject(refused);
  program.clock.set(first);
  expect(await program.stake(id, 1_000n)).toMatchObject(taken);
  expect(await program.stake(id, 1n)).toMatchObject(refused);
  program.clock.set(before(next));
  expect(await program.stake(id, 1n)).toMatchObject(refused);
  program.clock.set(next);
  expect(await program.stake(id, 1_000n)).toMatchObject(taken);
  expect(await program.stake(id, 1n)).toMatchObject(refused);
});

test('stakes of two processes at midnight take from the new day, and never more than it has', async () => {
  program.clock.set('2025-11-10T04:59:59.999Z');
  const [there, here] = [await member(), await member(brazil)];
  const other = await program.anotherCompliance();
  await program.stake(there, 1_000n);
  await program.stake(here, 1_000n);
  program.clock.set('2025-11-10T05:00:00.000Z');
  const tries = Array.from({ length: 30 }, (_, at) => at);
  const by = (at: number) => (at % 2 === 0 ? program.compliance : other);
  const outcomes = await Promise.all(tries.map((at) => program.stake(there, 100n, by(at))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  // Midnight of another brand is nothing to a member of this one.
  const others = await Promise.all(tries.map((at) => program.stake(here, 100n, by(at))));
  expect(others.filter(({ ok }) => ok)).toEqual([]);
});

test('a stake of the day before gives nothing back to the limit of the new day', async () => {
  program.clock.set('2025-11-11T04:30:00Z');
  const [there, here] = [await member(), await member(brazil)];
  const stakedAt = program.clock.now();
  for (const id of [there, here]) expect(await program.stake(id, 600n)).toMatchObject(taken);
  program.clock.set('2025-11-11T05:30:00Z');
  for (const id of [there, here]) {
    await program.stake(id, 400n);
    expect(await program.giveBack(id, 600n, stakedAt)).toMatchObject(taken);
  }
  // In New York the day is new and has 6.00 left. In Brazil both stakes are of this day.
  expect(await program.stake(there, 601n)).toMatchObject(refused);
  expect(await program.stake(there, 600n)).toMatchObject(taken);
  expect(await program.stake(here, 601n)).toMatchObject(refused);
  expect(await program.stake(here, 600n)).toMatchObject(taken);
});

test('every limit says when its day, week and month end by the clock of the brand', async () => {
  program.clock.set('2025-11-12T15:00:00Z');
  const endsOf = async (id: bigint) =>
    Object.fromEntries(
      (await limitsOf(program, id)).map(({ period, resetsAt }) => [period, resetsAt]),
    );
  expect(await endsOf(await member())).toEqual({
    day: '2025-11-13T05:00:00.000Z',
    week: '2025-11-17T05:00:00.000Z',
    month: '2025-12-01T05:00:00.000Z',
  });
  expect(await endsOf(await member(brazil))).toEqual({
    day: '2025-11-13T03:00:00.000Z',
    week: '2025-11-17T03:00:00.000Z',
    month: '2025-12-01T03:00:00.000Z',
  });
});

test('deposits of a day count until the midnight of the brand', async () => {
  program.clock.set('2025-11-13T04:30:00Z');
  const paid = async (playerId: bigint, amount: bigint) => {
    const use = { playerId, depositId: randomUUID(), amount };
    return program.database.transaction((tx) => program.compliance.settleDeposit(tx, use));
  };
  const [there, here] = [await member(), await member(brazil)];
  for (const id of [there, here]) {
    await runSetLimit(program, id, 'deposit', 'day', 5_000n);
    expect(await paid(id, 5_000n)).toEqual({ ok: true });
    expect(await paid(id, 1n)).toMatchObject({ ok: false, reason: 'limit' });
  }
  program.clock.set('2025-11-13T05:00:00Z');
  expect(await paid(there, 5_000n)).toEqual({ ok: true });
  expect(await paid(here, 1n)).toMatchObject({ ok: false, reason: 'limit' });
});

test('the result of today and the time played are those of the day of the brand', async () => {
  const today = (id: bigint) =>
    call<ValueOf<typeof todaySummaryCall>>(program.compliance.routes, 'todaySummary', id);
  program.clock.set('2025-11-14T02:40:00Z');
  const [there, here] = [await member(), await member(brazil)];
  const play = async () => {
    for (const [id, { zone }] of [
      [there, newYork],
      [here, brazil],
    ] as const) {
      expect(await program.stake(id, 300n)).toMatchObject(taken);
      program.compliance.played(id, zone);
    }
  };
  await play();
  program.clock.set('2025-11-14T02:44:00Z');
  await play();
  await program.compliance.flushPlayTime();
  const both = { stake: '6.00', net: '-6.00', minutesPlayed: 4 };
  expect(await today(there)).toMatchObject(both);
  expect(await today(here)).toMatchObject(both);
  program.clock.set('2025-11-14T03:00:00Z');
  expect(await today(there)).toMatchObject(both);
  expect(await today(here)).toMatchObject({ stake: '0.00', net: '0.00', minutesPlayed: 0 });
  // A game says the same of the day.
  const nets = [there, here].map((id) => program.compliance.netToday(id));
  expect(await Promise.all(nets)).toEqual([-600n, 0n]);
});
