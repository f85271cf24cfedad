import { dayIn } from '@arara/calendar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asksOf, tally, together } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

/** Rollbacks and prizes of the W group, on a real database, fifty at once where it says so. */
let program: PlayProgram;
let player: TestPlayer;
let ask: ReturnType<typeof asksOf>;

beforeAll(async () => {
  program = await openPlayProgram();
});
beforeEach(async () => {
  player = await program.addPlayer({ balance: 100_000n });
  ask = asksOf(program.service, player);
});
afterEach(() => program.prove());
afterAll(() => program.close());

test('W4: a rollback before its bet leaves a tombstone, and the bet is refused', async () => {
  const bet = { tx_id: newId(), round_id: newId('r') };
  const undone = await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
  expect(undone).toMatchObject({ code: 0, state: 'TOMBSTONED', wallet_tx_id: null });
  expect(await ask.bet(bet)).toMatchObject({ code: 1105 });
  expect(await ask.status(bet.tx_id)).toMatchObject({ state: 'TOMBSTONED', response: null });
  expect(await program.cashOf(player)).toBe(100_000n);
});

describe('W6: what was rolled back once stays rolled back once', () => {
  test('the same rollback again, and one of another id', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    const undo = { tx_id: newId(), original_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.rollback(undo)).toMatchObject({
      code: 0,
      state: 'REVERSED',
      duplicate: false,
    });
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED', duplicate: true });
    expect(await ask.rollback({ ...undo, tx_id: newId() })).toMatchObject({
      code: 0,
      state: 'ALREADY',
    });
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  test('fifty at once, half of them under their own ids', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    const shared = newId();
    const replies = await together(50, (at) =>
      ask.rollback({
        tx_id: at % 2 === 0 ? shared : newId(),
        original_tx_id: bet.tx_id,
        round_id: bet.round_id,
      }),
    );
    expect(tally(replies)).toEqual({ 0: 50 });
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  test('a bet and its rollback race fifty times, and never half of it remains', async () => {
    await together(50, async () => {
      const bet = { tx_id: newId(), round_id: newId('r'), amount: 10 };
      const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
      await Promise.all([ask.bet(bet), ask.rollback(undo)]);
    });
    expect(await program.cashOf(player)).toBe(100_000n);
  });
});

describe('W7: prizes and rollbacks that cross', () => {
  test('a prize for a bet that was rolled back is refused', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
    const win = { bet_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.win(win)).toMatchObject({ code: 1105 });
    expect(await ask.win({ round_id: bet.round_id })).toMatchObject({ code: 1105 });
  });

  test.each([
    ['named', true],
    ['of the whole round', false],
  ])('a bet with a prize %s cannot be rolled back until the prize is', async (_which, named) => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    const win = { tx_id: newId(), round_id: bet.round_id, amount: 5_000 };
    await ask.bet(bet);
    await ask.win(named ? { ...win, bet_tx_id: bet.tx_id } : win);
    const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.rollback(undo)).toMatchObject({ code: 1107 });
    const unwin = await ask.rollback({ original_tx_id: win.tx_id, round_id: bet.round_id });
    expect(unwin).toMatchObject({ code: 0, state: 'REVERSED' });
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED' });
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  test('another bet of the round, without a prize, can be', async () => {
    const round = newId('r');
    const paid = newId();
    const late = newId();
    await ask.bet({ tx_id: paid, round_id: round });
    await ask.bet({ tx_id: late, round_id: round });
    await ask.win({ bet_tx_id: paid, round_id: round, amount: 100 });
    const undo = { original_tx_id: late, round_id: round };
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED' });
  });
});

test('W8: a prize twice is paid once; two prizes of one round are both paid', async () => {
  const bet = { tx_id: newId(), round_id: newId('r') };
  await ask.bet(bet);
  const win = { tx_id: newId(), round_id: bet.round_id, amount: 700 };
  expect(await ask.win(win)).toMatchObject({ code: 0, duplicate: false });
  expect(await ask.win(win)).toMatchObject({ code: 0, duplicate: true });
  expect(await ask.win({ round_id: bet.round_id, amount: 300 })).toMatchObject({ code: 0 });
  expect(await program.cashOf(player)).toBe(100_000n);
});

describe('W9: prizes and what they belong to', () => {
  test('an unknown bet, and a round that nobody opened', async () => {
    const unknown = await ask.win({ bet_tx_id: newId() });
    expect(unknown).toMatchObject({ code: 1106, retryable: true });
    expect(await ask.win()).toMatchObject({ code: 1106 });
  });

  test('another player’s bet, and a bet of another round', async () => {
    const stranger = await program.addPlayer();
    const bet = { tx_id: newId(), round_id: newId('r') };
    await asksOf(program.service, stranger).bet(bet);
    const theft = { bet_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.win(theft)).toMatchObject({ code: 1106 });
    await ask.bet({ round_id: bet.round_id });
    expect(await ask.win(theft)).toMatchObject({ code: 1106 });
  });

  test('no bet named but an open round is fine; after the end it is paid and marked', async () => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    expect(await ask.win({ round_id: round })).toMatchObject({ code: 0, mismatch: false });
    expect(await ask.close(round, 1_000, 1_000)).toMatchObject({ code: 0, mismatch: false });
    expect(await ask.win({ round_id: round, amount: 50 })).toMatchObject({
      code: 0,
      mismatch: true,
    });
    expect(await program.cashOf(player)).toBe(100_050n);
  });

  test('a round that many players share is another round for each', async () => {
    const other = await program.addPlayer();
    const round = newId('table');
    await ask.bet({ round_id: round });
    await asksOf(program.service, other).bet({ round_id: round });
    await ask.close(round, 1_000, 0);
    expect(await asksOf(program.service, other).bet({ round_id: round })).toMatchObject({
      code: 0,
    });
  });
});

