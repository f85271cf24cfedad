import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from '../../platform/database.ts';
import { action, asksOf, tally } from './testing/asks.ts';
import { gateOfStake } from './play.policy.ts';
import { openGame, testUntil } from './testing/ports.ts';
import { openPlayProgram, newId, testGame } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

/** Failures that stop a stake and never a prize; one vendor and another’s; launch tokens. */
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

describe('W10 and W11: what stops a stake never stops a prize', () => {
  const closed: [string, number, () => void][] = [
    ['an expired session', 1007, () => program.clock.advance(13 * 3_600_000)],
    ['a member who signed out', 1007, () => program.facts.signedOut.add(player.memberSession)],
    ['a blocked player', 1003, () => program.facts.blocked.add(player.playerId)],
    ['an excluded player', 1005, () => program.facts.restricted.set(player.playerId, 'excluded')],
    ['a pause', 1005, () => program.facts.restricted.set(player.playerId, 'paused')],
    ['new terms', 1009, () => program.facts.restricted.set(player.playerId, 'terms')],
    ['time that is used up', 1004, () => program.facts.restricted.set(player.playerId, 'time')],
    ['a blocked region', 1006, () => (program.facts.regionRestricted = true)],
    ['maintenance', 1101, () => (program.facts.maintenance = true)],
    [
      'a game that is off',
      1101,
      () => (program.facts.game = { ...program.facts.game, available: false }),
    ],
    [
      'a stake below the least',
      1008,
      () => (program.facts.game = { ...program.facts.game, minBet: 1_001n }),
    ],
    [
      'a stake above the most',
      1008,
      () => (program.facts.game = { ...program.facts.game, maxBet: 999n }),
    ],
  ];
  afterEach(() => {
    program.facts.maintenance = false;
    program.facts.regionRestricted = false;
    program.facts.game = { ...program.facts.game, available: true, minBet: null, maxBet: null };
  });

  test.each([
    ['excluded', {}],
    ['paused', {}],
    ['time', { limit: 'time' }],
  ] as const)('%s: the refusal says until when', async (reason, limit) => {
    program.facts.restricted.set(player.playerId, reason);
    expect(await ask.bet()).toMatchObject({ ...limit, limit_until: testUntil.getTime() });
  });

  test('new terms stop no free stake of a round, and money that was set aside for it', async () => {
    program.facts.restricted.set(player.playerId, 'terms');
    expect(await ask.bet()).not.toHaveProperty('limit_until');
    expect(await ask.bet({ amount: 0 })).toMatchObject({ code: 0 });
    const facts = {
      currency: 'BRL',
      walletCurrency: 'BRL',
      gameCode: 'dado',
      sessionGameCode: 'dado',
      vendorActive: true,
      game: openGame,
      closed: null,
      blocked: false,
      terms: { refusal: { reason: 'terms', until: null }, stakeMax: null },
      parts: [{ kind: 'BET', txId: 'one', amount: 100n }],
      isFurther: false,
      isFromHeld: true,
    } as const;
    expect(gateOfStake(facts)).toEqual({ code: 0 });
    expect(gateOfStake({ ...facts, isFromHeld: false })).toEqual({ code: 1009 });
    const paused = { refusal: { reason: 'paused', until: testUntil }, stakeMax: null } as const;
    expect(gateOfStake({ ...facts, terms: paused })).toMatchObject({ code: 1005 });
    const bound = { ...facts, terms: { refusal: null, stakeMax: 99n } } as const;
    expect(gateOfStake(bound), 'it was promised before').toEqual({ code: 0 });
    expect(gateOfStake({ ...bound, isFromHeld: false })).toMatchObject({ limit: 'bonus' });
  });

  test.each(closed)('%s', async (_what, code, close) => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    const late = { tx_id: newId(), round_id: newId('r'), amount: 10 };
    await ask.bet(bet);
    await ask.bet(late);
    close();
    expect(await ask.bet()).toMatchObject({ code, retryable: false });
    expect(await ask.play({ actions: [action('bet', 1_000)] })).toMatchObject({ code });
    expect(await ask.bet(bet), 'a repeat gets its first answer').toMatchObject({
      code: 0,
      duplicate: true,
    });
    const win = { bet_tx_id: bet.tx_id, round_id: bet.round_id, amount: 4_000 };
    expect(await ask.win(win)).toMatchObject({ code: 0 });
    expect(await ask.play({ round_id: bet.round_id, actions: [action('win', 10)] })).toMatchObject({
      code: 0,
    });
    const undo = { original_tx_id: late.tx_id, round_id: late.round_id };
    expect(await ask.rollback(undo)).toMatchObject({ code: 0, state: 'REVERSED' });
    expect(await program.cashOf(player)).toBe(103_010n);
  });

  test('a further stake of a round may be below the least of its game, and not above the most', async () => {
    const round = { round_id: newId('r') };
    program.facts.game = { ...program.facts.game, minBet: 1_000n, maxBet: 2_000n };
    expect(await ask.bet(round)).toMatchObject({ code: 0 });
    const further = { ...round, round_start: false };
    expect(await ask.bet({ ...round, amount: 26 })).toMatchObject({ code: 1008 });
    expect(await ask.bet({ ...further, amount: 26 })).toMatchObject({ code: 0 });
    expect(await ask.bet({ ...further, amount: 2_001 })).toMatchObject({ code: 1008 });
    expect(await program.cashOf(player)).toBe(98_974n);
  });

  test('a game session that was ended is over at once, in every process', async () => {
    const twin = program.twin();
    await asksOf(twin.service, player).bet();
    const ended = [player.memberSession];
    await createDatabase(program.owner).transaction((tx) => program.service.endSessions(tx, ended));
    expect(await ask.bet()).toMatchObject({ code: 1007 });
    expect(await asksOf(twin.service, player).bet()).toMatchObject({ code: 1007 });
    expect(await ask.balance()).toMatchObject({ code: 1007 });
  });
});

