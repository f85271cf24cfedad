import type { Chain } from '@arara/ledger';
import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import { describe, expect, test } from 'vitest';
import { waitersOf } from '../../testing/waiters.ts';
import { asksOf, tally, together } from './testing/asks.ts';
import { testUntil } from './testing/ports.ts';
import { withTwoSources } from './testing/two-sources.ts';
import { newId } from './testing/play-program.ts';

/** Stakes from cash and a grant, on a real database; amounts in centavos. */
const kit = withTwoSources();

describe('a stake', () => {
  test('takes cash first and then the grant, and says how much of it', async () => {
    const { bet } = kit.split();
    expect(await kit.ask.bet(bet)).toMatchObject({
      code: 0,
      used_bonus: '200',
      balance: { total: '9800', cash: '0', bonus: '9800' },
    });
    expect(await kit.has()).toEqual([0n, 9_800n]);
  });

  test('takes a grant that stands before cash first', async () => {
    const other = await kit.program.addPlayer({ balance: 1_000n });
    const first = await kit.program.grant(other, 400n, -1);
    const reply = await asksOf(kit.program.service, other).bet(kit.split().bet);
    expect(reply).toMatchObject({ code: 0, used_bonus: '400' });
    expect(await kit.has(other, first)).toEqual([900n, 0n]);
  });

  test('goes through cash and two grants in their order', async () => {
    const younger = await kit.program.grant(kit.player, 1_000n, 2);
    expect(await kit.ask.bet(kit.split({ amount: 10_700 }).bet)).toMatchObject({
      used_bonus: '10400',
    });
    expect(await kit.has()).toEqual([0n, 0n]);
    expect(await kit.program.available(younger)).toBe(600n);
  });

  test('above all of it takes nothing', async () => {
    expect(await kit.ask.bet(kit.split({ amount: 10_301 }).bet)).toMatchObject({ code: 1001 });
    expect(await kit.has()).toEqual([300n, 10_000n]);
  });

  test('again with its id gets its first answer and takes nothing more', async () => {
    const { bet } = kit.split();
    const first = await kit.ask.bet(bet);
    expect(await kit.ask.bet(bet)).toMatchObject({
      code: 0,
      duplicate: true,
      used_bonus: '200',
      wallet_tx_id: first.wallet_tx_id,
    });
    expect(await kit.ask.bet({ ...bet, amount: 501 })).toMatchObject({ code: 1104 });
    expect(await kit.has()).toEqual([0n, 9_800n]);
  });

  test('of cash alone writes the one transfer and no part', async () => {
    const { bet } = kit.split({ amount: 300 });
    expect(await kit.ask.bet(bet)).toMatchObject({ code: 0, used_bonus: '0' });
    expect(await transfersOf(bet.tx_id)).toEqual([{ from: 'cash', amount: 300n }]);
    const { rows } = await kit.program.owner.query('select from play.split_part where tx_id = $1', [
      bet.tx_id,
    ]);
    expect(rows).toEqual([]);
  });

  test('of nothing moves nothing', async () => {
    expect(await kit.ask.bet(kit.split({ amount: 0, is_free: true }).bet)).toMatchObject({
      code: 0,
    });
    expect(await kit.has()).toEqual([300n, 10_000n]);
  });

  test('from the grant of somebody else is refused whole, and nobody else is held up', async () => {
    const stranger = await kit.program.addPlayer({ balance: 300n });
    kit.program.lend(stranger, kit.grant);
    const theirs = asksOf(kit.program.service, stranger);
    const [foreign, own] = await Promise.allSettled([
      theirs.bet(kit.split().bet),
      kit.ask.bet(kit.split().bet),
    ]);
    expect(foreign).toMatchObject({
      status: 'rejected',
      reason: { message: "a source of a stake is not its player's" },
    });
    expect(own).toMatchObject({ status: 'fulfilled', value: { code: 0 } });
    expect(await kit.program.cashOf(stranger)).toBe(300n);
    expect(await kit.has()).toEqual([0n, 9_800n]);
  });

  test('whose grant is an account of another use is refused', async () => {
    kit.program.lend(kit.player, kit.player.accounts.held);
    await expect(kit.ask.bet(kit.split().bet)).rejects.toThrow('a source of a stake');
    expect(await kit.has()).toEqual([300n, 10_000n]);
  });
});