describe('W18: a prize above the vendor’s cap', () => {
  const cap = 10_000_000;

  test('is acknowledged, held and alerted, and released by two people', async () => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    const big = { tx_id: newId(), round_id: round, amount: cap + 1 };
    expect(await ask.win(big)).toMatchObject({ code: 0, held: true, balance: { total: '99000' } });
    expect(await ask.win(big)).toMatchObject({ code: 0, held: true, duplicate: true });
    expect(await program.available(player.accounts.held)).toBe(BigInt(cap + 1));
    const { rows } = await program.owner.query(
      `select from platform.event where topic = 'play.prize.held' and payload ->> 'txId' = $1`,
      [big.tx_id],
    );
    expect(rows).toHaveLength(1);
    const release = { vendor: 'acme', txId: big.tx_id };
    await expect(program.release(release, ['ana', 'ana'])).rejects.toThrow('decision.same.person');
    await program.release(release);
    await expect(program.release(release)).rejects.toThrow('round.not.found');
    expect(await program.cashOf(player)).toBe(99_000n + BigInt(cap + 1));
    expect(program.facts.toldOfReleased, 'once').toEqual([[player.playerId, BigInt(cap + 1)]]);
  });

  test('more released at once than there are connections wait for each other', async () => {
    const [round, count] = [newId('r'), 3 * (program.owner.options.max ?? 0)];
    await ask.bet({ round_id: round });
    const wins = Array.from({ length: count }, () => newId());
    for (const txId of wins) await ask.win({ tx_id: txId, round_id: round, amount: cap + 1 });
    const releases = wins.flatMap((txId) => {
      const release = () => program.release({ vendor: 'acme', txId });
      return [release(), release()];
    });
    const done = (await Promise.allSettled(releases)).filter(
      ({ status }) => status === 'fulfilled',
    );
    expect(done, 'each of them once').toHaveLength(count);
    expect(await program.cashOf(player)).toBe(99_000n + BigInt(count) * BigInt(cap + 1));
    expect(await program.available(player.accounts.held)).toBe(0n);
  });

  test('is taken back from where it is when it is rolled back', async () => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    const big = { tx_id: newId(), round_id: round, amount: cap + 1 };
    await ask.win(big);
    expect(await program.service.sumInReview(player.playerId)).toBe(BigInt(cap + 1));
    await ask.rollback({ original_tx_id: big.tx_id, round_id: round });
    expect(await program.service.sumInReview(player.playerId)).toBe(0n);
    expect(await program.available(player.accounts.held)).toBe(0n);
    expect(await program.cashOf(player)).toBe(99_000n);
    expect(
      (await program.service.winsInReview('arara', 100)).map(({ txId }) => txId),
    ).not.toContain(big.tx_id);
  });
});