describe('one vendor and another’s players, sessions, rounds and transactions', () => {
  test('cannot be named, spent, paid or undone', async () => {
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    const thief = asksOf(program.service, player, 'other');
    expect(await thief.bet()).toMatchObject({ code: 1002 });
    expect(await thief.win({ round_id: bet.round_id })).toMatchObject({ code: 1002 });
    expect(await thief.rollback({ original_tx_id: bet.tx_id })).toMatchObject({ code: 1002 });
    expect(await thief.close(bet.round_id, 0, 0)).toMatchObject({ code: 1002 });
    expect(await thief.status(bet.tx_id)).toMatchObject({ code: 0, state: 'NONE' });
    const known = { ...player, ...(await program.sessionAt('other', player.playerId)) };
    const inside = asksOf(program.service, known, 'other');
    expect(await inside.win({ bet_tx_id: bet.tx_id, round_id: bet.round_id })).toMatchObject({
      code: 1106,
    });
    expect(
      await inside.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id }),
    ).toMatchObject({ state: 'TOMBSTONED' });
    expect(await program.cashOf(player)).toBe(99_000n);
  });

  test('a session belongs to one player at one vendor', async () => {
    const other = await program.addPlayer();
    const mixed = { ...player, sessionToken: other.sessionToken };
    expect(await asksOf(program.service, mixed).bet()).toMatchObject({ code: 1007 });
    const there = await program.sessionAt('other', player.playerId);
    const crossed = { ...player, sessionToken: there.sessionToken };
    expect(await asksOf(program.service, crossed).bet()).toMatchObject({ code: 1007 });
    expect(await ask.bet({ session_token: 'nobody-has-this-one' })).toMatchObject({ code: 1007 });
  });

  test('a rollback of another player’s bet is a conflict', async () => {
    const other = await program.addPlayer();
    const bet = { tx_id: newId(), round_id: newId('r') };
    await asksOf(program.service, other).bet(bet);
    const undo = { original_tx_id: bet.tx_id, round_id: bet.round_id };
    expect(await ask.rollback(undo)).toMatchObject({ code: 1104 });
    expect(await program.cashOf(other)).toBe(99_000n);
  });
});

test('a launch token opens one game, of one vendor, once, for a minute', async () => {
  const memberSession = randomUUID();
  const launch = (vendor = 'acme') =>
    program.service.createLaunch({
      playerId: player.playerId,
      merchant: 'arara',
      vendor,
      gameCode: testGame,
      currency: 'BRL',
      language: 'en',
      country: null,
      address: null,
      memberSession,
    });
  const open = (token: string, vendor = 'acme', game = testGame) =>
    program.service.authenticate(vendor, { request_id: 'q', launch_token: token, game_code: game });
  const { token } = await launch();
  expect(await open(token, 'other')).toMatchObject({ code: 1007 });
  const [one, two] = await Promise.all([open(token), open(token)]);
  expect(tally([one, two])).toEqual({ 0: 1, 1007: 1 });
  const late = await launch();
  program.clock.advance(61_000);
  expect(await open(late.token)).toMatchObject({ code: 1007 });
  expect(await open((await launch()).token, 'acme', 'another')).toMatchObject({ code: 1101 });
  const { rows } = await program.owner.query('select from play.launch where token_hash = $1', [
    token,
  ]);
  expect(rows, 'tokens are kept as hashes').toHaveLength(0);
});
