import { promise, same } from '../case.ts';
import { Skip } from '../outcome.ts';
import type { Group } from '../case.ts';
import { count, expectCode, newId, table, together } from '../requests.ts';

/** Undoing: before, after, twice, at once, and what it does to prizes. */
export const rollbacks: Group = {
  name: 'Rollbacks and tombstones',
  cases: [
    promise(
      'W4',
      'a rollback before its bet leaves a tombstone that the bet meets',
      async (wallet) => {
        const at = await table(wallet);
        const before = await at.balance();
        const [bet, round] = [newId('bet'), newId('round')];
        same('state', expectCode(await at.rollback(bet, round), 0)['state'], 'TOMBSTONED');
        expectCode(await at.bet({ tx_id: bet, round_id: round }), 1105);
        same('status', expectCode(await at.status(bet), 0)['state'], 'TOMBSTONED');
        same('balance', String(await at.balance()), String(before));
      },
    ),
    promise('W6a', 'the same rollback twice reverses once', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const { round, bet } = await at.openRound();
      const same2 = { tx_id: newId('undo') };
      same('first', expectCode(await at.rollback(bet, round, same2), 0)['state'], 'REVERSED');
      same('second', expectCode(await at.rollback(bet, round, same2), 0)['duplicate'], true);
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W6b', 'two rollbacks of one bet under different ids reverse once', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const { round, bet } = await at.openRound();
      expectCode(await at.rollback(bet, round), 0);
      same('second', expectCode(await at.rollback(bet, round), 0)['state'], 'ALREADY');
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W6c', 'fifty rollbacks of one bet at once reverse once', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const { round, bet } = await at.openRound();
      const all = await together(50, () => at.rollback(bet, round));
      same('accepted', count(all, 0), 50);
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W6d', 'bets and their rollbacks that race leave nothing behind', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      await together(25, async () => {
        const [bet, round] = [newId('bet'), newId('round')];
        await Promise.all([at.bet({ tx_id: bet, round_id: round }), at.rollback(bet, round)]);
      });
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W6e', 'a bet that was reversed stays so when it is repeated', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      expectCode(await at.rollback(bet, round), 0);
      expectCode(await at.bet({ tx_id: bet, round_id: round }), 1105);
      same('status', expectCode(await at.status(bet), 0)['state'], 'REVERSED');
    }),
    promise('W7a', 'a prize for a bet that was rolled back is refused', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      await at.rollback(bet, round);
      expectCode(await at.win({ bet_tx_id: bet, round_id: round }), 1105);
    }),
    promise('W7b', 'a bet that has a prize is not rolled back', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      expectCode(await at.win({ bet_tx_id: bet, round_id: round, amount: 0 }), 0);
      expectCode(await at.rollback(bet, round), 1107);
    }),
    promise('W7c', 'a prize can be rolled back, and then its bet', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      const { round, bet } = await at.openRound();
      const win = newId('win');
      expectCode(await at.win({ tx_id: win, bet_tx_id: bet, round_id: round }), 0);
      expectCode(await at.rollback(win, round), 0);
      expectCode(await at.rollback(bet, round), 0);
      same('balance', String(await at.balance()), String(before));
    }),
    promise(
      'W19',
      'a prize that was spent can be rolled back; the balance is never negative',
      async (wallet) => {
        const at = await table(wallet);
        const before = await at.balance();
        if (before + wallet.stake > at.player.maxBet)
          throw new Skip('the balance is no legal stake');
        const { round } = await at.openRound();
        const win = newId('win');
        expectCode(await at.win({ tx_id: win, round_id: round, amount: String(wallet.stake) }), 0);
        const all = { tx_id: newId('bet'), round_id: newId('round'), amount: String(before) };
        expectCode(await at.bet(all), 0);
        expectCode(await at.rollback(win, round), 0);
        same('balance', String(await at.balance()), '0');
        expectCode(await at.rollback(all.tx_id, all.round_id), 0);
      },
    ),
    promise('B1', 'a rollback cannot name itself', async (wallet) => {
      const at = await table(wallet);
      const id = newId('undo');
      expectCode(await at.rollback(id, newId('round'), { tx_id: id }), 1204);
    }),
    promise('B2', 'a rollback of another player’s bet is a conflict', async (wallet) => {
      const at = await table(wallet);
      const other = await table(wallet, await wallet.otherPlayer());
      const { round, bet } = await at.openRound();
      expectCode(await other.rollback(bet, round), 1104);
      same('status', expectCode(await at.status(bet), 0)['state'], 'APPLIED');
    }),
    promise('B3', 'a rollback of a rollback is a conflict', async (wallet) => {
      const at = await table(wallet);
      const { round, bet } = await at.openRound();
      const undo = newId('undo');
      await at.rollback(bet, round, { tx_id: undo });
      expectCode(await at.rollback(undo, round), 1104);
    }),
  ],
};
