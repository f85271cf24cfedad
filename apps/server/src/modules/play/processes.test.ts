import { seededRandom } from '@arara/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { action, asksOf, tally, together } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

/** Several processes on one database: each with a lane of its own, sharing nothing else. */
let program: PlayProgram;
let services: PlayProgram['service'][];

beforeAll(async () => {
  program = await openPlayProgram();
  services = [program.service, program.twin().service, program.twin().service];
});
afterEach(() => program.prove());
afterAll(() => program.close());

const on = (at: number, player: TestPlayer) =>
  asksOf(services[at % services.length] as PlayProgram['service'], player);

test('W1 and W2 over three processes', async () => {
  const player = await program.addPlayer({ balance: 10_000n });
  const same = { tx_id: newId(), round_id: newId('r') };
  const repeats = await together(51, (at) => on(at, player).bet(same));
  expect(tally(repeats)).toEqual({ 0: 51 });
  expect(repeats.filter(({ duplicate }) => duplicate === false)).toHaveLength(1);
  const all = await together(51, (at) => on(at, player).bet({ amount: 9_000 }));
  expect(tally(all)).toEqual({ 0: 1, 1001: 50 });
});

test('one transaction id for two players, in two processes at once, is one of them', async () => {
  for (let turn = 0; turn < 25; turn += 1) {
    const [one, two] = await Promise.all([program.addPlayer(), program.addPlayer()]);
    const same = { tx_id: newId(), round_id: newId('r') };
    const replies = await Promise.all([on(0, one).bet(same), on(1, two).bet(same)]);
    expect(tally(replies)).toEqual({ 0: 1, 1104: 1 });
  }
});

test('a bet and its rollback cross between processes, and nothing remains', async () => {
  const player = await program.addPlayer();
  await together(60, async (at) => {
    const bet = { tx_id: newId(), round_id: newId('r'), amount: 10 };
    const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
    await Promise.all([on(at, player).bet(bet), on(at + 1, player).rollback(undo)]);
  });
  expect(await program.cashOf(player)).toBe(100_000n);
});

test('a player who plays at two vendors in two processes at once keeps every centavo', async () => {
  const player = await program.addPlayer();
  const there = { ...player, ...(await program.sessionAt('other', player.playerId)) };
  const replies = await together(60, (at) => {
    const service = services[at % 3] as PlayProgram['service'];
    const ask = at % 2 === 0 ? asksOf(service, player) : asksOf(service, there, 'other');
    return ask.play({ actions: [action('bet', 100), action('win', 90)] });
  });
  expect(tally(replies)).toEqual({ 0: 60 });
  expect(await program.cashOf(player)).toBe(100_000n - 600n);
});

test('one bad request among many does not fail its batch', async () => {
  const player = await program.addPlayer();
  const many = together(40, () => on(0, player).bet({ amount: 1 }));
  const bad = on(0, player).bet({ game_code: 'a\u0000b' });
  await expect(bad).rejects.toThrow();
  expect(tally(await many)).toEqual({ 0: 40 });
});

test('two thousand random requests of fifty workers leave books that agree', async () => {
  const random = seededRandom(20_261_121);
  const players = await Promise.all(
    Array.from({ length: 12 }, () => program.addPlayer({ balance: 3_000n })),
  );
  const rounds = Array.from({ length: 60 }, () => newId('r'));
  const ids = Array.from({ length: 400 }, () => newId());
  const { pick } = random;
  const one = async (at: number) => {
    const ask = on(at, pick(players));
    const round = { round_id: pick(rounds) };
    const amount = random.below(900);
    switch (random.below(6)) {
      case 0:
        return ask.win({ ...round, tx_id: pick(ids), amount });
      case 1:
        return ask.rollback({ ...round, original_tx_id: pick(ids) });
      case 2:
        return ask.play({
          ...round,
          round_close: false,
          actions: [action('bet', amount), action('win', random.below(900))],
        });
      case 3:
        return ask.win({ ...round, bet_tx_id: pick(ids), amount });
      default:
        return ask.bet({ ...round, tx_id: pick(ids), amount });
    }
  };
  const replies = (
    await together(50, async (worker) => {
      const own: { code: number }[] = [];
      for (let turn = 0; turn < 40; turn += 1) own.push(await one(worker + turn));
      return own;
    })
  ).flat();
  const known = new Set([0, 1001, 1103, 1104, 1105, 1106, 1107]);
  expect(replies.filter(({ code }) => !known.has(code))).toEqual([]);
  expect(replies.filter(({ code }) => code === 0).length).toBeGreaterThan(400);
  for (const player of players) {
    expect(await program.cashOf(player)).toBeGreaterThanOrEqual(0n);
  }
});

test('a batch that was broken off by the database is answered once, with the right outcome', async () => {
  const player = await program.addPlayer();
  const killer = (async () => {
    for (let kill = 0; kill < 12; kill += 1) {
      await program.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like 'arara-play %' and datname = current_database()`,
      );
      await new Promise((later) => setTimeout(later, 60));
    }
  })();
  const work = together(50, async (at) => {
    const own: { code: number }[] = [];
    for (let turn = 0; turn < 12; turn += 1) own.push(await on(at, player).bet({ amount: 1 }));
    return own;
  });
  await killer;
  const replies = await work;
  expect(tally(replies.flat())).toEqual({ 0: 600 });
  expect(await program.cashOf(player)).toBe(100_000n - 600n);
  const { rows } = await program.owner.query<{ count: bigint }>(
    'select count(*) from play.vendor_tx where player_id = $1',
    [player.playerId],
  );
  expect(rows).toEqual([{ count: 600n }]);
});
