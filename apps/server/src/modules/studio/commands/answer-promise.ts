import type { ValueOf, studioSeedsCall } from '@arara/contract';
import type { PromisedTitle } from '@arara/game-kit';
import type { Db } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { presentSeed } from '../studio.present.ts';
import type { SessionRow } from '../studio.repository.ts';
import { takeTurn } from '../seeds.repository.ts';
import type { ClientSeed } from '../studio.seeds.ts';

type SeedsOfGame = ValueOf<typeof studioSeedsCall>;
type Player = Pick<SessionRow, 'player_id' | 'game_code' | 'game_version'>;

/** The pair in force as a game needs it: `asks` is the promise to answer before its next round. */
export async function seedsOfGame(deps: StudioDeps, session: Player, db: Db): Promise<SeedsOfGame> {
  const { seeds } = deps;
  const title = titleOf(deps, session);
  const pair = await seeds.current(db, session.player_id);
  const isReady = await seeds.deals(db, pair, title);
  if (!isReady && !seeds.promises(title)) throw new AppError('game.unavailable');
  return { ...presentSeed(pair), asks: isReady ? null : seeds.asked(pair) };
}

/**
 * Takes the client seed that a device made after it had seen the promise. Of two tabs the first is heard,
 * and the other takes what is there. Errors: `seeds.promise.changed`, `round.open`, `game.unavailable`.
 */
export async function answerPromise(
  deps: StudioDeps,
  session: Player,
  given: ClientSeed,
): Promise<SeedsOfGame> {
  const { seeds } = deps;
  return deps.database.transaction(async (tx) => {
    await takeTurn(tx, session.player_id);
    const { asks } = await seedsOfGame(deps, session, tx);
    if (asks !== null) await seeds.answer(tx, await seeds.current(tx, session.player_id), given);
    return seedsOfGame(deps, session, tx);
  });
}

/** The title that a promise must name before a session's game is dealt. */
function titleOf({ games }: StudioDeps, session: Player): PromisedTitle {
  const game = games.at(session.game_code, session.game_version);
  if (game === null) throw new AppError('game.unavailable');
  return game;
}
