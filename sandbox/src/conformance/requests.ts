import { randomBytes } from 'node:crypto';
import { Fault } from './outcome.ts';
import type { Change, Heard, Player, Wallet } from './wallet.ts';

/** A name that nobody used before. */
export function newId(kind: string): string {
  return `ck-${kind}-${randomBytes(8).toString('hex')}`;
}

/** The body of a bet, with what a case does not care about filled in. */
export function betBody(
  wallet: Wallet,
  player: Player,
  part: object = {},
): Record<string, unknown> {
  return {
    session_token: player.sessionToken,
    player_id: player.playerId,
    tx_id: newId('bet'),
    round_id: newId('round'),
    game_code: wallet.gameCode,
    amount: Number(wallet.stake),
    currency: player.currency,
    ...part,
  };
}

export function winBody(
  wallet: Wallet,
  player: Player,
  part: object = {},
): Record<string, unknown> {
  return {
    player_id: player.playerId,
    tx_id: newId('win'),
    round_id: newId('round'),
    amount: Number(wallet.stake),
    currency: player.currency,
    ...part,
  };
}

/** One player of a wallet and the calls a vendor makes about them. */
export async function table(wallet: Wallet, of?: Player) {
  const player = of ?? (await wallet.player());
  const { playerId: id } = player;
  const who = { player_id: id };
  return {
    player,
    balance: () => wallet.balance(player),
    bet: (part: object = {}, change?: Change) =>
      wallet.send('bet', betBody(wallet, player, part), change),
    win: (part: object = {}) => wallet.send('win', winBody(wallet, player, part)),
    play: (actions: readonly object[], part: object = {}) => {
      const { tx_id: _tx, amount: _amount, ...body } = betBody(wallet, player);
      return wallet.send('play', { ...body, actions, ...part });
    },
    rollback: (original: string, round: string, part: object = {}) =>
      wallet.send('rollback', {
        ...who,
        tx_id: newId('undo'),
        original_tx_id: original,
        round_id: round,
        ...part,
      }),
    close: (round: string, bet: bigint, win: bigint) =>
      wallet.send('round/close', {
        ...who,
        round_id: round,
        final_bet: String(bet),
        final_win: String(win),
      }),
    status: (txId: string) => wallet.send('tx-status', { tx_id: txId }),
    /** A round with one accepted stake. */
    async openRound(amount = wallet.stake) {
      const round = newId('round');
      const bet = newId('bet');
      expectCode(await this.bet({ tx_id: bet, round_id: round, amount: String(amount) }), 0);
      return { round, bet };
    },
  };
}

/** Fails where the reply has another code, or none of these. */
export function expectCode(heard: Heard, ...codes: number[]): Heard['reply'] {
  const { code, message } = heard.reply;
  if (!codes.includes(code)) {
    throw new Fault(`expected code ${codes.join(' or ')}, got ${code} ${message}`);
  }
  return heard.reply;
}

/** So many at once. */
export function together<T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => one(at)));
}

/** How many replies had a code. */
export function count(all: readonly Heard[], code: number): number {
  return all.filter(({ reply }) => reply.code === code).length;
}
