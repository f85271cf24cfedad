import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { openLotteryProgram } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { endBarredChases, sweepBarredChases } from './end-barred-chases.ts';

// A player who may stake nothing any more has no money in chases either.

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** A player with so many chases of three steps, of which the first is bought. */
async function chaser(chases = 1): Promise<TestPlayer> {
  const player = await program.addPlayer();
  const issues = [await program.openIssue(600)];
  for (const at of [1, 2]) issues.push(await program.openIssue(600 + at, 599 + at));
  const steps = issues.map(({ numero }) => ({ numero, multiple: 1 }));
  for (let at = 0; at < chases; at += 1) await program.chase(player, { steps, price: '6.00' });
  await program.advance();
  return player;
}

async function chasesOf({ playerId }: TestPlayer): Promise<string[]> {
  const { rows } = await program.owner.query<{ told: string }>(sql`
    select concat_ws(' ', state, stopped_by, (
      select string_agg(concat_ws(':', s.state, s.reason), ' ' order by s.place)
      from lottery.chase_step s where s.chase_id = c.id)) as told
    from lottery.chase c where player_id = ${playerId} order by id`);
  return rows.map(({ told }) => told);
}

async function moneyOf(player: TestPlayer): Promise<[bigint, bigint]> {
  return [await program.cashOf(player), await program.heldOf(player)];
}

const going = 'ACTIVE BOUGHT WAITING WAITING';
const ended = 'STOPPED account BOUGHT RELEASED:account RELEASED:account';

it('their chases end at once: tickets stay, what waits goes back, others go on', async () => {
  const [player, other] = [await chaser(2), await chaser()];
  program.barred.add(player.playerId);
  await endBarredChases(program.deps, [player.playerId, other.playerId]);
  expect(await chasesOf(player)).toEqual([ended, ended]);
  expect(await moneyOf(player)).toEqual([99_600n, 0n]);
  expect(await chasesOf(other)).toEqual([going]);
  expect(await moneyOf(other)).toEqual([99_400n, 400n]);
  await program.prove();
});

it('told again, in two processes and while steps are bought, each cent goes back once', async () => {
  const players = [await chaser(3), await chaser(3)];
  const ids = players.map(({ playerId }) => playerId);
  for (const id of ids) program.barred.add(id);
  const twin = program.twin();
  await Promise.all([
    endBarredChases(program.deps, ids),
    endBarredChases(twin, ids),
    program.advance(twin),
    endBarredChases(program.deps, ids.toReversed()),
  ]);
  await endBarredChases(twin, ids);
  for (const player of players) {
    expect(await chasesOf(player)).toEqual([ended, ended, ended]);
    expect(await moneyOf(player)).toEqual([99_400n, 0n]);
  }
  await program.prove();
});

it('broken off before its end is written nothing has moved, and the sweep ends it', async () => {
  const player = await chaser();
  program.barred.add(player.playerId);
  const balanceChanged = () => Promise.reject(new Error('the process is gone'));
  const dying = { ...program.deps, wallet: { ...program.deps.wallet, balanceChanged } };
  await endBarredChases(dying, [player.playerId]);
  expect(program.errors.splice(0)).toHaveLength(1);
  expect(await chasesOf(player)).toEqual([going]);
  expect(await moneyOf(player)).toEqual([99_400n, 400n]);
  await sweepBarredChases(program.deps);
  await sweepBarredChases(program.deps);
  expect(await chasesOf(player)).toEqual([ended]);
  expect(await moneyOf(player)).toEqual([99_800n, 0n]);
  await program.prove();
});

it('the sweep goes through all members who have chases, page by page', async () => {
  const players = [await chaser(), await chaser(), await chaser()];
  for (const { playerId } of players) program.barred.add(playerId);
  await sweepBarredChases(program.deps, 1);
  for (const player of players) expect(await chasesOf(player)).toEqual([ended]);
});
