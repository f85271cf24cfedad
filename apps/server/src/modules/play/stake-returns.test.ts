import { describe, expect, test } from 'vitest';
import { action } from './testing/asks.ts';
import { withTwoSources } from './testing/two-sources.ts';
import { newId } from './testing/play-program.ts';

/** Prizes and rollbacks of stakes from cash and a grant, on a real database; amounts in centavos. */
const kit = withTwoSources();

describe('a prize', () => {
  test('goes back in the proportion of its stake, cash rounded down', async () => {
    const { bet } = kit.split();
    await kit.ask.bet(bet);
    const won = await kit.ask.win({ round_id: bet.round_id, amount: 2_001 });
    expect(won).toMatchObject({ balance: { total: '11801', cash: '1200', bonus: '10601' } });
    expect(await kit.has()).toEqual([1_200n, 10_601n]);
  });

  test('that names its bet follows that bet, and another all bets of the round', async () => {
    const { bet } = kit.split();
    await kit.ask.bet(bet);
    const second = kit.split({ round_id: bet.round_id, amount: 500 }).bet;
    await kit.ask.bet(second);
    await kit.ask.win({ round_id: bet.round_id, bet_tx_id: second.tx_id, amount: 1_000 });
    expect(await kit.has()).toEqual([0n, 10_300n]);
    await kit.ask.win({ round_id: bet.round_id, amount: 1_000 });
    expect(await kit.has()).toEqual([300n, 11_000n]);
  });

  test('of a round whose split bet is undone follows the bets that stand', async () => {
    const cashBet = kit.split({ amount: 100 }).bet;
    await kit.ask.bet(cashBet);
    const { bet, undo } = kit.split({ round_id: cashBet.round_id, amount: 500 });
    await kit.ask.bet(bet);
    await kit.ask.rollback(undo);
    await kit.ask.win({ round_id: bet.round_id, amount: 999 });
    expect(await kit.has()).toEqual([1_199n, 10_000n]);
  });

  test('in one step with its stakes follows them, and their money can be staked on', async () => {
    const round = newId('r');
    const reply = await kit.ask.play({
      round_id: round,
      actions: [action('bet', 500), action('win', 2_001), action('bet', 1_201), action('win', 10)],
    });
    // 300 + 200 from the grant; 1200 and 801 won; 1200 + 1; then 1500 of 1701 are cash.
    expect(reply).toMatchObject({ code: 0, used_bonus: '201' });
    expect(reply.transactions).toHaveLength(4);
    expect(new Set(reply.transactions?.map(({ wallet_tx_id: id }) => id)).size).toBe(4);
    expect(await kit.has()).toEqual([8n, 10_602n]);
  });

  test('above the vendor’s cap is released in the same proportion', async () => {
    const { bet } = kit.split();
    await kit.ask.bet(bet);
    const win = { tx_id: newId('w'), round_id: bet.round_id, amount: 20_000_001 };
    expect(await kit.ask.win(win)).toMatchObject({ code: 0, held: true });
    expect(await kit.has()).toEqual([0n, 9_800n]);
    await kit.program.release({ vendor: 'acme', txId: win.tx_id });
    expect(await kit.has()).toEqual([12_000_000n, 9_800n + 8_000_001n]);
    expect(await kit.program.available(kit.player.accounts.held)).toBe(0n);
    await kit.ask.rollback({ original_tx_id: win.tx_id, round_id: bet.round_id });
    expect(await kit.has()).toEqual([0n, 9_800n]);
  });

  test('that is held and taken back never reaches an account of the player', async () => {
    const { bet } = kit.split();
    await kit.ask.bet(bet);
    const win = { tx_id: newId('w'), round_id: bet.round_id, amount: 20_000_001 };
    await kit.ask.win(win);
    await kit.ask.rollback({ original_tx_id: win.tx_id, round_id: bet.round_id });
    expect(await kit.has()).toEqual([0n, 9_800n]);
    expect(await kit.program.available(kit.player.accounts.held)).toBe(0n);
  });

  test('after the grant is used up still goes back to it', async () => {
    const { bet } = kit.split({ amount: 10_300 });
    await kit.ask.bet(bet);
    kit.program.takeGrants(kit.player);
    await kit.ask.win({ round_id: bet.round_id, amount: 103 });
    expect(await kit.has()).toEqual([3n, 100n]);
  });
});

describe('a rollback', () => {
  test('gives each part back to where it came from, once', async () => {
    const { bet, undo } = kit.split();
    await kit.ask.bet(bet);
    expect(await kit.ask.rollback(undo)).toMatchObject({ state: 'REVERSED' });
    expect(await kit.has()).toEqual([300n, 10_000n]);
    expect(await kit.ask.rollback(undo)).toMatchObject({ duplicate: true });
    expect(await kit.ask.rollback({ ...undo, tx_id: newId() })).toMatchObject({ state: 'ALREADY' });
    expect(await kit.has()).toEqual([300n, 10_000n]);
  });

  test('of one stake among several gives back the parts of that one', async () => {
    const first = kit.split();
    await kit.ask.bet(first.bet);
    const second = kit.split({ round_id: first.bet.round_id, amount: 700 });
    await kit.ask.bet(second.bet);
    await kit.ask.rollback(first.undo);
    expect(await kit.has()).toEqual([300n, 9_300n]);
    await kit.ask.rollback(second.undo);
    expect(await kit.has()).toEqual([300n, 10_000n]);
  });

  test('of a prize takes each part back from where it went', async () => {
    const { bet } = kit.split();
    await kit.ask.bet(bet);
    const win = { tx_id: newId('w'), round_id: bet.round_id, amount: 2_001 };
    await kit.ask.win(win);
    await kit.ask.rollback({ original_tx_id: win.tx_id, round_id: bet.round_id });
    expect(await kit.has()).toEqual([0n, 9_800n]);
  });

  test('of a prize that was staked on leaves the missing parts as one debt', async () => {
    const { bet } = kit.split();
    await kit.ask.bet(bet);
    const win = { tx_id: newId('w'), round_id: bet.round_id, amount: 500 };
    await kit.ask.win(win);
    await kit.ask.bet(kit.split({ amount: 10_250 }).bet);
    expect(await kit.has()).toEqual([0n, 50n]);
    await kit.ask.rollback({ original_tx_id: win.tx_id, round_id: bet.round_id });
    expect(await kit.has()).toEqual([0n, 0n]);
    expect(await kit.program.available(kit.player.accounts.debt)).toBe(-450n);
  });

  test('by two people voids a round of several stakes to their sources', async () => {
    const first = kit.split();
    await kit.ask.bet(first.bet);
    await kit.ask.bet(kit.split({ round_id: first.bet.round_id, amount: 700 }).bet);
    const { rows } = await kit.program.owner.query<{ id: bigint }>(
      'select id from play.round where player_id = $1',
      [kit.player.playerId],
    );
    await kit.program.carryOut('round.void', { id: String(rows[0]?.id) });
    expect(await kit.has()).toEqual([300n, 10_000n]);
  });
});
