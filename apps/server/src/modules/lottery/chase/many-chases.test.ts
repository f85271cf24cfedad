import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotteryWorld } from '../testing/lottery-world.ts';
import type { LotteryWorld } from '../testing/lottery-world.ts';
import { readInVain } from '../testing/read-in-vain.ts';
import { advanceChases, endForgotten } from './advance-chases.ts';
import { chasesDue } from './chase.repository.ts';
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
async function manyChases({ stopOnWin = false } = {}) {
  const count = (house.deps.database.pool.options.max ?? 10) + 4;
  const first = await house.openIssue(600);
  const second = await house.openIssue(601, 600);
  const steps = [first, second].map(({ numero }) => ({ numero, multiple: 1 }));
  const players = await Promise.all(Array.from({ length: count }, () => house.world.addPlayer()));
  const told = await Promise.all(
    players.map((player) => house.chase(player, { steps, price: '4.00', stopOnWin })),
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

it('chases are bought page by page, however many before them wait for their draw', async () => {
  const { first, second, chases } = await manyChases({ stopOnWin: true });
  await house.advance();
  await house.endSale(first.id);
  await house.close(first.id);
  await house.startSale(second.id);
  expect(await chasesDue(house.deps.database.read, 0n, 3)).toEqual([]);
  const other = await house.openIssue(602, 601);
  const steps = [second, other].map(({ numero }) => ({ numero, multiple: 1 }));
  const players = [await house.world.addPlayer(), await house.world.addPlayer()];
  for (const player of players) await house.chase(player, { steps, price: '4.00' });
  await advanceChases(house.deps, 1);
  expect(await heldBy(players.map((player) => ({ player })))).toEqual([200n, 200n]);
  expect(await heldBy(chases)).toEqual(chases.map(() => 200n));
});

it('what is due is found without going through the chases that are active', async () => {
  await manyChases();
  await advanceChases(house.deps);
  await manyChases();
  await advanceChases(house.deps);
  const inVain = await readInVain(house.world.pool, (db) => chasesDue(db, 0n, 500));
  expect(inVain).toBeLessThan(20);
});

it('a chase whose end a process could not write down any more is ended by the next one', async () => {
  const { chases } = await manyChases();
  const refs = chases.map(({ ref }) => ref);
  await house.world.pool.query(sql`
    update lottery.chase_step s set state = 'BOUGHT' from lottery.chase c
    where c.id = s.chase_id and c.ref = any (${refs.slice(1)}::text[])`);
  await endForgotten(house.deps);
  const { rows } = await house.world.pool.query(sql`
    select state, count(*)::integer from lottery.chase where ref = any (${refs}::text[])
    group by state order by state`);
  expect(rows).toEqual([
    { state: 'ACTIVE', count: 1 },
    { state: 'DONE', count: refs.length - 1 },
  ]);
});
