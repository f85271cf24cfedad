import type { StudioRound, ValueOf, playRoundCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { dealOnce } from '../dealing/deal.ts';
import type { RoundWish } from '../dealing/deal.ts';
import { isDecided, roundByPublicId } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal, presentRound } from '../studio.present.ts';
import type { SessionRow } from '../studio.repository.ts';
import { payRound } from './pay-round.ts';

/**
 * Deals a round that is over at once, and moves its money. Errors: those of `dealOnce`, whatever the wallet
 * refuses, and `game.unavailable` for a game of another shape. A repeat with the same key gets the same round.
 */
export async function playRound(
  deps: StudioDeps,
  session: SessionRow,
  wish: RoundWish,
): Promise<ValueOf<typeof playRoundCall>> {
  const game = deps.games.at(session.game_code, session.game_version);
  if (game?.shape !== 'instant') throw new AppError('game.unavailable');
  const round = await dealOnce(deps, session, game, wish, game.play);
  if (!isDecided(round)) throw new Error('a round that is over at once has no book');
  const balance = await payRound(deps, session, round, wish.requestId);
  const stored = await roundByPublicId(deps.database.read, round.public_id);
  if (stored === null || !isDecided(stored)) throw new Error('a dealt round is gone');
  const presented: StudioRound = presentRound(stored);
  const net = await deps.wallet.netToday(session.player_id);
  return {
    round: presented,
    balance: decimal(balance, session.currency),
    today: { net: decimal(net, session.currency) },
  };
}
