import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { action, asksOf, tally, together } from './testing/asks.ts';
import { testUntil } from './testing/ports.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

/** Stakes, repeats and plays of the W group, on a real database, fifty at once where it says so. */
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

test('W1: the same bet sent fifty times at once is one debit and forty-nine stored answers', async () => {
  const same = { tx_id: newId(), round_id: newId('r'), amount: 1_000 };
  const replies = await together(50, () => ask.bet(same));
  expect(tally(replies)).toEqual({ 0: 50 });
  expect(replies.filter(({ duplicate }) => duplicate === false)).toHaveLength(1);
  expect(new Set(replies.map((reply) => reply.wallet_tx_id)).size).toBe(1);
  expect(await program.cashOf(player)).toBe(99_000n);
});

test('W2: of fifty different bets of the whole balance exactly one is taken', async () => {
  const replies = await together(50, () => ask.bet({ amount: 100_000 }));
  expect(tally(replies)).toEqual({ 0: 1, 1001: 49 });
  expect(replies.find(({ code }) => code === 1001)?.balance).toEqual({
    total: '0',
    cash: '0',
    bonus: '0',
  });
});

describe('W3: the same transaction id with other content is a conflict and moves nothing', () => {
  test.each([
    ['amount', { amount: 2_000 }],
    ['round', { round_id: 'another-round' }],
    ['currency', { currency: 'USD' }],
    ['game', { game_code: 'another-game' }],
  ])('other %s', async (_what, other) => {
    const first = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(first);
    expect(await ask.bet({ ...first, ...other })).toMatchObject({ code: 1104 });
    expect(await program.cashOf(player)).toBe(99_000n);
  });

  test('another player', async () => {
    const stranger = await program.addPlayer();
    const first = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(first);
    expect(await asksOf(program.service, stranger).bet(first)).toMatchObject({ code: 1104 });
    expect(await program.cashOf(stranger)).toBe(100_000n);
  });

  test('a win under the id of a bet', async () => {
    const round = newId('r');
    const id = newId();
    await ask.bet({ tx_id: id, round_id: round });
    expect(await ask.win({ tx_id: id, round_id: round })).toMatchObject({ code: 1104 });
  });

  test('what a vendor may renew is not content', async () => {
    const first = { tx_id: newId(), round_id: newId('r'), amount: 500 };
    await ask.bet({ ...first, request_id: 'one', occurred_at: 'then' });
    const again = await ask.bet({ ...first, request_id: 'two', occurred_at: 'now', amount: '500' });
    expect(again).toMatchObject({ code: 0, duplicate: true, request_id: 'two' });
  });
});

describe('W12: a process that dies between commit and answer', () => {
  test('a repeat, to another process, gets the stored answer', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    const first = await ask.bet(bet);
    const again = await asksOf(program.twin().service, player).bet(bet);
    expect(again).toMatchObject({ code: 0, duplicate: true, wallet_tx_id: first.wallet_tx_id });
    expect(await ask.status(bet.tx_id)).toMatchObject({
      state: 'APPLIED',
      response: { wallet_tx_id: first.wallet_tx_id, balance: first.balance },
    });
  });
});

