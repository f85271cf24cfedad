import type { Db } from '@arara/postgres';
import { expect, test } from 'vitest';
import { contributionsOf } from '../../platform/contributions.ts';
import { readDaySpan } from '../../platform/day-span.ts';
import type { StakeTotals } from './compliance.types.ts';
import { sumOfTotals } from './stake-totals.ts';

const read = {} as Db;
const days = readDaySpan(
  'America/Sao_Paulo',
  { from: '2026-11-01', to: '2026-11-18' },
  new Date('2026-11-18T15:00:00Z'),
);

test('the totals of all modules are summed for each player, one module after the other on one connection', async () => {
  const asked: string[] = [];
  let underWay = 0;
  const counts =
    (name: string, stake: bigint, payout: bigint): StakeTotals =>
    async (db, players) => {
      expect(db).toBe(read);
      expect((underWay += 1)).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      asked.push(`${name} ${players.map(({ playerId }) => playerId).join()}`);
      return players.map(({ playerId }) => ({ stake: stake * playerId, payout }));
    };
  const totals = sumOfTotals(contributionsOf(counts('play', 500n, 200n), counts('sent', 40n, 1n)));
  const players = [7n, 1n].map((playerId) => ({ playerId, days }));
  expect(await totals(read, players)).toEqual([
    { stake: 3_780n, payout: 201n },
    { stake: 540n, payout: 201n },
  ]);
  expect(asked).toEqual(['play 7,1', 'sent 7,1']);
});

test('where no module counts anything, nothing was staked', async () => {
  const totals = sumOfTotals(contributionsOf());
  expect(await totals(read, [{ playerId: 7n, days }])).toEqual([{ stake: 0n, payout: 0n }]);
});
