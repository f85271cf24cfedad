import { holds, promise, same } from '../case.ts';
import { Skip } from '../outcome.ts';
import type { Group } from '../case.ts';
import { betBody, count, expectCode, newId, table, together } from '../requests.ts';

const atOnce = 50;

/** Stakes: once, never more than there is, never twice for one name. */
export const money: Group = {
  name: 'Stakes and repeats',
  cases: [
    promise('W1', 'one bet sent fifty times at once is one debit', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const bet = { tx_id: newId('bet'), round_id: newId('round') };
      const all = await together(atOnce, () => at.bet(bet));
      same('accepted', count(all, 0), atOnce);
      same('first answers', all.filter(({ reply }) => reply['duplicate'] === false).length, 1);
      same('wallet ids', new Set(all.map(({ reply }) => reply['wallet_tx_id'])).size, 1);
      same('balance', String(await at.balance()), String(before - wallet.stake));
    }),
    promise('W2', 'of fifty bets of the whole balance exactly one is accepted', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      if (before > at.player.maxBet || before === 0n)
        throw new Skip('the balance is no legal stake');
      const bets = Array.from({ length: atOnce }, () => ({
        tx_id: newId('bet'),
        round_id: newId('round'),
        amount: String(before),
      }));
      const all = await Promise.all(bets.map((bet) => at.bet(bet)));
      same('accepted', count(all, 0), 1);
      same('refused for funds', count(all, 1001), atOnce - 1);
      holds(
        'a refusal for funds tells the balance',
        all.every(({ reply }) => 'balance' in reply),
      );
      const taken = bets[all.findIndex(({ reply }) => reply.code === 0)];
      await at.rollback(taken?.tx_id ?? '', taken?.round_id ?? '');
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W3a', 'the same id with another amount is a conflict', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      const other = { tx_id: bet, round_id: round, amount: Number(wallet.stake) + 1 };
      expectCode(await at.bet(other), 1104);
    }),
    promise('W3b', 'the same id with another round is a conflict', async (wallet) => {
      const at = await table(wallet);
      const { bet } = await at.openRound();
      expectCode(await at.bet({ tx_id: bet }), 1104);
    }),
    promise('W3c', 'the same id with another currency is a conflict', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      expectCode(await at.bet({ tx_id: bet, round_id: round, currency: 'XTS' }), 1104);
    }),
    promise('W3d', 'the same id for another player is a conflict', async (wallet) => {
      const at = await table(wallet);
      const other = await table(wallet, await wallet.otherPlayer());
      const { round, bet } = await at.openRound();
      const before = await other.balance();
      expectCode(await other.bet({ tx_id: bet, round_id: round }), 1104);
      same('balance', String(await other.balance()), String(before));
    }),
    promise('W3e', 'the same id under another kind is a conflict', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      expectCode(await at.win({ tx_id: bet, round_id: round }), 1104);
    }),
    promise(
      'W12',
      'a repeat after an answer that was never heard gets the stored one',
      async (wallet) => {
        const at = await table(wallet);
        const before = await at.balance();
        const bet = { tx_id: newId('bet'), round_id: newId('round') };
        const unheard = wallet.send('bet', betBody(wallet, at.player, bet)).catch(() => null);
        const repeat = expectCode(await at.bet(bet), 0);
        const first = await unheard;
        same('wallet id', repeat['wallet_tx_id'], first?.reply['wallet_tx_id']);
        same('balance', String(await at.balance()), String(before - wallet.stake));
      },
    ),
    promise('W14a', 'a play is one step: stake and prize together', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const [bet, win] = [newId('bet'), newId('win')];
      const reply = expectCode(
        await at.play([
          { type: 'bet', tx_id: bet, amount: String(wallet.stake) },
          { type: 'win', tx_id: win, amount: String(wallet.stake * 2n) },
        ]),
        0,
      );
      const named = (reply['transactions'] as { tx_id: string }[]).map(({ tx_id: id }) => id);
      same('transactions', named, [bet, win]);
      same('balance', String(await at.balance()), String(before + wallet.stake));
    }),
    promise('W14b', 'a play of which one part fails moves nothing', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const [bet, greedy] = [newId('bet'), newId('bet')];
      const all = [
        { type: 'bet', tx_id: bet, amount: String(wallet.stake) },
        { type: 'bet', tx_id: greedy, amount: String(before) },
      ];
      expectCode(await at.play(all), 1001, 1008);
      same('state', expectCode(await at.status(bet), 0)['state'], 'NONE');
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W14c', 'a play repeated is paid once', async (wallet) => {
      const at = await table(wallet);
      const round = newId('round');
      const actions = [{ type: 'bet', tx_id: newId('bet'), amount: String(wallet.stake) }];
      expectCode(await at.play(actions, { round_id: round }), 0);
      const before = await at.balance();
      same(
        'duplicate',
        expectCode(await at.play(actions, { round_id: round }), 0)['duplicate'],
        true,
      );
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W23', 'another currency than the wallet’s is refused', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ currency: 'XTS' }), 1102);
    }),
    promise('W22', 'two vendors may use the same transaction id', async (wallet) => {
      const at = await table(wallet);
      const { bet } = await at.openRound();
      const { reply } = await wallet.sendAsOther('tx-status', { tx_id: bet });
      same('state at the other vendor', reply['state'], 'NONE');
    }),
    promise('L1', 'a bet is answered within two seconds while fifty others are', async (wallet) => {
      const at = await table(wallet);
      const all = await together(atOnce, () => at.bet({ amount: 0 }));
      const slowest = Math.max(...all.map(({ ms }) => ms));
      holds(`the slowest took ${Math.round(slowest)} ms`, slowest < 2_000);
    }),
  ],
};
