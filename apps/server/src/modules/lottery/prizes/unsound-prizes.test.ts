import { returnMax } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryProgram, onFirst, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { rewrite } from '../../../testing/rewrite.ts';

// Prizes that somebody writes into the database, past the two people and the cap.

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** Puts a version into force as an operator with the database could, in two statements. */
async function inForce(version: number, change: object): Promise<void> {
  const { owner } = program;
  const { code, table } = testGame;
  const data = JSON.stringify({ ...table, version, ...change });
  await owner.query(sql`
    insert into lottery.prize_table (code, version, data, reason, decided_by)
    values (${table.code}, ${version}, ${data}, 'x', '{ana,rui}') on conflict do nothing`);
  await owner.query(sql`update lottery.game set table_version = ${version} where code = ${code}`);
}

it.each([
  ['above their own cap', 2, { modeMax: 1_990 }],
  ['with a cap above that of the house', 3, { modeMax: 1_990, capBasisPoints: 9_950 }],
  ['that give back more than was staked', 4, { modeMax: 3_000, capBasisPoints: 15_000 }],
])('prizes %s sell nothing, and the operator is told once', async (_, version, change) => {
  const { numero } = await program.openIssue();
  const player = await program.addPlayer();
  await inForce(version, change);
  const by = program.twin();
  const known = program.errors.length;
  const { modeMax: mode } = change;
  const sold = () => program.buy(player, { numero, tableVersion: version, mode }, undefined, by);
  expect(await sold()).toMatchObject({ code: 'game.unavailable' });
  expect(await sold()).toMatchObject({ code: 'game.unavailable' });
  expect(program.errors.slice(known)).toEqual([
    { game: testGame.code, fault: expect.objectContaining({ fault: 'cap' }) },
  ]);
  expect(await program.cashOf(player)).toBe(100_000n);
  await expect(by.games.tableOf(testGame.table.code, version)).rejects.toThrow('may not stand');
});

it('a ticket is not paid by other prizes than those that it was sold under, however sound they are', async () => {
  const { owner } = program;
  const { code, table } = testGame;
  await owner.query(sql`update lottery.game set table_version = 1 where code = ${code}`);
  const seller = program.twin();
  const player = await program.addPlayer();
  const { id, numero } = await program.openIssue();
  const wish = { numero, lines: [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)], price: '20.00' };
  expect(await program.buy(player, wish, undefined, seller)).toHaveProperty('ticket');
  await program.endSale(id);
  const lower = { ...table, modeMax: 1_900 };
  const swap = (data: object) =>
    rewrite(
      owner,
      sql`update lottery.prize_table set data = ${JSON.stringify(data)}
        where code = ${table.code} and version = 1`,
    );
  await swap(lower);
  await program.advance(program.twin());
  expect(await program.cashOf(player), 'only the stake is gone').toBe(98_000n);
  await swap(table);
  await program.advance(program.twin());
  expect(await program.cashOf(player)).toBe(99_960n);
});

it('no cap of a table is above that of the house', () => {
  expect(testGame.table.capBasisPoints).toBeLessThanOrEqual(returnMax);
});
