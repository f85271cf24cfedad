import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksOf, together } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

/** Worth a line on the board and above the cap, worth a line, and neither. */
const prizes = [10_000_001, 60_000, 500] as const;
const players = 30;

let program: PlayProgram;
beforeAll(async () => {
  program = await openPlayProgram();
});
afterAll(() => program.close());

const prizeOf = (at: number) => prizes[at % prizes.length] ?? 0;

/** The notes on prizes besides the money, and the state of their rounds. */
async function notes() {
  const { rows } = await program.owner.query(`
    select (select count(*)::integer from play.big_win) as board,
      (select count(*)::integer from play.held_win where state = 'HELD') as held,
      (select count(*)::integer from play.vendor_tx where kind = 'WIN' and state = 'APPLIED') as wins,
      (select count(*)::integer from play.vendor_tx where kind = 'BET' and state = 'APPLIED') as bets,
      (select count(*)::integer from play.round where state = 'VOID') as void`);
  return rows[0];
}

test('many prizes and stakes undone by the same statements: each player’s own, and nothing of it remains', async () => {
  const buyers = await together(players, () => program.addPlayer({ balance: 100_000n }));
  const asks = buyers.map((player) => asksOf(program.service, player));
  const rounds = buyers.map(() => ({ round: newId('r'), bet: newId('b'), win: newId('w') }));
  const each = (what: (ask: ReturnType<typeof asksOf>, at: number) => Promise<{ code: number }>) =>
    together(players, async (at) => {
      const reply = await what(asks[at]!, at);
      expect(reply.code).toBe(0);
    });
  await each((ask, at) => ask.bet({ tx_id: rounds[at]!.bet, round_id: rounds[at]!.round }));
  await each((ask, at) =>
    ask.win({ tx_id: rounds[at]!.win, round_id: rounds[at]!.round, amount: prizeOf(at) }),
  );
  const third = players / prizes.length;
  expect(await notes()).toEqual({
    board: 2 * third,
    held: third,
    wins: players,
    bets: players,
    void: 0,
  });
  // One keeps prize and stake: what is undone of others is nobody else's.
  const others = (
    what: (ask: ReturnType<typeof asksOf>, at: number) => Promise<{ code: number }>,
  ) => each(async (ask, at) => (at === 0 ? { code: 0 } : what(ask, at)));
  const undo = (ask: ReturnType<typeof asksOf>, at: number, original: string) =>
    ask.rollback({ original_tx_id: original, round_id: rounds[at]!.round });
  await others((ask, at) => undo(ask, at, rounds[at]!.win));
  expect(await notes()).toEqual({ board: 1, held: 1, wins: 1, bets: players, void: 0 });
  await others((ask, at) => undo(ask, at, rounds[at]!.bet));
  expect(await notes()).toEqual({ board: 1, held: 1, wins: 1, bets: 1, void: players - 1 });
  const cash = await Promise.all(buyers.map((player: TestPlayer) => program.cashOf(player)));
  expect(cash).toEqual([99_000n, ...buyers.slice(1).map(() => 100_000n)]);
  await program.prove();
});
