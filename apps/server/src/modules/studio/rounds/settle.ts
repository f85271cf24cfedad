import { settleRound } from '../dealing/round.repository.ts';
import type { DecidedRound } from '../dealing/round.repository.ts';
import { payJackpot } from '../jackpots/index.ts';
import type { StudioDeps } from '../studio.deps.ts';

/**
 * Ends a round whose stake and prize have moved: first the level of a jackpot that it won is paid, so that a round that
 * is settled is owed nothing. Answers that win. Errors: `wallet.unavailable`, after which the round is ended later.
 */
export async function settle(deps: StudioDeps, round: DecidedRound, requestId: string) {
  const won = await payJackpot(deps, round, requestId);
  await settleRound(deps.database.read, round.id);
  return won;
}
