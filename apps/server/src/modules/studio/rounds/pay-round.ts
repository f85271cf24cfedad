import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { giveUp } from '../dealing/give-up.ts';
import { balanceOf, betIdOf, winIdOf } from '../dealing/money.ts';
import { refusalCode, refuseRound } from '../dealing/refusal.ts';
import { claimedBy, levelWonBy, payJackpot } from '../jackpots/index.ts';
import type { DecidedRound } from '../dealing/round.repository.ts';
import type { SessionRow } from '../studio.repository.ts';
import { settle } from './settle.ts';

/**
 * Pays a dealt round by one atomic `play`, and the level of a jackpot that it won; transaction ids come from the
 * round, so a repeat changes nothing. Returns the balance after it, in minor units.
 */
export async function payRound(
  deps: StudioDeps,
  session: SessionRow,
  round: DecidedRound,
  requestId: string,
): Promise<bigint> {
  // The reason stands in the list of its pair; that it moved no money is certain.
  if (round.state === 'REFUSED') throw new AppError('round.refused');
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
    round_close: levelWonBy(deps, round) === null,
  });
  if (reply.code === 0) {
    const before = BigInt(reply.balance?.total ?? '0');
    const won = await settle(deps, round, requestId);
    if (won === null) return before;
    // The session may have ended meanwhile; what was won is paid all the same.
    return balanceOf(deps, session, requestId).catch(() =>
      won.state === 'PAID' ? before + won.amount : before,
    );
  }
  // People gave the stake back after its pool was claimed: the pool has it again before the round is given up.
  if ((await claimedBy(deps, round)) !== null) await payJackpot(deps, round, requestId);
  const code = refusalCode(reply);
  // Another try of the same round may have been paid meanwhile: asked again, it says so.
  if (code === null || !(await giveUp(deps, round, code))) throw new AppError('wallet.unavailable');
  throw await refuseRound(deps, code, session, round, reply);
}
