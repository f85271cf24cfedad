import { AppError } from '../../../platform/errors.ts';
import { giveUp } from '../dealing/give-up.ts';
import { balanceAfter, betIdOf, winIdOf } from '../dealing/money.ts';
import { refusalCode, refuseRound } from '../dealing/refusal.ts';
import type { DecidedRound } from '../dealing/round.repository.ts';
import { hasClaimed, levelWonBy, payJackpot } from '../jackpots/index.ts';
import type { PaidJackpot } from '../jackpots/index.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';

/** A round whose money has moved. */
export interface PaidRound {
  /** In minor units; a prize that people look at first is not in it yet. */
  readonly balance: bigint;
  /** The level of a jackpot that it was paid; null for most rounds. */
  readonly jackpot: PaidJackpot | null;
}

/**
 * Pays a dealt round by one atomic `play`, and the level of a jackpot that it won; transaction ids come from the
 * round, so a repeat changes nothing. The caller settles the round: it is owed nothing any more.
 */
export async function payRound(
  deps: StudioDeps,
  session: SessionRow,
  round: DecidedRound,
  requestId: string,
): Promise<PaidRound> {
  // The reason stands in the list of its pair; that it moved no money is certain.
  if (round.state === 'REFUSED') throw new AppError('round.refused');
  const level = levelWonBy(deps, round);
  const reply = await deps.wallet.play(round.vendor, {
    request_id: requestId,
    session_token: session.wallet_token,
    player_id: round.wallet_player,
    round_id: round.public_id,
    game_code: round.game_code,
    currency: round.currency,
    actions: [
      { type: 'bet', tx_id: betIdOf(round), amount: round.cost.toString(), kind: 'normal' },
      { type: 'win', tx_id: winIdOf(round), amount: round.payout.toString(), kind: 'normal' },
    ],
    // A level of a jackpot comes by a prize of its own, which closes the round.
    round_close: level === null,
  });
  if (reply.code === 0) {
    const balance = balanceAfter(reply);
    const jackpot = level === null ? null : await payJackpot(deps, round, level, requestId);
    if (jackpot?.balance == null) return { balance, jackpot: null };
    return { balance: jackpot.balance, jackpot };
  }
  // People gave the stake back after its pool was claimed: the pool has it again before the round is given up.
  if (level !== null && (await hasClaimed(deps, round)))
    await payJackpot(deps, round, level, requestId);
  const code = refusalCode(reply);
  // Another try of the same round may have been paid meanwhile: asked again, it says so.
  if (code === null || !(await giveUp(deps, round, code))) throw new AppError('wallet.unavailable');
  throw await refuseRound(deps, code, session, round, reply);
}
