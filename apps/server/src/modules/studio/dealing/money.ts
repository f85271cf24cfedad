import type { ValueOf, vendorBetCall, vendorWinCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import type { RoundRow } from './round.repository.ts';

/** The fields that a stake and a prize are named and moved by; the round of the wallet has the same name. */
export type Staked = Pick<
  RoundRow,
  'public_id' | 'vendor' | 'wallet_player' | 'game_code' | 'currency' | 'cost'
>;

/** The transaction that takes a round's stake. */
export function betIdOf(round: Pick<Staked, 'public_id'>): string {
  return `${round.public_id}:bet`;
}

/** The prizes of a round: that of its book, and a level of a jackpot. */
type PrizeKind = 'win' | 'jackpot';

/** The transaction that pays a round's prize. */
export function winIdOf(round: Pick<Staked, 'public_id'>, kind: PrizeKind = 'win'): string {
  return `${round.public_id}:${kind}`;
}

/** A further stake within a round: the move that it pays for, and how often that was tried before. */
export interface Raise {
  readonly number: number;
  readonly attempt: number;
  readonly amount: bigint;
}

/** The transaction that takes a raise. */
function raiseIdOf(round: Pick<Staked, 'public_id'>, { number, attempt }: Raise): string {
  return `${round.public_id}:raise:${number}:${attempt}`;
}

/** Asks the wallet for the stake alone, or for a raise; a repeat takes nothing again. */
export function takeStake(
  { wallet }: StudioDeps,
  session: SessionRow,
  staked: Staked,
  requestId: string,
  raise: Raise | null = null,
): Promise<ValueOf<typeof vendorBetCall>> {
  return wallet.bet(staked.vendor, {
    request_id: requestId,
    session_token: session.wallet_token,
    player_id: staked.wallet_player,
    tx_id: raise === null ? betIdOf(staked) : raiseIdOf(staked, raise),
    round_id: staked.public_id,
    game_code: staked.game_code,
    amount: (raise === null ? staked.cost : raise.amount).toString(),
    currency: staked.currency,
    is_free: false,
    round_start: raise === null,
  });
}

/** Finds out if the stake of a round, or a raise, has arrived at the wallet; null while that is unknown. */
export async function hasArrived(
  { wallet }: StudioDeps,
  staked: Staked,
  raise: Raise | null = null,
): Promise<boolean | null> {
  const status = await wallet.txStatus(staked.vendor, {
    request_id: `sweep-${staked.public_id}`,
    tx_id: raise === null ? betIdOf(staked) : raiseIdOf(staked, raise),
  });
  return status.code === 0 ? status.state === 'APPLIED' : null;
}

/**
 * Leaves a tombstone for a stake or a raise, so that it can never arrive later, and gives it back where it had.
 * False where the wallet did not do it, above all because a prize was paid for it.
 */
export async function undoStake(
  { wallet }: StudioDeps,
  staked: Staked,
  raise: Raise | null = null,
): Promise<boolean> {
  const undone = await wallet.rollback(staked.vendor, {
    request_id: `give-up-${staked.public_id}`,
    player_id: staked.wallet_player,
    tx_id: `${raise === null ? staked.public_id : raiseIdOf(staked, raise)}:rollback`,
    original_tx_id: raise === null ? betIdOf(staked) : raiseIdOf(staked, raise),
    round_id: staked.public_id,
    reason: raise === null ? 'the round was never paid' : 'the move was never made',
  });
  return undone.code === 0;
}

/** The balance of a session's player, in minor units. Throws `session.expired` where the wallet knows it no more. */
export async function balanceOf(
  { wallet }: StudioDeps,
  session: SessionRow,
  requestId: string,
): Promise<bigint> {
  const reply = await wallet.balance(session.vendor, {
    request_id: requestId,
    session_token: session.wallet_token,
    player_id: session.wallet_player,
    currency: session.currency,
  });
  if (reply.balance === undefined) throw new AppError('session.expired');
  return BigInt(reply.balance.total);
}

/** The vendor protocol's word for a prize whose stake was given back meanwhile. */
const rolledBack = 1105;

/**
 * Pays a prize, also one of nothing, and closes the round at the wallet; a repeat pays nothing again. A prize
 * is never refused for balance, limit or session. Answers the balance after it; `void`: people gave the stake
 * back. Errors: `wallet.unavailable`, after which the prize is paid later.
 */
export async function payPrize(
  { wallet }: StudioDeps,
  staked: Staked,
  payout: bigint,
  requestId: string,
  kind: PrizeKind = 'win',
): Promise<bigint | 'void'> {
  const reply = await wallet.win(staked.vendor, {
    request_id: requestId,
    player_id: staked.wallet_player,
    tx_id: winIdOf(staked, kind),
    bet_tx_id: betIdOf(staked),
    round_id: staked.public_id,
    game_code: staked.game_code,
    amount: payout.toString(),
    currency: staked.currency,
    kind: kind === 'win' ? 'normal' : 'jackpot',
    round_close: true,
  });
  if (reply.code === 0) return balanceAfter(reply);
  if (reply.code === rolledBack) return 'void';
  throw new AppError('wallet.unavailable');
}

/** The balance after a movement of the wallet, in minor units; a prize that people look at first is not in it yet. */
export function balanceAfter({ balance }: Pick<ValueOf<typeof vendorWinCall>, 'balance'>): bigint {
  if (balance === undefined) throw new AppError('wallet.unavailable');
  return BigInt(balance.total);
}
