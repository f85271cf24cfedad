import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksOf } from '../play/testing/asks.ts';
import { newId } from '../play/testing/play-program.ts';
import { action, openReportsProgram } from './testing/reports-program.ts';
import type { ReportsProgram } from './testing/reports-program.ts';

let program: ReportsProgram;
beforeAll(async () => {
  program = await openReportsProgram();
});
afterAll(() => program.close());

const always = { firstDay: '2024-01-01', lastDay: '2099-12-31' };

test('turnover knows the stake of this instant, whatever is counted', async () => {
  const { service, follow } = program.process();
  const player = await program.addPlayer({ balance: 100_000n });
  const ask = asksOf(program.service, player);
  expect(await service.turnoverOf(player.playerId)).toBe(0n);
  await ask.play({ actions: [action('bet', 1_000), action('win', 2_000)] });
  expect(await service.turnoverOf(player.playerId)).toBe(1_000n);
  await follow();
  expect(await service.turnoverOf(player.playerId)).toBe(1_000n);
  const undone = { round_id: newId('r'), tx_id: newId('b') };
  await ask.bet({ ...undone, amount: 300 });
  expect(await service.turnoverOf(player.playerId)).toBe(1_300n);
  await ask.rollback({ original_tx_id: undone.tx_id, round_id: undone.round_id });
  expect(await service.turnoverOf(player.playerId)).toBe(1_000n);
  await follow();
  expect(await service.turnoverOf(player.playerId)).toBe(1_000n);
});

test('turnover is one number while the projector counts', async () => {
  const { service, follow } = program.process();
  const player = await program.addPlayer({ balance: 100_000n });
  const ask = asksOf(program.service, player);
  for (let rounds = 1n; rounds <= 20n; rounds += 1n) {
    await ask.play({ actions: [action('bet', 100)] });
    const counting = follow();
    expect(await service.turnoverOf(player.playerId)).toBe(rounds * 100n);
    await counting;
  }
});

test('a game has its players, rounds and money; who took every stake back does not count', async () => {
  const { service, follow } = program.process();
  const since = new Date(Date.now() - 1_000);
  const winner = await program.addPlayer({ balance: 100_000n, vendor: 'other' });
  const ask = asksOf(program.service, winner, 'other');
  await ask.play({ actions: [action('bet', 1_000), action('win', 2_500)] });
  await ask.play({ actions: [action('bet', 500)] });
  const gone = await program.addPlayer({ balance: 100_000n, vendor: 'other' });
  const undone = { round_id: newId('r'), tx_id: newId('b') };
  const back = asksOf(program.service, gone, 'other');
  await back.bet({ ...undone, amount: 300 });
  await back.rollback({ original_tx_id: undone.tx_id, round_id: undone.round_id });
  await follow();
  const titles = await service.byTitle('arara', always);
  const sums = {
    vendor: 'other',
    gameCode: 'dado',
    gameType: null,
    currency: 'BRL',
    rounds: 2,
    stakes: 1_800n,
    prizes: 2_500n,
    stakesReturned: 300n,
    prizesReturned: 0n,
  };
  expect(titles.find(({ vendor }) => vendor === 'other')).toEqual({ ...sums, players: 1 });
  expect(await service.ofPlayer(winner.playerId, always)).toEqual([
    { ...sums, stakes: 1_500n, stakesReturned: 0n },
  ]);
  expect(await service.byTitle('nobody', always)).toEqual([]);
  expect(await service.byTitle('arara', { firstDay: '2024-01-01', lastDay: '2024-12-31' })).toEqual(
    [],
  );
  const played = await service.playedSince('arara', since);
  expect(played.find(({ vendor }) => vendor === 'other')).toEqual({
    vendor: 'other',
    gameCode: 'dado',
    players: 1,
    rounds: 2,
  });
  expect(await service.playedSince('arara', new Date(Date.now() + 86_400_000 * 2))).toEqual([]);
  const players = await service.playersSince(since);
  expect(players).toEqual(expect.arrayContaining([winner.playerId, gone.playerId]));
  expect(await service.playersSince(new Date(Date.now() + 60_000))).toEqual([]);
});

test('how far the facts are behind is known', async () => {
  const { service, follow } = program.process();
  await follow();
  expect(await service.secondsBehind()).toBe(0);
  await program.addPlayer();
  expect(await service.secondsBehind()).toBeGreaterThan(0);
});