describe('W14: a play is all or nothing', () => {
  test('one part that fails takes the others with it', async () => {
    const round = newId('r');
    const actions = [action('bet', 60_000), action('win', 1), action('bet', 60_000)];
    expect(await ask.play({ round_id: round, actions })).toMatchObject({ code: 1001 });
    for (const { tx_id: txId } of actions) {
      expect(await ask.status(txId)).toMatchObject({ state: 'NONE' });
    }
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  test('stake and prize in one step, and the repeat', async () => {
    const body = { round_id: newId('r'), actions: [action('bet', 1_000), action('win', 2_500)] };
    const first = await ask.play(body);
    expect(first).toMatchObject({ code: 0, balance: { total: '101500' }, duplicate: false });
    expect(first.transactions).toEqual([
      { tx_id: body.actions[0]?.tx_id, wallet_tx_id: expect.stringMatching(/^\d+$/) },
      { tx_id: body.actions[1]?.tx_id, wallet_tx_id: expect.stringMatching(/^\d+$/) },
    ]);
    const again = await ask.play(body);
    expect(again).toMatchObject({ code: 0, duplicate: true, transactions: first.transactions });
    expect(await program.cashOf(player)).toBe(101_500n);
  });

  test('a prize cannot pay for a stake that comes before it', async () => {
    const actions = [action('bet', 100_001), action('win', 50_000)];
    expect(await ask.play({ actions })).toMatchObject({ code: 1001 });
  });

  test('parts of two plays do not mix', async () => {
    const shared = action('bet', 10);
    await ask.play({ actions: [shared] });
    expect(await ask.play({ actions: [shared, action('win', 10)] })).toMatchObject({ code: 1104 });
  });

  test('the same id twice in one play is malformed', async () => {
    const id = newId();
    const actions = [action('bet', 10, id), action('win', 10, id)];
    expect(await ask.play({ actions })).toMatchObject({ code: 1204 });
  });

  test('a play without a prize that wins nothing ends its round', async () => {
    const round = newId('r');
    await ask.play({ round_id: round, actions: [action('bet', 10), action('win', 0)] });
    expect(await ask.bet({ round_id: round })).toMatchObject({ code: 1103 });
  });
});

test('W22: two vendors may use the same transaction id', async () => {
  const there = { ...player, ...(await program.sessionAt('other', player.playerId)) };
  const bet = { tx_id: newId(), round_id: newId('r') };
  expect(await ask.bet(bet)).toMatchObject({ code: 0, duplicate: false });
  expect(await asksOf(program.service, there, 'other').bet(bet)).toMatchObject({
    code: 0,
    duplicate: false,
  });
  expect(await program.cashOf(player)).toBe(98_000n);
});

describe('W23: another currency than the wallet’s', () => {
  test.each(['bet', 'win', 'balance'] as const)('%s', async (call) => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    const other = { ...player, accounts: { ...player.accounts, currency: 'FUN' as const } };
    const asking = asksOf(program.service, other);
    const reply =
      call === 'balance' ? await asking.balance() : await asking[call]({ round_id: round });
    expect(reply).toMatchObject({ code: 1102 });
  });
});

describe('ends of rounds', () => {
  test('totals that agree, differ, and a repeat', async () => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    expect(await ask.close(round, 1_000, 5)).toMatchObject({ code: 0, mismatch: true });
    expect(await ask.close(round, 1_000, 5)).toMatchObject({ code: 0, duplicate: true });
    expect(await ask.close(round, 1_000, 6)).toMatchObject({ code: 1104 });
    expect(await ask.bet({ round_id: round })).toMatchObject({ code: 1103 });
    expect(await ask.close(newId('r'), 0, 0)).toMatchObject({ code: 1106 });
  });

  test('a round whose last stake was rolled back is void', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
    expect(await ask.bet({ round_id: bet.round_id })).toMatchObject({ code: 1103 });
    const { rows } = await program.owner.query(`select state from play.round where round_id = $1`, [
      bet.round_id,
    ]);
    expect(rows).toEqual([{ state: 'VOID' }]);
  });

  test('a stake of nothing is a round too, and asks whether the player may stake', async () => {
    const round = newId('r');
    const free = { round_id: round, amount: 0, is_free: true, campaign_id: 'gift' };
    expect(await ask.bet(free)).toMatchObject({ code: 0, balance: { total: '100000' } });
    expect(await ask.bet({ ...free, amount: 5 })).toMatchObject({ code: 1204 });
    expect(await ask.win({ round_id: round, amount: 20, kind: 'free' })).toMatchObject({ code: 0 });
  });
});

describe('limits of responsible play, in the same statement as the money', () => {
  test('fifty stakes at once never pass a loss limit', async () => {
    const budget = await program.limitLoss(player, 10_000n);
    const replies = await together(50, () => ask.bet({ amount: 1_000 }));
    expect(tally(replies)).toEqual({ 0: 10, 1004: 40 });
    expect(replies.find(({ code }) => code === 1004)).toMatchObject({
      limit: 'loss',
      limit_period: 'day',
      limit_until: testUntil.getTime(),
    });
    expect(await program.available(budget)).toBe(0n);
  });

  test('prizes and rollbacks give the budget back', async () => {
    const budget = await program.limitLoss(player, 10_000n);
    const bet = { tx_id: newId(), round_id: newId('r'), amount: 4_000 };
    await ask.bet(bet);
    await ask.play({ actions: [action('bet', 1_000), action('win', 3_000)] });
    expect(await program.available(budget)).toBe(8_000n);
    await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
    expect(await program.available(budget)).toBe(12_000n);
  });
});
