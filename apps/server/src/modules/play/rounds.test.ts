import { dayIn } from '@arara/calendar';
import { roundCall, roundsCall } from '@arara/contract';
import type { Call, QueryOf, ValueOf } from '@arara/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { action, asksOf } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

let program: PlayProgram;
let player: TestPlayer;
let ask: ReturnType<typeof asksOf>;

beforeAll(async () => {
  program = await openPlayProgram();
});
beforeEach(async () => {
  player = await program.addPlayer();
  ask = asksOf(program.service, player);
});
afterAll(() => program.close());

/** Calls a route as its own player, or as another. */
async function call<C extends Call>(
  which: C,
  input: { query?: Partial<QueryOf<C>>; params?: object; as?: TestPlayer; language?: string },
): Promise<ValueOf<C>> {
  const route = program.play.routes?.find((one) => one.call.name === which.name);
  const { playerId } = input.as ?? player;
  const caller = {
    language: input.language ?? 'pt-BR',
    session: { playerId, merchant: 'arara', currency: 'BRL' },
  };
  const given = { caller, query: input.query ?? {}, params: input.params ?? {} };
  const value = await route?.handler(given as never);
  return which.value.parse(value) as ValueOf<C>;
}

describe('the betting record', () => {
  test('shows a round with its game, its result and its end, in the member’s language', async () => {
    program.facts.game = {
      ...program.facts.game,
      names: { 'pt-BR': 'Dado Carioca', en: 'Rio Dice' },
    };
    await ask.play({ actions: [action('bet', 1_250), action('win', 2_000)] });
    const { rows, totals, nextCursor } = await call(roundsCall, { language: 'fr' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      gameName: 'Rio Dice',
      stake: '12.50',
      payout: '20.00',
      net: '7.50',
      state: 'CLOSED',
      verifiable: false,
    });
    expect(totals).toEqual({ stake: '12.50', payout: '20.00', net: '7.50', count: 1 });
    expect(nextCursor).toBeNull();
  });

  test('turns its pages without losing or repeating a round, and totals stay of the whole', async () => {
    for (let at = 0; at < 50; at += 1) await ask.bet({ amount: 100 });
    const first = await call(roundsCall, {});
    await ask.bet({ amount: 100 });
    const second = await call(roundsCall, { query: { cursor: first.nextCursor ?? '' } });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect([first.rows.length, second.rows.length]).toEqual([42, 8]);
    expect(new Set(ids).size).toBe(50);
    expect(ids).toEqual(ids.toSorted((a, b) => Number(BigInt(b) - BigInt(a))));
    expect(first.totals).toMatchObject({ count: 50, stake: '50.00', net: '-50.00' });
  });

  test('filters by state, game and brand', async () => {
    await ask.play({ actions: [action('bet', 100)] });
    const bet = { tx_id: newId(), round_id: newId('r') };
    await ask.bet(bet);
    await ask.rollback({ original_tx_id: bet.tx_id, round_id: bet.round_id });
    await ask.bet();
    const states = async (query: object) =>
      (await call(roundsCall, { query })).rows.map(({ state }) => state);
    expect(await states({})).toEqual(['OPEN', 'VOID', 'CLOSED']);
    expect(await states({ state: 'VOID' })).toEqual(['VOID']);
    expect(await states({ gameCode: 'dado', state: 'OPEN' })).toEqual(['OPEN']);
    expect(await states({ gameCode: 'another' })).toEqual([]);
    expect(await states({ vassalage: 'acme' })).toHaveLength(3);
  });

  test('days are days of the site and half open: 23:59 belongs to the day, 00:00 to the next', async () => {
    program.clock.set('2026-12-02T02:59:59.999Z');
    const fresh = { ...player, ...(await program.sessionAt('acme', player.playerId)) };
    await asksOf(program.service, fresh).bet({ amount: 1 });
    program.clock.set('2026-12-02T03:00:00.000Z');
    await asksOf(program.service, fresh).bet({ amount: 2 });
    const on = async (day: string) =>
      (await call(roundsCall, { query: { from: day, to: day } })).rows.map(({ stake }) => stake);
    expect(await on('2026-12-01')).toEqual(['0.01']);
    expect(await on('2026-12-02')).toEqual(['0.02']);
    expect(await program.totalsOf(player, '2026-12-01')).toMatchObject({ stake: 1n });
    expect(await program.totalsOf(player, '2026-12-01', '2026-12-02')).toMatchObject({ stake: 3n });
  });

  test.each([
    ['that ends before it starts', { from: '2026-12-02', to: '2026-12-01' }],
    ['of more than 92 days', { from: '2026-09-01', to: '2026-12-02' }],
  ])('refuses a period %s', async (_what, query) => {
    await expect(call(roundsCall, { query })).rejects.toMatchObject({ code: 'range.invalid' });
  });

  test.each(['0x1', '99999999999999999999', 'abc'])('refuses the cursor %s', async (cursor) => {
    await expect(call(roundsCall, { query: { cursor } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });
});

describe('one round', () => {
  test('opens its entries, oldest first, each with the balance after it', async () => {
    const round = newId('r');
    const bonus = { tx_id: newId(), round_id: round, amount: 500 };
    await ask.play({
      round_id: round,
      round_close: false,
      actions: [action('bet', 1_000), action('win', 300)],
    });
    await ask.win(bonus);
    await ask.rollback({ original_tx_id: bonus.tx_id, round_id: round });
    const [listed] = (await call(roundsCall, {})).rows;
    const {
      round: shown,
      entries,
      fairnessId,
    } = await call(roundCall, { params: { id: listed?.id } });
    expect(shown).toEqual(listed);
    expect(entries.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['stake', '-10.00', '990.00'],
      ['win', '3.00', '993.00'],
      ['win', '5.00', '998.00'],
      ['rollback', '-5.00', '993.00'],
    ]);
    expect(fairnessId).toBeNull();
  });

  test('of the studio can be verified under its own name', async () => {
    await program.service.vendors.ensure({ code: 'other', verifiable: true });
    const there = { ...player, ...(await program.sessionAt('other', player.playerId)) };
    const round = newId('r');
    await asksOf(program.service, there, 'other').bet({ round_id: round });
    const [listed] = (await call(roundsCall, {})).rows;
    expect(listed?.verifiable).toBe(true);
    expect((await call(roundCall, { params: { id: listed?.id } })).fairnessId).toBe(round);
  });

  test('of somebody else does not exist', async () => {
    await ask.bet();
    const [listed] = (await call(roundsCall, {})).rows;
    const stranger = await program.addPlayer();
    for (const id of [listed?.id, '0', 'nonsense', '99999999999999999999']) {
      const asked = call(roundCall, { params: { id }, as: stranger });
      await expect(asked).rejects.toMatchObject({ code: 'round.not.found' });
    }
  });
});

describe('what other modules ask', () => {
  test('net result of the day, games played last', async () => {
    await ask.play({ actions: [action('bet', 1_000), action('win', 60_000)] });
    const small = { round_id: newId('r'), tx_id: newId() };
    await ask.bet({ round_id: small.round_id });
    const taken = { round_id: small.round_id, tx_id: newId(), amount: 70_000 };
    await ask.win(taken);
    await ask.rollback({ original_tx_id: taken.tx_id, round_id: taken.round_id });
    const today = dayIn('America/Sao_Paulo', program.clock.now());
    const { stake, payout } = await program.totalsOf(player, today);
    expect(payout - stake).toBe(58_000n);
    const [recent] = await program.service.recentGames(player.playerId, 5);
    expect(recent).toMatchObject({ vendor: 'acme', game_code: 'dado' });
    const results = await program.service.lastResults(player.playerId);
    expect(results.filter(({ vendor }) => vendor === 'acme')).toEqual([
      { vendor: 'acme', gameCode: 'dado', net: 59_000n, currency: 'BRL' },
    ]);
  });
});
