import type { ValueOf, memberTransactionsCall, profitCall } from '@arara/contract';
import { fixedClock } from '@arara/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { takeLedgerClock } from '../../testing/ledger-clock.ts';
import type { LedgerClock } from '../../testing/ledger-clock.ts';
import { newYork, openMoneyProgram } from '../../testing/money-program.ts';

/** Days of two brands over the changes of summer time in New York. */
const program = await openMoneyProgram({ replace: { clock: fixedClock('2025-03-01T12:00:00Z') } });
const { routes, jobs } = program.wallet;
let clock: LedgerClock;
let there = 0n;
let here = 0n;

/**
 * Stakes of 1, 2, 4 … centavos, so that a sum says which of them are in it. Each batch of the ledger is a
 * millisecond after the one before it, so that the last of a day leave room for one another.
 */
const springStakes = [
  ['2025-03-09T02:59:59.990Z', 1n],
  ['2025-03-09T03:00:00.000Z', 2n],
  ['2025-03-09T04:59:59.990Z', 4n],
  ['2025-03-09T05:00:00.000Z', 8n],
  ['2025-03-10T02:59:59.990Z', 16n],
  ['2025-03-10T03:00:00.000Z', 32n],
  ['2025-03-10T03:59:59.990Z', 64n],
  ['2025-03-10T04:00:00.000Z', 128n],
] as const;
const autumnStakes = [
  ['2025-11-02T02:59:59.990Z', 1n],
  ['2025-11-02T03:00:00.000Z', 2n],
  ['2025-11-02T03:59:59.990Z', 4n],
  ['2025-11-02T04:00:00.000Z', 8n],
  ['2025-11-03T02:59:59.990Z', 16n],
  ['2025-11-03T03:00:00.000Z', 32n],
  ['2025-11-03T04:59:59.990Z', 64n],
  ['2025-11-03T05:00:00.000Z', 128n],
] as const;

async function stakeAt(stakes: readonly (readonly [at: string, minor: bigint])[]) {
  for (const [at, minor] of stakes) {
    program.clock.set(at);
    await clock.set(at);
    for (const id of [there, here]) {
      expect(await program.stake(id, minor)).toMatchObject({ ok: true });
    }
  }
}

beforeAll(async () => {
  clock = await takeLedgerClock(program.owner, '2025-03-01T12:00:00Z');
  there = await program.openPlayer(null, newYork.merchant);
  here = await program.openPlayer();
  for (const id of [there, here]) await program.fund(id, 100_000n);
  await stakeAt(springStakes);
  // The counts of now and those of the night's job are days of the same clock.
  await record(there, '2025-03-09');
  await jobs?.find(({ name }) => name === 'wallet.count')?.run({});
  await stakeAt(autumnStakes);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

const record = (id: bigint, day: string, kind?: string) =>
  call<ValueOf<typeof memberTransactionsCall>>(routes, 'memberTransactions', id, {
    query: { pageNo: 1, pageSize: 42, from: day, to: day, kind },
  });
const profitOf = (id: bigint, from?: string, to?: string) =>
  call<ValueOf<typeof profitCall>>(routes, 'profit', id, { query: { from, to } });
const textOf = (minor: number) =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const cases = [
  ['New York', '2025-03-08', () => there, 1 + 2 + 4],
  ['New York, of 23 hours', '2025-03-09', () => there, 8 + 16 + 32 + 64],
  ['New York', '2025-03-10', () => there, 128],
  ['Brazil', '2025-03-08', () => here, 1],
  ['Brazil', '2025-03-09', () => here, 2 + 4 + 8 + 16],
  ['Brazil', '2025-03-10', () => here, 32 + 64 + 128],
  ['New York', '2025-11-01', () => there, 1 + 2 + 4],
  ['New York, of 25 hours', '2025-11-02', () => there, 8 + 16 + 32 + 64],
  ['New York', '2025-11-03', () => there, 128],
  ['Brazil', '2025-11-01', () => here, 1],
  ['Brazil', '2025-11-02', () => here, 2 + 4 + 8 + 16],
  ['Brazil', '2025-11-03', () => here, 32 + 64 + 128],
] as const;

test.each(cases)('a day of %s, %s: lines, sums and profit agree', async (_, day, who, minor) => {
  const { rows, totals } = await record(who(), day);
  const lines = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  expect(lines).toBe(-minor);
  expect(totals).toMatchObject({ out: textOf(minor), in: '0.00', count: rows.length });
  const { days, from, to } = await profitOf(who(), day, day);
  expect([from, to, days.map((one) => [one.day, one.stake])]).toEqual([
    day,
    day,
    [[day, textOf(minor)]],
  ]);
});

test('the kinds of a day are of that day', async () => {
  const stakes = await record(there, '2025-11-02', 'stake');
  expect(stakes.rows.map(({ amount }) => amount)).toEqual(['-0.64', '-0.32', '-0.16', '-0.08']);
  const given = await record(there, '2025-03-01', 'adjustment');
  expect(given.rows).toHaveLength(1);
  expect((await record(there, '2025-02-28', 'adjustment')).rows).toEqual([]);
});

test('the days of the charts are named once each, and the last is today of the brand', async () => {
  program.clock.set('2025-11-03T04:30:00Z');
  const [abroad, home] = [await profitOf(there), await profitOf(here)];
  expect([abroad.to, home.to]).toEqual(['2025-11-02', '2025-11-03']);
  for (const { days } of [abroad, home]) expect(new Set(days.map(({ day }) => day)).size).toBe(30);
  expect([abroad.from, home.from]).toEqual(['2025-10-04', '2025-10-05']);
});
