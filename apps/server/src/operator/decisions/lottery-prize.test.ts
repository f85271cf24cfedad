import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOnSale, ticketOf } from '../../modules/lottery/lottery.queries.ts';
import {
  openLotteryProgram,
  onFirst,
  testGame,
} from '../../modules/lottery/testing/lottery-program.ts';
import type { LotteryProgram } from '../../modules/lottery/testing/lottery-program.ts';
import type { TestPlayer } from '../../modules/play/testing/play-program.ts';
import { decisionsOver, runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

// The way of a prize of the lottery that is above the bound, from the draw to the cash.

let program: LotteryProgram;
let desk: Desk;
beforeAll(async () => {
  program = await openLotteryProgram();
  // A winner here wins 19.60 and no more: the bound is put so low that this is above it.
  await program.owner.query(sql`update play.vendor set prize_max = 1959 where code = 'lottery'`);
  desk = {
    site: { merchantOf: async (id: string | null) => id },
    play: program.service,
    results: {} as never,
    lottery: {} as never,
    cashier: {} as never,
    identity: {} as never,
    transfers: {} as never,
    deadLetters: {} as never,
    database: {} as never,
    record: {} as never,
    ledger: {} as never,
    decisions: decisionsOver(
      program.deps.database,
      program.deps.clock,
      program.play.contributes.decisionKinds,
    ),
  };
}, 120_000);
afterAll(() => program.close());

const run = (line: string) => runBy(line.split(' '), desk, 'arara', 'desk');
const allDigits = onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

/** A process that has read the bound, and a ticket that wins whatever is drawn. */
async function winner() {
  const by = program.twin();
  const player = await program.addPlayer();
  const { id, numero } = await program.openIssue();
  const sold = await program.buy(player, { numero, lines: [allDigits], price: '20.00' });
  if (!('ticket' in sold)) throw new Error('not sold');
  await program.endSale(id);
  await program.advance(by);
  return { by, player, ref: sold.ticket.id };
}

async function moneyOf(player: TestPlayer): Promise<[bigint, bigint]> {
  return [await program.cashOf(player), await program.heldOf(player)];
}

async function heldEvents(): Promise<unknown[]> {
  const { rows } = await program.owner.query<{ payload: unknown }>(
    sql`select payload from platform.event where topic = 'play.prize.held'`,
  );
  return rows.map(({ payload }) => payload);
}

test('it is told before anybody buys from which prize on people look at it first', async () => {
  const { games, texts, house: wallet } = program.twin();
  const deps = { games, texts, house: wallet, opening: async () => null };
  const asker = { merchant: 'arara', language: 'pt-BR' };
  const told = await gameOnSale(deps, asker, testGame.code);
  expect(told?.heldAbove).toBe('19.59');
});

test('a prize above the bound waits, its ticket says so, and two people let it go', async () => {
  const { by, player, ref } = await winner();
  expect(await moneyOf(player)).toEqual([98_000n, 1_960n]);
  expect(await ticketOf(by, player.playerId, ref)).toMatchObject({
    state: 'WON',
    prize: '19.60',
    prizeHeld: '19.60',
  });
  // The member by mail, the operator by an event, each once.
  await program.advance(by);
  expect(program.toldOfHeld).toEqual([[player.playerId, '19.60']]);
  expect(await heldEvents()).toMatchObject([
    { vendor: 'lottery', txId: `${ref}:win`, amount: '1960', currency: 'BRL' },
  ]);

  const id = `lottery/${ref}:win`;
  expect(await run('prize list')).toContain(id);
  await expect(run(`prize release ${id} --by ana`)).rejects.toThrow('Nobody proposed');
  await run(`prize release ${id} --by ana --reason proven`);
  expect(await run(`prize release ${id} --by rui`)).toContain('by ana and rui');
  await expect(run(`prize release ${id} --by rui --reason again`)).rejects.toThrow('is held');

  const { rows } = await program.owner.query(sql`
    select decided_by from play.held_win where state = 'RELEASED'`);
  expect(rows).toEqual([{ decided_by: ['ana', 'rui'] }]);
  expect(await moneyOf(player)).toEqual([99_960n, 0n]);
  expect(program.facts.toldOfReleased).toEqual([[player.playerId, 1_960n]]);
  expect(await ticketOf(by, player.playerId, ref)).toMatchObject({
    state: 'WON',
    prize: '19.60',
    prizeHeld: null,
  });
  expect(await run('prize list')).toBe('No prize is held.');
  await program.prove();
});

test('a prize up to the bound is paid at once, and nothing is said', async () => {
  const { owner } = program;
  await owner.query(sql`update play.vendor set prize_max = 1960 where code = 'lottery'`);
  const { by, player, ref } = await winner();
  expect(await moneyOf(player)).toEqual([99_960n, 0n]);
  expect(await ticketOf(by, player.playerId, ref)).toMatchObject({ prizeHeld: null });
  expect([(await heldEvents()).length, program.toldOfHeld.length]).toEqual([1, 1]);
});
