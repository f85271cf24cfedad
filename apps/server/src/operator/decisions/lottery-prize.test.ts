import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOnSale, ticketOf } from '../../modules/lottery/lottery.queries.ts';
import {
  createLotteryWorld,
  onFirst,
  testGame,
} from '../../modules/lottery/testing/lottery-world.ts';
import type { LotteryWorld } from '../../modules/lottery/testing/lottery-world.ts';
import type { TestPlayer } from '../../modules/play/testing/world.ts';
import { decisionsOver, runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

// The way of a prize of the lottery that is above the bound, from the draw to the cash.

let house: LotteryWorld;
let desk: Desk;
beforeAll(async () => {
  house = await createLotteryWorld();
  // A winner here wins 19.60 and no more: the bound is put so low that this is above it.
  await house.world.pool.query(sql`update play.vendor set prize_max = 1959 where code = 'lottery'`);
  desk = {
    site: { merchantOf: async (id: string | null) => id },
    play: house.world.service,
    results: {} as never,
    lottery: {} as never,
    cashier: {} as never,
    identity: {} as never,
    transfers: {} as never,
    deadLetters: {} as never,
    ledger: {} as never,
    decisions: decisionsOver(
      house.deps.database,
      house.deps.clock,
      house.world.play.contributes.decisionKinds,
    ),
  };
}, 120_000);
afterAll(() => house.finish());

const run = (line: string) => runBy(line.split(' '), desk, 'arara', 'desk');
const allDigits = onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

/** A process that has read the bound, and a ticket that wins whatever is drawn. */
async function winner() {
  const by = house.twin();
  const player = await house.world.addPlayer();
  const { id, numero } = await house.openIssue();
  const sold = await house.buy(player, { numero, lines: [allDigits], price: '20.00' });
  if (!('ticket' in sold)) throw new Error('not sold');
  await house.endSale(id);
  await house.advance(by);
  return { by, player, ref: sold.ticket.id };
}

async function moneyOf(player: TestPlayer): Promise<[bigint, bigint]> {
  return [await house.world.cashOf(player), await house.heldOf(player)];
}

async function heldEvents(): Promise<unknown[]> {
  const { rows } = await house.world.pool.query<{ payload: unknown }>(
    sql`select payload from platform.event where topic = 'play.prize.held'`,
  );
  return rows.map(({ payload }) => payload);
}

test('it is told before anybody buys from which prize on people look at it first', async () => {
  const { games, messages, house: wallet } = house.twin();
  const deps = { games, messages, house: wallet, opening: async () => null };
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
  await house.advance(by);
  expect(house.toldOfHeld).toEqual([[player.playerId, '19.60']]);
  expect(await heldEvents()).toMatchObject([
    { vendor: 'lottery', txId: `${ref}:win`, amount: '1960', currency: 'BRL' },
  ]);

  const id = `lottery/${ref}:win`;
  expect(await run('prize list')).toContain(id);
  await expect(run(`prize release ${id} --by ana`)).rejects.toThrow('Nobody proposed');
  await run(`prize release ${id} --by ana --reason proven`);
  expect(await run(`prize release ${id} --by rui`)).toContain('by ana and rui');
  await expect(run(`prize release ${id} --by rui --reason again`)).rejects.toThrow('is held');

  const { rows } = await house.world.pool.query(sql`
    select decided_by from play.held_win where state = 'RELEASED'`);
  expect(rows).toEqual([{ decided_by: ['ana', 'rui'] }]);
  expect(await moneyOf(player)).toEqual([99_960n, 0n]);
  expect(house.world.facts.toldOfReleased).toEqual([[player.playerId, 1_960n]]);
  expect(await ticketOf(by, player.playerId, ref)).toMatchObject({
    state: 'WON',
    prize: '19.60',
    prizeHeld: null,
  });
  expect(await run('prize list')).toBe('No prize is held.');
  await house.world.prove();
});

test('a prize up to the bound is paid at once, and nothing is said', async () => {
  const { pool } = house.world;
  await pool.query(sql`update play.vendor set prize_max = 1960 where code = 'lottery'`);
  const { by, player, ref } = await winner();
  expect(await moneyOf(player)).toEqual([99_960n, 0n]);
  expect(await ticketOf(by, player.playerId, ref)).toMatchObject({ prizeHeld: null });
  expect([(await heldEvents()).length, house.toldOfHeld.length]).toEqual([1, 1]);
});
