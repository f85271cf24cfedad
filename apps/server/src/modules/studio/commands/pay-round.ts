import { AppError } from '../../../platform/errors.ts';
import type { ErrorCode } from '@arara/contract';
import type { StudioDeps } from '../studio.deps.ts';
import { finishRound } from '../studio.repository.ts';
import type { RoundRow } from '../studio.repository.ts';

/** What a vendor answer means to the player; everything else is an unknown outcome. */
const refusals: Record<number, ErrorCode> = {
  1001: 'stake.insufficient',
  1002: 'session.expired',
  1003: 'account.blocked',
  1004: 'limit.reached',
  1005: 'account.excluded',
  1006: 'region.restricted',
  1007: 'session.expired',
  1008: 'stake.bounds',
  1101: 'game.unavailable',
  1105: 'wallet.unavailable',
};

/**
 * Pays a dealt round by one atomic `play`; its transaction ids come from the round, so a repeat
 * changes nothing. Returns the balance after it, in minor units.
 */
export async function payRound(
  deps: StudioDeps,
  walletToken: string,
  round: RoundRow,
  requestId: string,
): Promise<bigint> {
  if (round.state === 'REFUSED') throw new AppError('wallet.unavailable');
  const reply = await deps.wallet.play(round.vendor, {
    request_id: requestId,
    session_token: walletToken,
    player_id: round.wallet_player,
    round_id: round.public_id,
    game_code: round.game_code,
    currency: round.currency,
    actions: [
      { type: 'bet', tx_id: betIdOf(round), amount: round.cost.toString(), kind: 'normal' },
      { type: 'win', tx_id: winIdOf(round), amount: round.payout.toString(), kind: 'normal' },
    ],
    round_close: true,
  });
  if (reply.code === 0) {
    await finishRound(deps.database.read, round.id, 'SETTLED');
    return BigInt(reply.balance?.total ?? '0');
  }
  const refusal = refusals[reply.code];
  if (refusal === undefined || reply.retryable) throw new AppError('wallet.unavailable');
  await finishRound(deps.database.read, round.id, 'REFUSED');
  const stakes = deps.games.at(round.game_code, round.game_version)?.bets.stakes ?? [];
  throw new AppError(refusal, {
    params: { min: stakes[0] ?? '', max: stakes.at(-1) ?? '' },
    value: { limit: reply.limit },
  });
}

export function betIdOf(round: Pick<RoundRow, 'public_id'>): string {
  return `${round.public_id}:bet`;
}

export function winIdOf(round: Pick<RoundRow, 'public_id'>): string {
  return `${round.public_id}:win`;
}
