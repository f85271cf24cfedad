import { playSteps } from '@arara/game-kit';
import type { SoFar, StepsGame } from '@arara/game-kit';
import type { Db } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { choicesOf, streamOfPair } from '../dealing/deal.ts';
import type { RoundRow, RoundWithSeed } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { movesOf } from './steps.repository.ts';
import type { MoveRow } from './steps.repository.ts';

/** A round in steps as its seeds, its choices and its moves make it. */
export interface Replay {
  readonly game: StepsGame;
  readonly moves: readonly MoveRow[];
  readonly sofar: SoFar;
}

/** Plays a round again to where it stands: a process that was killed meanwhile loses nothing of it. */
export async function replay(deps: StudioDeps, db: Db, round: RoundWithSeed): Promise<Replay> {
  const game = stepsGame(deps, round);
  const moves = await movesOf(db, round.id);
  const sofar = stand(deps, game, round, moves);
  if (sofar === null) throw new Error(`the moves of round ${round.public_id} cannot be played`);
  return { game, moves, sofar };
}

/** Where moves lead in a round; null where one of them is not allowed. */
export function stand(
  deps: StudioDeps,
  game: StepsGame,
  round: RoundWithSeed,
  moves: readonly Pick<MoveRow, 'move'>[],
): SoFar | null {
  const played = { choices: choicesOf(round), moves: moves.map(({ move }) => move) };
  return playSteps(game, played, streamOfPair(deps, round));
}

/** The game of a round or a session, which must be one in steps; versions of before are played to their end. */
export function stepsGame(
  { games }: StudioDeps,
  of: Pick<RoundRow, 'game_code' | 'game_version'>,
): StepsGame {
  const game = games.at(of.game_code, of.game_version);
  if (game?.shape !== 'steps') throw new AppError('game.unavailable');
  return game;
}