describe('at once', () => {
  test('fifty stakes of two processes take what there is, and no more', async () => {
    const twin = asksOf(kit.program.twin().service, kit.player);
    const replies = await together(50, (at) =>
      (at % 2 === 0 ? kit.ask : twin).bet(kit.split().bet),
    );
    expect(tally(replies)).toEqual({ 0: 20, 1001: 30 });
    expect(await kit.has()).toEqual([0n, 300n]);
  });

  test('fifty stakes, their prizes and their rollbacks leave what was there', async () => {
    const twin = asksOf(kit.program.twin().service, kit.player);
    await together(50, async (at) => {
      const of = at % 2 === 0 ? kit.ask : twin;
      const { bet, undo } = kit.split({ amount: 30 + at });
      await of.bet(bet);
      const win = { tx_id: newId('w'), round_id: bet.round_id, amount: 77 };
      await of.win(win);
      const back = { original_tx_id: win.tx_id, round_id: bet.round_id };
      await Promise.all([of.rollback(back), twin.rollback(back)]);
      await Promise.all([of.rollback(undo), twin.rollback(undo)]);
    });
    // The amount that others had staked of a prize that was taken back is owed, and their rollbacks are cash.
    const owed = await kit.program.available(kit.player.accounts.debt);
    const [cash, granted] = await kit.has();
    expect([cash + owed, granted]).toEqual([300n, 10_000n]);
  });

  test('a stake sees what a posting before it left, and takes the rest from the grant', async () => {
    const { cash } = kit.player.accounts;
    const stakes: Promise<unknown>[] = [];
    await transaction(kit.program.owner, async (tx) => {
      const [left] = await kit.program.ledger.postIn(tx, [leaving(cash, 300n)]);
      expect(left).toMatchObject({ ok: true });
      stakes.push(kit.ask.bet(kit.split().bet));
      await expect.poll(() => waitersOf(kit.program.owner), { timeout: 10_000 }).toBe(1);
    });
    expect(await Promise.all(stakes)).toMatchObject([{ code: 0, used_bonus: '500' }]);
    expect(await kit.has()).toEqual([0n, 9_500n]);
  });

  test('players with and without grants share the batches of two processes, each with their own', async () => {
    const players = await together(8, () => kit.program.addPlayer({ balance: 5_000n }));
    const granted = players.filter((_, at) => at % 2 === 0);
    const grants = await Promise.all(granted.map((of) => kit.program.grant(of, 5_000n)));
    const twin = kit.program.twin().service;
    const asks = players.map((of) => [asksOf(kit.program.service, of), asksOf(twin, of)] as const);
    const replies = await together(160, (at) => {
      const process = at % 3 === 0 ? 1 : 0;
      return asks[at % 8]![process].bet(kit.split().bet);
    });
    // Each asks for 100.00, and has 100.00 or 50.00.
    expect(tally(replies)).toEqual({ 0: 4 * 20 + 4 * 10, 1001: 4 * 10 });
    for (const of of players) expect(await kit.program.cashOf(of)).toBe(0n);
    for (const account of grants) expect(await kit.program.available(account)).toBe(0n);
  });
});

describe('responsible play', () => {
  test('counts the whole stake, whatever it is taken from', async () => {
    const budget = await kit.program.limitLoss(kit.player, 700n);
    const { bet, undo } = kit.split();
    await kit.ask.bet(bet);
    expect(await kit.program.available(budget)).toBe(200n);
    expect(await kit.ask.bet(kit.split({ amount: 201 }).bet)).toMatchObject({
      code: 1004,
      limit: 'loss',
      limit_until: testUntil.getTime(),
    });
    await kit.ask.win({ round_id: bet.round_id, amount: 100 });
    expect(await kit.program.available(budget)).toBe(300n);
    const other = kit.split({ amount: 300 });
    await kit.ask.bet(other.bet);
    await kit.ask.rollback(other.undo);
    expect(await kit.program.available(budget)).toBe(300n);
    expect(await kit.ask.rollback(undo)).toMatchObject({ code: 1107 });
  });

  test('stops a stake that a grant would pay alone', async () => {
    const broke = await kit.program.addPlayer({ balance: 0n });
    const own = await kit.program.grant(broke, 1_000n);
    const { bet } = kit.split();
    expect(await asksOf(kit.program.service, broke).bet(bet)).toMatchObject({ code: 0 });
    await kit.program.owner.query(`select ledger.refuse_debits($1::bigint[], now(), 'excluded')`, [
      [broke.accounts.cash],
    ]);
    expect(await asksOf(kit.program.service, broke).bet(kit.split().bet)).toMatchObject({
      code: 1005,
    });
    expect(await kit.program.available(own)).toBe(500n);
    await asksOf(kit.program.service, broke).win({ round_id: bet.round_id, amount: 70 });
    expect(await kit.has(broke, own)).toEqual([0n, 570n]);
  });
});

test('pages are told cash and grants as one balance that can be staked', async () => {
  await kit.ask.bet(kit.split().bet);
  const { rows } = await kit.program.owner.query<{ payload: Record<string, string> }>(
    `select payload from platform.event where topic = 'balance' and audience = $1`,
    [`player:${kit.player.playerId}`],
  );
  expect(rows.map(({ payload }) => payload['sumBalance'])).toEqual(['98.00']);
});

/** Money that leaves an account for the world. */
const leaving = (account: bigint, amount: bigint): Chain => ({
  key: newId('leaving'),
  transfers: [
    {
      debit: account,
      credit: 'world',
      amount: money(amount, 'BRL'),
      code: 'correction',
      reference: 'test',
    },
  ],
});

/** The amounts that the chain of a transaction took, by the last part of the account's address. */
async function transfersOf(txId: string) {
  const { rows } = await kit.program.owner.query<{ from: string; amount: bigint }>(
    `select split_part(n.address, ':', 3) as from, t.amount
     from ledger.transfers t join ledger.account_names n on n.id = t.debit_account_id
     where t.chain_key = $1 order by t.id`,
    [`play:acme:${txId}`],
  );
  return rows;
}
