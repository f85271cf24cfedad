import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { action, asksOf, tally, together } from './testing/asks.ts';
import { createWorld, newId, testGame } from './testing/world.ts';
import type { TestPlayer, World } from './testing/world.ts';

/** The W group of the failure list, on a real database, fifty at once where it says so. */
let world: World;
let player: TestPlayer;
let ask: ReturnType<typeof asksOf>;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  player = await world.addPlayer({ balance: 100_000n });
  ask = asksOf(world.service, player);
});
afterEach(() => world.prove());
afterAll(() => world.close());

test('W1: the same bet sent fifty times at once is one debit and forty-nine stored answers', async () => {
  const same = { tx_id: newId(), round_id: newId('r'), amount: 1_000 };
  const replies = await together(50, () => ask.bet(same));
  expect(tally(replies)).toEqual({ 0: 50 });
  expect(replies.filter(({ duplicate }) => duplicate === false)).toHaveLength(1);
  expect(new Set(replies.map((reply) => reply.wallet_tx_id)).size).toBe(1);
  expect(await world.cashOf(player)).toBe(99_000n);
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
    expect(await world.cashOf(player)).toBe(99_000n);
  });

  test('another player', async () => {
    const stranger = await world.addPlayer();
    const first = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(first);
    expect(await asksOf(world.service, stranger).bet(first)).toMatchObject({ code: 1104 });
    expect(await world.cashOf(stranger)).toBe(100_000n);
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

test('W4: a rollback before its bet leaves a tombstone, and the bet is refused', async () => {
  const bet = { tx_id: newId(), round_id: newId('r') };
  const undone = await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
  expect(undone).toMatchObject({ code: 0, state: 'TOMBSTONED', wallet_tx_id: null });
  expect(await ask.bet(bet)).toMatchObject({ code: 1105 });
  expect(await ask.status(bet.tx_id)).toMatchObject({ state: 'TOMBSTONED', response: null });
  expect(await world.cashOf(player)).toBe(100_000n);
});

describe('W6: what was rolled back once stays rolled back once', () => {
  test('the same rollback again, and one of another id', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    const undo = { tx_id: newId(), original_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED', duplicate: false });
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED', duplicate: true });
    expect(await ask.rollback({ ...undo, tx_id: newId() })).toMatchObject({ code: 0, state: 'ALREADY' });
    expect(await world.cashOf(player)).toBe(100_000n);
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
    expect(await world.cashOf(player)).toBe(100_000n);
  });

  test('a bet and its rollback race fifty times, and never half of it remains', async () => {
    await together(50, async () => {
      const bet = { tx_id: newId(), round_id: newId('r'), amount: 10 };
      const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
      await Promise.all([ask.bet(bet), ask.rollback(undo)]);
    });
    expect(await world.cashOf(player)).toBe(100_000n);
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

  test.each([['named', true], ['of the whole round', false]])(
    'a bet with a prize %s cannot be rolled back until the prize is',
    async (_which, named) => {
      const bet = { tx_id: newId(), round_id: newId('r') };
      const win = { tx_id: newId(), round_id: bet.round_id, amount: 5_000 };
      await ask.bet(bet);
      await ask.win(named ? { ...win, bet_tx_id: bet.tx_id } : win);
      const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
      expect(await ask.rollback(undo)).toMatchObject({ code: 1107 });
      const unwin = await ask.rollback({ original_tx_id: win.tx_id, round_id: bet.round_id });
      expect(unwin).toMatchObject({ code: 0, state: 'REVERSED' });
      expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED' });
      expect(await world.cashOf(player)).toBe(100_000n);
    },
  );

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
  expect(await world.cashOf(player)).toBe(100_000n);
});

describe('W9: prizes and what they belong to', () => {
  test('an unknown bet, and a round that nobody opened', async () => {
    const unknown = await ask.win({ bet_tx_id: newId() });
    expect(unknown).toMatchObject({ code: 1106, retryable: true });
    expect(await ask.win()).toMatchObject({ code: 1106 });
  });

  test('another player’s bet, and a bet of another round', async () => {
    const stranger = await world.addPlayer();
    const bet = { tx_id: newId(), round_id: newId('r') };
    await asksOf(world.service, stranger).bet(bet);
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
    expect(await ask.win({ round_id: round, amount: 50 })).toMatchObject({ code: 0, mismatch: true });
    expect(await world.cashOf(player)).toBe(100_050n);
  });

  test('a round that many players share is another round for each', async () => {
    const other = await world.addPlayer();
    const round = newId('table');
    await ask.bet({ round_id: round });
    await asksOf(world.service, other).bet({ round_id: round });
    await ask.close(round, 1_000, 0);
    expect(await asksOf(world.service, other).bet({ round_id: round })).toMatchObject({ code: 0 });
  });
});

describe('W10 and W11: what stops a stake never stops a prize', () => {
  const closed: [string, number, () => void][] = [
    ['an expired session', 1007, () => world.clock.advance(13 * 3_600_000)],
    ['a blocked player', 1003, () => world.facts.blocked.add(player.playerId)],
    ['an excluded player', 1005, () => world.facts.restricted.set(player.playerId, 'excluded')],
    ['a pause', 1005, () => world.facts.restricted.set(player.playerId, 'paused')],
    ['time that is used up', 1004, () => world.facts.restricted.set(player.playerId, 'time')],
    ['a blocked region', 1006, () => (world.facts.regionRestricted = true)],
    ['maintenance', 1101, () => (world.facts.maintenance = true)],
    ['a game that is off', 1101, () => (world.facts.game = { ...world.facts.game, available: false })],
    ['a stake below the least', 1008, () => (world.facts.game = { ...world.facts.game, minBet: 1_001n })],
    ['a stake above the most', 1008, () => (world.facts.game = { ...world.facts.game, maxBet: 999n })],
  ];
  afterEach(() => {
    world.facts.maintenance = false;
    world.facts.regionRestricted = false;
    world.facts.game = { ...world.facts.game, available: true, minBet: null, maxBet: null };
  });

  test.each(closed)('%s', async (_what, code, close) => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    const late = { tx_id: newId(), round_id: newId('r'), amount: 10 };
    await ask.bet(bet);
    await ask.bet(late);
    close();
    expect(await ask.bet()).toMatchObject({ code, retryable: false });
    expect(await ask.play({ actions: [action('bet', 1_000)] })).toMatchObject({ code });
    expect(await ask.bet(bet), 'a repeat gets its first answer').toMatchObject({ code: 0, duplicate: true });
    const win = { bet_tx_id: bet.tx_id, round_id: bet.round_id, amount: 4_000 };
    expect(await ask.win(win)).toMatchObject({ code: 0 });
    expect(await ask.play({ round_id: bet.round_id, actions: [action('win', 10)] })).toMatchObject({ code: 0 });
    const undo = { original_tx_id: late.tx_id, round_id: late.round_id };
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED' });
    expect(await world.cashOf(player)).toBe(103_010n);
  });

  test('a game session that was ended is over at once, in every process', async () => {
    const twin = world.twin();
    await asksOf(twin.service, player).bet();
    await world.service.endSessions(player.playerId);
    expect(await ask.bet()).toMatchObject({ code: 1007 });
    expect(await asksOf(twin.service, player).bet()).toMatchObject({ code: 1007 });
    expect(await ask.balance()).toMatchObject({ code: 1007 });
  });
});

describe('W12: a process that dies between commit and answer', () => {
  test('a repeat, to another process, gets the stored answer', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    const first = await ask.bet(bet);
    const again = await asksOf(world.twin().service, player).bet(bet);
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
    expect(await world.cashOf(player)).toBe(100_000n);
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
    expect(await world.cashOf(player)).toBe(101_500n);
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

describe('W18: a prize above the vendor’s cap', () => {
  const cap = 10_000_000;

  test('is acknowledged, held and alerted, and released by two people', async () => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    const big = { tx_id: newId(), round_id: round, amount: cap + 1 };
    expect(await ask.win(big)).toMatchObject({ code: 0, held: true, balance: { total: '99000' } });
    expect(await ask.win(big)).toMatchObject({ code: 0, held: true, duplicate: true });
    expect(await world.available(player.accounts.held)).toBe(BigInt(cap + 1));
    const { rows } = await world.pool.query(
      `select from platform.event where topic = 'play.prize.held' and payload ->> 'txId' = $1`,
      [big.tx_id],
    );
    expect(rows).toHaveLength(1);
    const release = { vendor: 'acme', txId: big.tx_id };
    await expect(world.service.releaseHeld({ ...release, by: ['ana', 'ana'] })).rejects.toThrow();
    await world.service.releaseHeld({ ...release, by: ['ana', 'rui'] });
    await expect(world.service.releaseHeld({ ...release, by: ['ana', 'rui'] })).rejects.toThrow();
    expect(await world.cashOf(player)).toBe(99_000n + BigInt(cap + 1));
  });

  test('is taken back from where it is when it is rolled back', async () => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    const big = { tx_id: newId(), round_id: round, amount: cap + 1 };
    await ask.win(big);
    await ask.rollback({ original_tx_id: big.tx_id, round_id: round });
    expect(await world.available(player.accounts.held)).toBe(0n);
    expect(await world.cashOf(player)).toBe(99_000n);
    expect((await world.service.heldWins()).map(({ txId }) => txId)).not.toContain(big.tx_id);
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
  expect(await world.available(player.accounts.debt)).toBe(-25_000n);
});

test('W22: two vendors may use the same transaction id', async () => {
  const there = { ...player, ...(await world.sessionAt('other', player.playerId)) };
  const bet = { tx_id: newId(), round_id: newId('r') };
  expect(await ask.bet(bet)).toMatchObject({ code: 0, duplicate: false });
  expect(await asksOf(world.service, there, 'other').bet(bet)).toMatchObject({ code: 0, duplicate: false });
  expect(await world.cashOf(player)).toBe(98_000n);
});

describe('W23: another currency than the wallet’s', () => {
  test.each(['bet', 'win', 'balance'] as const)('%s', async (call) => {
    const round = newId('r');
    await ask.bet({ round_id: round });
    const other = { ...player, accounts: { ...player.accounts, currency: 'FUN' as const } };
    const asking = asksOf(world.service, other);
    const reply = call === 'balance' ? await asking.balance() : await asking[call]({ round_id: round });
    expect(reply).toMatchObject({ code: 1102 });
  });
});

describe('one vendor and another’s players, sessions, rounds and transactions', () => {
  test('cannot be named, spent, paid or undone', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    const thief = asksOf(world.service, player, 'other');
    expect(await thief.bet()).toMatchObject({ code: 1002 });
    expect(await thief.win({ round_id: bet.round_id })).toMatchObject({ code: 1002 });
    expect(await thief.rollback({ original_tx_id: bet.tx_id })).toMatchObject({ code: 1002 });
    expect(await thief.close(bet.round_id, 0, 0)).toMatchObject({ code: 1002 });
    expect(await thief.status(bet.tx_id)).toMatchObject({ code: 0, state: 'NONE' });
    const known = { ...player, ...(await world.sessionAt('other', player.playerId)) };
    const inside = asksOf(world.service, known, 'other');
    expect(await inside.win({ bet_tx_id: bet.tx_id, round_id: bet.round_id })).toMatchObject({ code: 1106 });
    expect(await inside.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id })).toMatchObject({ state: 'TOMBSTONED' });
    expect(await world.cashOf(player)).toBe(99_000n);
  });

  test('a session belongs to one player at one vendor', async () => {
    const other = await world.addPlayer();
    const mixed = { ...player, sessionToken: other.sessionToken };
    expect(await asksOf(world.service, mixed).bet()).toMatchObject({ code: 1007 });
    const there = await world.sessionAt('other', player.playerId);
    const crossed = { ...player, sessionToken: there.sessionToken };
    expect(await asksOf(world.service, crossed).bet()).toMatchObject({ code: 1007 });
    expect(await ask.bet({ session_token: 'nobody-has-this-one' })).toMatchObject({ code: 1007 });
  });

  test('a rollback of another player’s bet is a conflict', async () => {
    const other = await world.addPlayer();
    const bet = { tx_id: newId(), round_id: newId('r') };
    await asksOf(world.service, other).bet(bet);
    const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.rollback(undo)).toMatchObject({ code: 1104 });
    expect(await world.cashOf(other)).toBe(99_000n);
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
    const { rows } = await world.pool.query(`select state from play.round where round_id = $1`, [bet.round_id]);
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
    const budget = await world.limitLoss(player, 10_000n);
    const replies = await together(50, () => ask.bet({ amount: 1_000 }));
    expect(tally(replies)).toEqual({ 0: 10, 1004: 40 });
    expect(replies.find(({ code }) => code === 1004)).toMatchObject({ limit: 'loss' });
    expect(await world.available(budget)).toBe(0n);
  });

  test('prizes and rollbacks give the budget back', async () => {
    const budget = await world.limitLoss(player, 10_000n);
    const bet = { tx_id: newId(), round_id: newId('r'), amount: 4_000 };
    await ask.bet(bet);
    await ask.play({ actions: [action('bet', 1_000), action('win', 3_000)] });
    expect(await world.available(budget)).toBe(8_000n);
    await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
    expect(await world.available(budget)).toBe(12_000n);
  });
});

test('a launch token opens one game, of one vendor, once, for a minute', async () => {
  const launch = (vendor = 'acme') =>
    world.service.createLaunch({
      playerId: player.playerId,
      merchant: 'arara',
      vendor,
      gameCode: testGame,
      currency: 'BRL',
      language: 'en',
      country: null,
      address: null,
    });
  const open = (token: string, vendor = 'acme', game = testGame) =>
    world.service.authenticate(vendor, { request_id: 'q', launch_token: token, game_code: game });
  const { token } = await launch();
  expect(await open(token, 'other')).toMatchObject({ code: 1007 });
  const [one, two] = await Promise.all([open(token), open(token)]);
  expect([one.code, two.code].sort()).toEqual([0, 1007]);
  const late = await launch();
  world.clock.advance(61_000);
  expect(await open(late.token)).toMatchObject({ code: 1007 });
  expect(await open((await launch()).token, 'acme', 'another')).toMatchObject({ code: 1101 });
  const { rows } = await world.pool.query('select from play.launch where token_hash = $1', [token]);
  expect(rows, 'tokens are kept as hashes').toHaveLength(0);
});
