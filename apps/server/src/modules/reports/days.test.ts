import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { openReportsProgram } from './testing/reports-program.ts';
import type { PastTransfer, ReportsProgram } from './testing/reports-program.ts';

let program: ReportsProgram;
let player: TestPlayer;
let rounds = 1_000n;
beforeAll(async () => {
  program = await openReportsProgram();
  program.zones.set('lisboa', 'Europe/Lisbon');
});
afterAll(() => program.close());

/** Posts transfers of one round at their instants, in their order, and counts them. */
async function play(
  merchant: string,
  transfers: readonly (readonly [string, PastTransfer['code'], bigint])[],
) {
  player = await program.addPlayer();
  rounds += 1n;
  for (const [instant, code, amount] of transfers) {
    await program.postAt(instant, { player, merchant, round: rounds, code, amount });
  }
  await program.process().follow();
  const facts = (await program.dailyFacts()).filter((fact) => fact.player === player.playerId);
  return facts.map(({ day, rounds: opened, stakes, prizes, stakesReturned, prizesReturned }) => ({
    day,
    opened,
    net: [stakes, prizes, stakesReturned, prizesReturned].map(Number),
  }));
}

test('a day is the merchant’s: one evening in São Paulo is the next day in Lisbon', async () => {
  const evening = [['2025-10-24T23:30:00Z', 'stake', 100n]] as const;
  expect(await play('arara', evening)).toEqual([
    { day: '2025-10-24', opened: 1, net: [100, 0, 0, 0] },
  ]);
  const later = [['2025-10-24T23:30:00.500Z', 'stake', 100n]] as const;
  expect(await play('lisboa', later)).toEqual([
    { day: '2025-10-25', opened: 1, net: [100, 0, 0, 0] },
  ]);
});

test('the day on which summer time ends has 25 hours', async () => {
  // Sunday 26 October 2025: from 23:00 UTC on Saturday to midnight UTC on Sunday.
  const found = await play('lisboa', [
    ['2025-10-25T22:59:59.999Z', 'stake', 1n],
    ['2025-10-25T23:00:00Z', 'stake', 20n],
    ['2025-10-26T23:59:59.999Z', 'stake', 300n],
    ['2025-10-27T00:00:00Z', 'stake', 4_000n],
  ]);
  expect(found.map(({ day, net }) => [day, net[0]])).toEqual([
    ['2025-10-25', 1],
    ['2025-10-26', 320],
    ['2025-10-27', 4_000],
  ]);
  expect(found.map(({ opened }) => opened)).toEqual([1, 0, 0]);
});

test('what is given back counts on the day on which it is: a day that is over keeps its figures', async () => {
  const found = await play('arara', [
    ['2025-11-10T15:00:00Z', 'stake', 500n],
    ['2025-11-10T15:00:01Z', 'win', 200n],
    ['2025-11-12T15:00:00Z', 'win_returned', 200n],
    ['2025-11-13T15:00:00Z', 'stake_returned', 500n],
  ]);
  expect(found).toEqual([
    { day: '2025-11-10', opened: 1, net: [500, 200, 0, 0] },
    { day: '2025-11-12', opened: 0, net: [0, 0, 0, 200] },
    { day: '2025-11-13', opened: 0, net: [0, 0, 500, 0] },
  ]);
});

test('a rebuild cuts the same days, over months', async () => {
  await play('arara', [
    ['2025-12-01T01:00:00Z', 'stake', 5n],
    ['2026-03-01T12:00:00Z', 'stake', 6n],
  ]);
  const before = await program.dailyFacts();
  const { differ, rows } = await program.process().service.rebuild();
  expect({ differ, rows }).toEqual({ differ: 0, rows: before.length });
  expect(await program.dailyFacts()).toEqual(before);
});