describe('a prize that is held or was released, and limits', () => {
  const amount = 10_000_001;
  const held = async () => {
    const budget = await program.limitLoss(player, 5_000n);
    const round = newId('r');
    await ask.bet({ round_id: round, amount: 1_000 });
    const win = { tx_id: newId(), round_id: round, amount };
    await ask.win(win);
    const undo = { tx_id: newId(), original_tx_id: win.tx_id, round_id: round };
    const release = () => program.release({ vendor: 'acme', txId: win.tx_id });
    return { budget, undo, release };
  };

  test('give back to the limit when it is paid, and take it when it is taken back', async () => {
    const { budget, undo, release } = await held();
    expect(await program.available(budget)).toBe(4_000n);
    await release();
    expect(await program.available(budget)).toBe(4_000n + BigInt(amount));
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED' });
    expect(await program.available(budget)).toBe(4_000n);
    expect(program.facts.prizesReturned).toContain(player.playerId);
    expect(await program.cashOf(player)).toBe(99_000n);
    expect(await program.available(player.accounts.debt)).toBe(0n);
  });

  test('count as won only once they are paid, on the day of the prize', async () => {
    const { undo, release } = await held();
    const day = dayIn('America/Sao_Paulo', program.clock.now());
    const won = () => program.totalsOf(player, day);
    expect(await won()).toMatchObject({ stake: 1_000n, payout: 0n });
    program.clock.advance(24 * 3_600_000);
    await release();
    expect(await won()).toMatchObject({ stake: 1_000n, payout: BigInt(amount) });
    await ask.rollback(undo);
    expect(await won()).toMatchObject({ stake: 1_000n, payout: 0n });
  });

  test('taken back while it is held takes nothing from what was won', async () => {
    const { undo } = await held();
    await ask.rollback(undo);
    const won = await program.totalsOf(player, dayIn('America/Sao_Paulo', program.clock.now()));
    expect(won).toMatchObject({ stake: 1_000n, payout: 0n });
  });

  test('taken back while it is held moves no limit', async () => {
    const { budget, undo } = await held();
    await ask.rollback(undo);
    expect(await program.available(budget)).toBe(4_000n);
  });

  test('released and taken back at once end in one of two ways, and never as a debt', async () => {
    for (let time = 0; time < 10; time += 1) {
      player = await program.addPlayer({ balance: 100_000n });
      ask = asksOf(program.service, player);
      const { budget, undo, release } = await held();
      const [undone] = await Promise.all([ask.rollback(undo), release().catch(() => null)]);
      expect(undone).toMatchObject({ code: 0, state: 'REVERSED' });
      expect(await program.cashOf(player)).toBe(99_000n);
      expect(await program.available(player.accounts.held)).toBe(0n);
      expect(await program.available(player.accounts.debt)).toBe(0n);
      expect(await program.available(budget)).toBe(4_000n);
    }
  });
});

test('W19: a prize that was spent and is rolled back becomes a debt, not a crash', async () => {
  const round = newId('r');
  const win = { tx_id: newId(), round_id: round, amount: 30_000 };
  await ask.bet({ round_id: round, amount: 100_000 });
  await ask.win(win);
  await ask.bet({ amount: 25_000 });
  const undone = await ask.rollback({ original_tx_id: win.tx_id, round_id: round });
  expect(undone).toMatchObject({ code: 0, state: 'REVERSED', balance: { total: '0' } });
  expect(await program.available(player.accounts.debt)).toBe(-25_000n);
});
