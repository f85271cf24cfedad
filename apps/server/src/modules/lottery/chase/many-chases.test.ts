import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryProgram } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { readInVain } from '../testing/read-in-vain.ts';
import { advanceChases, endForgotten } from './advance-chases.ts';
import { chasesDue } from './chase.repository.ts';
import { stopChase } from './stop-chase.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** As right after a start, when no account is known yet: each is read from the database. */
function justStarted(): LotteryProgram['deps'] {
  const { database, wallet } = program.deps;
  const accountsOf: typeof wallet.accountsOf = async (playerId) => {
    await database.read.query('select 1');
    return wallet.accountsOf(playerId);
  };
  return { ...program.deps, wallet: { ...wallet, accountsOf } };
}

/** Chases of two steps, more of them than the process has connections. */
async function manyChases({ stopOnWin = false } = {}) {
  const count = (program.deps.database.pool.options.max ?? 10) + 4;
  const first = await program.openIssue(600);
  const second = await program.openIssue(601, 600);
  const steps = [first, second].map(({ numero }) => ({ numero, multiple: 1 }));
  const players = await Promise.all(Array.from({ length: count }, () => program.addPlayer()));
  const told = await Promise.all(
    players.map((player) => program.chase(player, { steps, price: '4.00', stopOnWin })),
  );
  const chases = told.map((one, at) => ({
    player: players[at]!,
    ref: (one as { chase: { id: string } }).chase.id,
  }));
  return { first, second, chases };
}

const heldBy = (chases: readonly { player: Parameters<LotteryProgram['heldOf']>[0] }[]) =>
  Promise.all(chases.map(({ player }) => program.heldOf(player)));

it('more late chases than connections all get their money back right after a start', async () => {
  const { first, chases } = await manyChases();
  await program.endSale(first.id);
  await program.closeIssue(first.id);
  await program.advance(justStarted());
  expect(await heldBy(chases)).toEqual(chases.map(() => 200n));
  expect(program.errors).toEqual([]);
}, 20_000);

it('more members than connections stop their chases at once right after a start', async () => {
  const { chases } = await manyChases();
  const started = justStarted();
  await Promise.all(chases.map(({ player, ref }) => stopChase(started, player.playerId, ref)));
  expect(await heldBy(chases)).toEqual(chases.map(() => 0n));
}, 20_000);

it('chases are bought page by page, however many before them wait for their draw', async () => {
  const { first, second, chases } = await manyChases({ stopOnWin: true });
  await program.advance();
  await program.endSale(first.id);
  await program.closeIssue(first.id);
  await program.startSale(second.id);
  expect(await chasesDue(program.deps.database.read, 0n, 3)).toEqual([]);
  const other = await program.openIssue(602, 601);
  const steps = [second, other].map(({ numero }) => ({ numero, multiple: 1 }));
  const players = [await program.addPlayer(), await program.addPlayer()];
  for (const player of players) await program.chase(player, { steps, price: '4.00' });
  await advanceChases(program.deps, 1);
  expect(await heldBy(players.map((player) => ({ player })))).toEqual([200n, 200n]);
  expect(await heldBy(chases)).toEqual(chases.map(() => 200n));
});

it('what is due is found without going through the chases that are active', async () => {
  await manyChases();
  await advanceChases(program.deps);
  await manyChases();
  await advanceChases(program.deps);
  const inVain = await readInVain(program.owner, (db) => chasesDue(db, 0n, 500));
  expect(inVain).toBeLessThan(20);
});

it('a chase whose end a process could not write down any more is ended by the next one', async () => {
  const { chases } = await manyChases();
  const refs = chases.map(({ ref }) => ref);
  await program.owner.query(sql`
    update lottery.chase_step s set state = 'BOUGHT' from lottery.chase c
    where c.id = s.chase_id and c.ref = any (${refs.slice(1)}::text[])`);
  await endForgotten(program.deps);
  const { rows } = await program.owner.query(sql`
    select state, count(*)::integer from lottery.chase where ref = any (${refs}::text[])
    group by state order by state`);
  expect(rows).toEqual([
    { state: 'ACTIVE', count: 1 },
    { state: 'DONE', count: refs.length - 1 },
  ]);
});
