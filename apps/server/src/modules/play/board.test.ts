import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetPrizes, prizesInOrder } from './board.repository.ts';
import type { BoardOrder } from './board.repository.ts';
import { action, asksOf, together } from './testing/asks.ts';
import { newId, openPlayProgram } from './testing/play-program.ts';
import type { PlayProgram, TestPlayer } from './testing/play-program.ts';

const own = 'house';
const dayMs = 86_400_000;

let program: PlayProgram;
let player: TestPlayer;
let since: Date;

beforeAll(async () => {
  program = await openPlayProgram();
  await program.service.vendors.ensure({ code: own, verifiable: true, prizeMax: 500_000n });
});
afterAll(() => program.close());

/** Each test has a day of its own, on which nobody has won before. */
beforeEach(async () => {
  program.clock.advance(2 * dayMs);
  since = program.clock.now();
  player = await program.addPlayer({ vendor: own });
});

const ask = (of = player, vendor = own) => asksOf(program.service, of, vendor);

/** A round that is over at once. */
async function round(stake: number, prize: number, of = player, vendor = own): Promise<string> {
  const id = newId('r');
  const actions = [action('bet', stake), action('win', prize)];
  expect((await ask(of, vendor).play({ round_id: id, actions })).code).toBe(0);
  return id;
}

async function board(by: BoardOrder = 'prize', limit = 20) {
  const lines = await program.service.board('arara', { currency: 'BRL', since, by, limit });
  return lines.map((line) => line.round);
}

test('the largest prizes and the largest multipliers, each with its round and a masked name', async () => {
  const [large, dear, small] = [
    await round(1_000, 60_000),
    await round(10_000, 90_000),
    await round(20, 4_000),
  ];
  expect(await board('prize')).toEqual([dear, large, small]);
  expect(await board('multiple')).toEqual([small, large, dear]);
  const [first] = await program.service.board('arara', {
    currency: 'BRL',
    since,
    by: 'multiple',
    limit: 1,
  });
  expect(first).toMatchObject({ vendor: own, gameCode: 'dado', amount: 4_000n, multiple: 20_000n });
  expect(first?.player).toMatch(/^jo\*\*\*/);
});

test.each(['prize', 'multiple'] as const)(
  'an index has the order of the board by %s',
  async (by) => {
    const query = prizesInOrder('arara', { currency: 'BRL', since, by, limit: 20 }, 0);
    const plan = await transaction(program.owner, async (tx) => {
      await tx.query('set local enable_seqscan = off');
      await tx.query('set local enable_sort = off');
      return tx.query<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain(`big_win_${by}`);
    // Only those that are equal are sorted.
    expect(lines).toContain(`Presorted Key: b.${by === 'prize' ? 'amount' : 'multiple'}`);
  },
);

test('small prizes, and those that give back less than twice the stakes, stand nowhere', async () => {
  await round(20, 999);
  await round(50_000, 99_999);
  expect(await board()).toEqual([]);
  expect(await board('multiple')).toEqual([]);
});

test('a prize that comes later counts all stakes of its round, however often it is told', async () => {
  const id = newId('r');
  await ask().bet({ round_id: id, amount: 1_000 });
  await ask().bet({ round_id: id, amount: 2_000, round_start: false });
  const won = { round_id: id, tx_id: newId('w'), amount: 30_000, round_close: true };
  const replies = await together(5, () => ask().win({ ...won, request_id: newId('q') }));
  expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  const lines = await program.service.board('arara', {
    currency: 'BRL',
    since,
    by: 'multiple',
    limit: 20,
  });
  expect(lines).toMatchObject([{ round: id, amount: 30_000n, multiple: 1_000n }]);
});

test('many at once: nobody is missing, equal prizes stand in the order in which they were won', async () => {
  const players = await together(12, () => program.addPlayer({ vendor: own }));
  const rounds = await together(12, (at) => round(100, 5_000 + at, players[at]));
  expect(await board()).toEqual(rounds.toReversed());
  expect(await board('prize', 3)).toEqual(rounds.toReversed().slice(0, 3));
});

describe('not on the board', () => {
  test('play money', async () => {
    const trial = await program.addPlayer({ currency: 'FUN', vendor: own });
    await round(100, 99_999, trial);
    expect(await board()).toEqual([]);
  });

  test('a round of a vendor that nobody can verify', async () => {
    await round(100, 99_999, await program.addPlayer(), 'acme');
    expect(await board()).toEqual([]);
  });

  test('a prize that was taken back', async () => {
    const id = newId('r');
    const tx = newId('w');
    await ask().bet({ round_id: id });
    await ask().win({ round_id: id, tx_id: tx, amount: 70_000 });
    expect(await board()).toEqual([id]);
    await ask().rollback({ original_tx_id: tx, round_id: id });
    expect(await board()).toEqual([]);
  });

  test('a prize that people look at, until they release it', async () => {
    const id = newId('r');
    const tx = newId('w');
    await ask().bet({ round_id: id });
    await ask().win({ round_id: id, tx_id: tx, amount: 500_001 });
    expect(await board()).toEqual([]);
    await program.release({ vendor: own, txId: tx });
    expect(await board()).toEqual([id]);
  });

  test('players who may not be named, however many of them won more than the others', async () => {
    const hidden = await together(6, () => program.addPlayer({ vendor: own }));
    await together(6, (at) => round(100, 50_000 + at, hidden[at]));
    const shown = [await round(100, 20_000), await round(100, 10_000)];
    for (const { playerId } of hidden) program.facts.unnamed.add(playerId);
    expect(await board('prize', 2)).toEqual(shown);
  });

  test('another merchant’s, and those of before the span', async () => {
    await round(100, 20_000);
    const wish = { currency: 'BRL', since, by: 'prize', limit: 20 } as const;
    expect(await program.service.board('noite-tropical', wish)).toEqual([]);
    program.clock.advance(1);
    const later = { ...wish, since: program.clock.now() };
    expect(await program.service.board('arara', later)).toEqual([]);
  });
});

test('prizes that no board tells any more are forgotten', async () => {
  const id = await round(100, 20_000);
  await forgetPrizes(program.owner, new Date(since.getTime() + 39 * dayMs));
  expect(await board()).toEqual([id]);
  await forgetPrizes(program.owner, new Date(since.getTime() + 41 * dayMs));
  expect(await board()).toEqual([]);
});
