import type { ValueOf, playRoundCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { isDecided } from '../dealing/round.repository.ts';
import type { RoundWish } from '../dealing/round-wish.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal, presentRound } from '../studio.present.ts';
import type { SessionRow } from '../studio.repository.ts';
import { payRound } from './pay-round.ts';

/**
 * Deals a round that is over at once, and moves its money. Errors: those of `StudioDeps.deal`, whatever the wallet
 * refuses, and `game.unavailable` for a game of another shape. A repeat with the same key gets the same round.
 */
export async function playRound(
  deps: StudioDeps,
  session: SessionRow,
  wish: RoundWish,
): Promise<ValueOf<typeof playRoundCall>> {
  const game = deps.games.at(session.game_code, session.game_version);
  if (game?.shape !== 'instant') throw new AppError('game.unavailable');
  const round = await deps.deal({ session, game, wish, bookOf: game.play });
  if (!isDecided(round)) throw new Error('a round that is over at once has no book');
  const { balance, jackpot } = await payRound(deps, session, round, wish.requestId);
  const [net] = await Promise.all([
    deps.wallet.netToday(session.player_id),
    deps.settleRound(round.id),
  ]);
  return {
    round: presentRound({
      ...round,
      jackpot_level: jackpot?.level ?? null,
      jackpot_amount: jackpot?.amount ?? null,
    }),
    balance: decimal(balance, session.currency),
    today: { net: decimal(net, session.currency) },
  };
}
