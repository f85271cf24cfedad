import { buyTicket, chancesOf, enter, inventPerson, openGame, openWire } from '@arara/sandbox';
import { payIn, playTurn, readLobby, readLotteries, stakeOf, temperaments } from '@arara/sandbox';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProgram } from '../testing/test-program.ts';
import type { TestProgram } from '../testing/test-program.ts';

// The players of the sandbox against the whole program, over the wire that a page uses.

let program: TestProgram;
let url: string;
beforeAll(async () => {
  program = await createTestProgram();
  await program.modules.lottery.service.planIssues();
  await program.modules.lottery.service.advanceIssues();
  url = await program.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => program.close());

const someone = inventPerson('test', 4);

test('a player registers once, pays in, plays a slot, originals, a table and a lottery', async () => {
  const wire = openWire({ url, merchant: 'arara' });
  await enter(wire, someone);
  // Another process, or the next start: the account is there.
  const again = openWire({ url, merchant: 'arara' });
  await enter(again, someone);
  const { rows } = await program.owner.query(sql`
    select payee_name from identity.player where username = ${someone.username}`);
  expect(rows).toEqual([{ payee_name: someone.name }]);

  expect(await payIn(wire, '200.00')).toMatchObject({ state: 'PAID' });
  const chances = chancesOf('test', 1);
  const lobby = await readLobby(wire);
  const played = ['dice', 'limbo', 'plinko', 'keno', 'wheel', 'mines', 'coin-flip', 'roulette'];
  const codes = [...played, 'dragon-tiger', lobby.find(({ pastime }) => pastime === 'slot')?.code];
  for (const code of codes) {
    const card = lobby.find((one) => one.code === code);
    if (card === undefined) throw new Error(`${code} is not in the lobby`);
    const game = await openGame(wire, card);
    expect(await playTurn(game, stakeOf(game, 0, chances), chances), code).toHaveProperty(
      'balance',
    );
  }
  const lotteries = await readLotteries(wire);
  expect(lotteries.map(({ code }) => code)).toContain('quero-quero');
  for (const one of lotteries) {
    expect(await buyTicket(wire, one, chances), one.code).not.toBe(undefined);
  }
});

test('staff see that a program plays, and nobody else is marked', async () => {
  const { identity } = program.modules;
  await identity.service.markProgram('arara', someone.username);
  const { rows } = await program.owner.query(sql`
    select username from identity.player where is_program`);
  expect(rows).toEqual([{ username: someone.username }]);
});

test('every temperament has somebody among the first six', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => inventPerson('test', number).temperament.code);
  expect(new Set(six).size).toBe(temperaments.length);
});
