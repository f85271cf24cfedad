import { holds, promise, same } from '../case.ts';
import type { Group } from '../case.ts';
import { expectCode, newId, table } from '../requests.ts';

/** Prizes, ends of rounds, sessions and what may be asked about transactions. */
export const rounds: Group = {
  name: 'Prizes, rounds and sessions',
  cases: [
    promise('W8a', 'a prize twice under one id is paid once', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      const win = { tx_id: newId('win'), round_id: round };
      expectCode(await at.win(win), 0);
      const before = await at.balance();
      same('duplicate', expectCode(await at.win(win), 0)['duplicate'], true);
      same('balance', String(await at.balance()), String(before));
    }),
    promise('W8b', 'two prizes of one round are both paid', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      const before = await at.balance();
      expectCode(await at.win({ round_id: round }), 0);
      expectCode(await at.win({ round_id: round }), 0);
      same('balance', String(await at.balance()), String(before + 2n * wallet.stake));
    }),
    promise(
      'W9a',
      'a prize for an unknown bet is not found, and may be sent again',
      async (wallet) => {
        const at = await table(wallet);
        const reply = expectCode(await at.win({ bet_tx_id: newId('bet') }), 1106);
        same('retryable', reply.retryable, true);
      },
    ),
    promise('W9b', 'a prize without a bet goes to an open round', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      same('mismatch', expectCode(await at.win({ round_id: round }), 0)['mismatch'], false);
    }),
    promise('W9c', 'a prize after the end is paid and marked', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      expectCode(await at.close(round, wallet.stake, 0n), 0);
      same('mismatch', expectCode(await at.win({ round_id: round }), 0)['mismatch'], true);
    }),
    promise('W9d', 'a prize for another player’s bet is not found', async (wallet) => {
      const at = await table(wallet);
      const other = await table(wallet, await wallet.otherPlayer());
      const { round, bet } = await at.openRound();
      expectCode(await other.win({ bet_tx_id: bet, round_id: round }), 1106);
    }),
    promise('W10', 'a prize needs no session', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      expectCode(await at.win({ round_id: round, session_token: 'gone-for-a-long-time' }), 0);
    }),
    promise('W11a', 'a stake needs a session that lives', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ session_token: 'gone-for-a-long-time' }), 1007);
    }),
    promise('W11b', 'a stake needs the session of its own player', async (wallet) => {
      const at = await table(wallet);
      const { sessionToken } = await wallet.otherPlayer();
      expectCode(await at.bet({ session_token: sessionToken }), 1007);
    }),
    promise('W11c', 'a stake needs the game that was opened', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ game_code: 'another-game' }), 1101);
    }),
    promise('W18', 'a prize above the cap is acknowledged and held', async (wallet) => {
      const cap = wallet.cap();
      const at = await table(wallet);
      const { round } = await at.openRound();
      const before = await at.balance();
      const win = { tx_id: newId('win'), round_id: round, amount: String(cap + 1n) };
      same('held', expectCode(await at.win(win), 0)['held'], true);
      same('balance', String(await at.balance()), String(before));
      const again = expectCode(await at.win(win), 0);
      same('repeat', [again['duplicate'], again['held']], [true, true]);
      expectCode(await at.rollback(win.tx_id, round), 0);
      same('balance after it was rolled back', String(await at.balance()), String(before));
    }),
    promise('R1', 'an unknown player is told so', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ player_id: 'nobody' }), 1002);
      expectCode(await at.win({ player_id: 'nobody' }), 1002);
    }),
    promise('R2', 'a round ends once, and takes no stake afterwards', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      same('mismatch', expectCode(await at.close(round, wallet.stake, 0n), 0)['mismatch'], false);
      same('repeat', expectCode(await at.close(round, wallet.stake, 0n), 0)['duplicate'], true);
      expectCode(await at.close(round, wallet.stake, 1n), 1104);
      expectCode(await at.bet({ round_id: round }), 1103);
    }),
    promise('R3', 'totals that differ are marked, never refused', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      same('mismatch', expectCode(await at.close(round, wallet.stake, 5n), 0)['mismatch'], true);
    }),
    promise('R4', 'a prize can end its round', async (wallet) => {
      const at = await table(wallet);
      const { round } = await at.openRound();
      expectCode(await at.win({ round_id: round, amount: 0, round_close: true }), 0);
      expectCode(await at.bet({ round_id: round }), 1103);
    }),
    promise('R5', 'the end of an unknown round is not found', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.close(newId('round'), 0n, 0n), 1106);
    }),
    promise('Q1', 'tx-status tells the state and the first answer', async (wallet) => {
      const at = await table(wallet);
      same('unknown', expectCode(await at.status(newId('bet')), 0)['state'], 'NONE');
      const bet = newId('bet');
      const first = expectCode(await at.bet({ tx_id: bet }), 0);
      const status = expectCode(await at.status(bet), 0);
      same('state', status['state'], 'APPLIED');
      const stored = status['response'] as Record<string, unknown>;
      same('wallet id', stored['wallet_tx_id'], first['wallet_tx_id']);
      same('balance', stored['balance'], first['balance']);
    }),
    promise('P1', 'a launch token is good once', async (wallet) => {
      const token = await wallet.launchToken();
      const first = expectCode(await wallet.authenticate(token), 0);
      holds('a balance is told', typeof first['balance'] === 'object');
      expectCode(await wallet.authenticate(token), 1007);
    }),
    promise('P2', 'a launch token that nobody made opens nothing', async (wallet) => {
      expectCode(await wallet.authenticate(newId('token-that-nobody-made')), 1007);
    }),
    promise('P3', 'a balance needs the player’s own session', async (wallet) => {
      const { playerId, currency } = await wallet.player();
      const body = { session_token: 'gone-for-a-long-time', player_id: playerId, currency };
      expectCode(await wallet.send('balance', body), 1007);
    }),
  ],
};
