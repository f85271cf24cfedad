import type { Db } from '@arara/postgres';
import { fixedClock } from '@arara/testing';
import { expect, test } from 'vitest';
import { contributionsOf } from '../../platform/contributions.ts';
import type { StakeTotals } from './compliance.types.ts';
import { netOfToday, sumOfTotals } from './stake-totals.ts';

const read = {} as Db;

test('the totals of all modules are summed, one module after the other on one connection', async () => {
  const asked: string[] = [];
  let underWay = 0;
  const counts =
    (name: string, stake: bigint, payout: bigint): StakeTotals =>
    async (db, playerId, firstDay, lastDay) => {
      expect(db).toBe(read);
      expect((underWay += 1)).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      asked.push(`${name} ${playerId} ${firstDay} ${lastDay}`);
      return { stake, payout };
    };
  const totals = sumOfTotals(contributionsOf(counts('play', 500n, 200n), counts('sent', 40n, 1n)));
  expect(await totals(read, 7n, '2026-11-01', '2026-11-18')).toEqual({ stake: 540n, payout: 201n });
  expect(asked).toEqual(['play 7 2026-11-01 2026-11-18', 'sent 7 2026-11-01 2026-11-18']);
});

test('where no module counts anything, nothing was staked', async () => {
  const totals = sumOfTotals(contributionsOf());
  expect(await totals(read, 7n, '2026-11-18', '2026-11-18')).toEqual({ stake: 0n, payout: 0n });
});

test('the net of today is prizes less stakes of the day in the zone of the site', async () => {
  const days: string[] = [];
  const totals: StakeTotals = async (_db, _player, firstDay, lastDay) => {
    days.push(firstDay, lastDay);
    return { stake: 900n, payout: 250n };
  };
  // In São Paulo it is still the evening of the 17th.
  const clock = fixedClock('2026-11-18T01:00:00Z');
  expect(await netOfToday({ read }, clock, totals, 7n)).toBe(-650n);
  expect(days).toEqual(['2026-11-17', '2026-11-17']);
});
