import { addDays } from '@arara/calendar';
import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { dashboard } from './dashboard.ts';
import type { DashboardDeps } from './dashboard.ts';
import { openReportsProgram } from './testing/reports-program.ts';
import type { ReportsProgram } from './testing/reports-program.ts';

/** Tuesday; 14:40 in São Paulo. */
const now = '2026-03-10T17:40:00Z';
let program: ReportsProgram;
let ana: TestPlayer;
let rounds = 5_000n;
const asked: [string, string][] = [];

const deps = (): DashboardDeps => ({
  database: program.database,
  clock: fixedClock(now),
  money: {
    async moneyBetween(_merchant, from, until) {
      asked.push([from.toISOString(), until.toISOString()]);
      return { deposits: 12_345n, withdrawalsPaid: 0n, firstDeposits: 2 };
    },
  },
  members: { newMembers: async () => 7 },
  returns: async () => [],
  currencies: async () => [{ id: 'arara', currency: 'BRL' }],
  timeZoneOf: async () => 'America/Sao_Paulo',
});

async function play(at: string, stake: bigint, prize: bigint, player = ana): Promise<void> {
  rounds += 1n;
  const of = { player, merchant: 'arara', round: rounds };
  await program.postAt(at, { ...of, code: 'stake', amount: stake });
  if (prize > 0n)
    await program.postAt(`${at.slice(0, -1)}.500Z`, { ...of, code: 'win', amount: prize });
}

beforeAll(async () => {
  program = await openReportsProgram();
  ana = await program.addPlayer({ balance: 0n });
  const bia = await program.addPlayer({ balance: 0n });
  // A week before: in the small hours, within the hour of the moment, and after it.
  await play('2026-03-03T03:10:00Z', 1_000n, 400n);
  await play('2026-03-03T17:29:00Z', 200n, 0n);
  await play('2026-03-03T17:34:00Z', 300n, 100n);
  await play('2026-03-03T17:41:00Z', 4_000n, 0n, bia);
  await play('2026-03-04T02:59:00Z', 50_000n, 0n, bia);
  // Today, and one stake of yesterday.
  await play('2026-03-10T02:59:00Z', 9_000n, 0n);
  await play('2026-03-10T03:00:00Z', 700n, 900n);
  await play('2026-03-10T17:38:00Z', 2_000n, 500n, bia);
  await program.process().follow();
});
afterAll(() => program.close());

test('a day so far stands against the same weekday up to the same moment', async () => {
  const board = await dashboard(deps(), 'arara', undefined);
  expect(board).toMatchObject({ day: '2026-03-10', before: '2026-03-03', running: true });
  expect(board.figures).toEqual({
    deposits: '123.45',
    withdrawalsPaid: '0.00',
    turnover: '27.00',
    prizes: '14.00',
    ggr: '13.00',
    rounds: 2,
    activePlayers: 2,
    newMembers: 7,
    firstDeposits: 2,
  });
  expect(board.figuresBefore).toMatchObject({
    turnover: '15.00',
    prizes: '5.00',
    ggr: '10.00',
    rounds: 3,
    activePlayers: 1,
  });
  expect(asked.slice(-2)).toEqual([
    ['2026-03-10T03:00:00.000Z', now.replace('Z', '.000Z')],
    ['2026-03-03T03:00:00.000Z', '2026-03-03T17:40:00.000Z'],
  ]);
});

test('hours add up to the day, products too, and the day before is told whole', async () => {
  const board = await dashboard(deps(), 'arara', undefined);
  expect(board.hours).toHaveLength(15);
  expect(board.hours[0]).toEqual({
    at: '2026-03-10T03:00:00.000Z',
    ggr: '-2.00',
    turnover: '7.00',
  });
  expect(board.hours.at(-1)).toMatchObject({ ggr: '15.00' });
  expect(board.hoursBefore).toHaveLength(24);
  expect(board.hoursBefore.at(-1)).toMatchObject({ ggr: '500.00' });
  expect(board.products).toEqual([
    { gameType: 'SLOT', turnover: '27.00', ggr: '13.00', hold: '48.15', rounds: 2 },
  ]);
  expect(BigInt(board.asOf.transfer)).toBeGreaterThan(0n);
});

test('a day that is over is told to its end, and one to come is refused', async () => {
  const board = await dashboard(deps(), 'arara', '2026-03-03');
  expect(board).toMatchObject({ running: false, figures: { turnover: '555.00', rounds: 5 } });
  expect(board.hours).toHaveLength(24);
  // The days of the house begin on 2024-01-01, and each is told with the one a week before.
  for (const day of [addDays('2026-03-10', 1), '2024-01-07', '1969-12-31', '0001-01-01']) {
    await expect(dashboard(deps(), 'arara', day), day).rejects.toMatchObject({
      code: 'request.invalid',
      detail: { field: 'day' },
    });
  }
  expect(await dashboard(deps(), 'arara', '2024-01-08')).toMatchObject({ before: '2024-01-01' });
});

test('a rebuild gives the same quarters, and tells one that somebody changed', async () => {
  const before = await dashboard(deps(), 'arara', undefined);
  expect(await program.process().service.rebuild()).toMatchObject({ differ: 0 });
  const { asOf: _, ...rebuilt } = await dashboard(deps(), 'arara', undefined);
  expect(before).toMatchObject(rebuilt);
  await program.owner.query(`update reports.play_quarter set stakes = stakes + 1
    where quarter = '2026-03-10T03:00:00Z'`);
  expect(await program.process().service.rebuild()).toMatchObject({ differ: 2 });
  const { rows } = await program.owner.query<{ builds: number }>(
    'select count(distinct build)::integer as builds from reports.play_quarter',
  );
  expect(rows).toEqual([{ builds: 1 }]);
});
