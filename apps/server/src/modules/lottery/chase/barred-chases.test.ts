import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlayer } from '../../play/testing/world.ts';
import { createLotteryWorld } from '../testing/lottery-world.ts';
import type { LotteryWorld } from '../testing/lottery-world.ts';
import { endBarredChases, sweepBarredChases } from './end-barred-chases.ts';

// A player who may stake nothing any more has no money in chases either.

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

/** A player with so many chases of three steps, of which the first is bought. */
async function chaser(chases = 1): Promise<TestPlayer> {
  const player = await house.world.addPlayer();
  const issues = [await house.openIssue(600)];
  for (const at of [1, 2]) issues.push(await house.openIssue(600 + at, 599 + at));
  const steps = issues.map(({ numero }) => ({ numero, multiple: 1 }));
  for (let at = 0; at < chases; at += 1) await house.chase(player, { steps, price: '6.00' });
  await house.advance();
  return player;
}

async function chasesOf({ playerId }: TestPlayer): Promise<string[]> {
  const { rows } = await house.world.pool.query<{ told: string }>(sql`
    select concat_ws(' ', state, stopped_by, (
      select string_agg(concat_ws(':', s.state, s.reason), ' ' order by s.place)
      from lottery.chase_step s where s.chase_id = c.id)) as told
    from lottery.chase c where player_id = ${playerId} order by id`);
  return rows.map(({ told }) => told);
}

async function moneyOf(player: TestPlayer): Promise<[bigint, bigint]> {
  return [await house.world.cashOf(player), await house.heldOf(player)];
}

const going = 'ACTIVE BOUGHT WAITING WAITING';
const ended = 'STOPPED account BOUGHT RELEASED:account RELEASED:account';

it('their chases end at once: tickets stay, what waits goes back, others go on', async () => {
  const [player, other] = [await chaser(2), await chaser()];
  house.barred.add(player.playerId);
  await endBarredChases(house.deps, [player.playerId, other.playerId]);
  expect(await chasesOf(player)).toEqual([ended, ended]);
  expect(await moneyOf(player)).toEqual([99_600n, 0n]);
  expect(await chasesOf(other)).toEqual([going]);
  expect(await moneyOf(other)).toEqual([99_400n, 400n]);
  await house.world.prove();
});

it('told again, in two processes and while steps are bought, each cent goes back once', async () => {
  const players = [await chaser(3), await chaser(3)];
  const ids = players.map(({ playerId }) => playerId);
  for (const id of ids) house.barred.add(id);
  const twin = house.twin();
  await Promise.all([
    endBarredChases(house.deps, ids),
    endBarredChases(twin, ids),
    house.advance(twin),
    endBarredChases(house.deps, ids.toReversed()),
  ]);
  await endBarredChases(twin, ids);
  for (const player of players) {
    expect(await chasesOf(player)).toEqual([ended, ended, ended]);
    expect(await moneyOf(player)).toEqual([99_400n, 0n]);
  }
  await house.world.prove();
});

it('broken off before its end is written nothing has moved, and the sweep ends it', async () => {
  const player = await chaser();
  house.barred.add(player.playerId);
  const balanceChanged = () => Promise.reject(new Error('the process is gone'));
  const dying = { ...house.deps, wallet: { ...house.deps.wallet, balanceChanged } };
  await endBarredChases(dying, [player.playerId]);
  expect(house.errors.splice(0)).toHaveLength(1);
  expect(await chasesOf(player)).toEqual([going]);
  expect(await moneyOf(player)).toEqual([99_400n, 400n]);
  await sweepBarredChases(house.deps);
  await sweepBarredChases(house.deps);
  expect(await chasesOf(player)).toEqual([ended]);
  expect(await moneyOf(player)).toEqual([99_800n, 0n]);
  await house.world.prove();
});

it('the sweep goes through all members who have chases, page by page', async () => {
  const players = [await chaser(), await chaser(), await chaser()];
  for (const { playerId } of players) house.barred.add(playerId);
  await sweepBarredChases(house.deps, 1);
  for (const player of players) expect(await chasesOf(player)).toEqual([ended]);
});
