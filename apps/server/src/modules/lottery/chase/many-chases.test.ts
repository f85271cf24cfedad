import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotteryWorld } from '../testing/lottery-world.ts';
import type { LotteryWorld } from '../testing/lottery-world.ts';
import { stopChase } from './stop-chase.ts';

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

/** As right after a start, when no account is known yet: each is read from the database. */
function justStarted(): LotteryWorld['deps'] {
  const { database, wallet } = house.deps;
  const accountsOf: typeof wallet.accountsOf = async (playerId) => {
    await database.read.query('select 1');
    return wallet.accountsOf(playerId);
  };
  return { ...house.deps, wallet: { ...wallet, accountsOf } };
}

/** Chases of two steps, more of them than the process has connections. */
async function manyChases() {
  const count = (house.deps.database.pool.options.max ?? 10) + 4;
  const first = await house.openIssue(600);
  const second = await house.openIssue(601, 600);
  const steps = [first, second].map(({ numero }) => ({ numero, multiple: 1 }));
  const players = await Promise.all(Array.from({ length: count }, () => house.world.addPlayer()));
  const told = await Promise.all(
    players.map((player) => house.chase(player, { steps, price: '4.00' })),
  );
  const chases = told.map((one, at) => ({
    player: players[at]!,
    ref: (one as { chase: { id: string } }).chase.id,
  }));
  return { first, second, chases };
}

const heldBy = (chases: readonly { player: Parameters<LotteryWorld['heldOf']>[0] }[]) =>
  Promise.all(chases.map(({ player }) => house.heldOf(player)));

it('more late chases than connections all get their money back right after a start', async () => {
  const { first, chases } = await manyChases();
  await house.endSale(first.id);
  await house.close(first.id);
  await house.advance(justStarted());
  expect(await heldBy(chases)).toEqual(chases.map(() => 200n));
  expect(house.errors).toEqual([]);
}, 20_000);

it('more members than connections stop their chases at once right after a start', async () => {
  const { chases } = await manyChases();
  const started = justStarted();
  await Promise.all(chases.map(({ player, ref }) => stopChase(started, player.playerId, ref)));
  expect(await heldBy(chases)).toEqual(chases.map(() => 0n));
}, 20_000);
