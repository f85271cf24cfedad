import { AppError } from '../../../platform/errors.ts';
import { giveUp } from '../dealing/give-up.ts';
import { takeStake } from '../dealing/money.ts';
import { refusalCode, refuseRound } from '../dealing/refusal.ts';
import type { RoundRow } from '../dealing/round.repository.ts';
import type { RoundWish } from '../dealing/round-wish.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { stepsGame } from './replay.ts';
import { lockSteps, markOpen } from './steps.repository.ts';

/**
 * Opens a round in steps: it takes the next number of the player's seeds, then its stake. A repeat with the
 * same key gets the same round. Errors: those of `StudioDeps.deal`, whatever the wallet refuses, `round.refused`.
 */
export async function openSteps(
  deps: StudioDeps,
  session: SessionRow,
  wish: RoundWish,
): Promise<bigint> {
  const game = stepsGame(deps, session);
  const round = await deps.deal({ session, game, wish, bookOf: () => null });
  if (round.state === 'REFUSED') throw new AppError('round.refused');
  if (round.state === 'DEALT') await stakeOn(deps, session, round, wish.requestId);
  return round.id;
}

/** Its transaction is named by the round, so that no repeat takes the stake twice. */
async function stakeOn(
  deps: StudioDeps,
  session: SessionRow,
  round: RoundRow,
  requestId: string,
): Promise<void> {
  const reply = await takeStake(deps, session, round, requestId);
  if (reply.code === 0) {
    if (await markOpen(deps.database.read, round.id)) return;
    throw new AppError('round.refused');
  }
  const code = refusalCode(reply);
  // Another try of the same round may have taken its stake meanwhile: asked again, it says so.
  if (code === null || !(await giveUpUnopened(deps, round, code))) {
    throw new AppError('wallet.unavailable');
  }
  throw await refuseRound(deps, code, session, round, reply);
}

/**
 * Gives a round up whose stake was not seen to arrive. It holds the round meanwhile: a stake of it that
 * arrives at the same time is either opened before, and stays, or given back, and opens nothing.
 */
export async function giveUpUnopened(
  deps: StudioDeps,
  { id }: Pick<RoundRow, 'id'>,
  refusal: string,
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const round = await lockSteps(tx, id);
    if (round.state === 'REFUSED') return true;
    return round.state === 'DEALT' && (await giveUp(deps, round, refusal, tx));
  });
}
