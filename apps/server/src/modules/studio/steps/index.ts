import type { StepsRound } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { RoundWish } from '../dealing/round-wish.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { finishSteps } from './finish-steps.ts';
import { moveSteps } from './move-steps.ts';
import type { MoveWish } from './move-steps.ts';
import { openSteps } from './open-steps.ts';
import { endRaise } from './raise-steps.ts';
import { replay, stand } from './replay.ts';
import type { Replay } from './replay.ts';
import { settleSteps } from './settle-steps.ts';
import { presentSteps } from './steps.present.ts';
import { lockSteps, stepsUnderWay } from './steps.repository.ts';

export type { MoveWish } from './move-steps.ts';

/**
 * The room of rounds in steps: a stake opens one, moves lead to its end, and a prize of its own closes it. No
 * state is kept: a round is its seeds, its choices and its moves, so that any process goes on with it.
 */
export function createSteps(deps: StudioDeps) {
  const look = (id: bigint) =>
    deps.database.transaction(async (tx) => {
      const round = await lockSteps(tx, id);
      return { round, at: await replay(deps, tx, round) };
    });

  /**
   * The round as it stands now; a result that is there is paid first. Its player knows what happened in the
   * first so many moves; null is all of it.
   */
  async function standing(
    id: bigint,
    requestId: string,
    known: number | null,
  ): Promise<StepsRound> {
    const { round } = await look(id);
    if (round.state === 'REFUSED') throw new AppError('round.refused');
    await settleSteps(deps, round, requestId);
    const now = await look(id);
    return presentSteps(now.round, now.at, eventsOf(deps, now, known));
  }

  return {
    /** Opens a round with its stake. Errors: those of `openSteps`. */
    async open(session: SessionRow, wish: RoundWish): Promise<StepsRound> {
      const id = await openSteps(deps, session, wish);
      const round = await standing(id, wish.requestId, 0);
      return { ...round, told: 0 };
    },
    /** Makes a move. Errors: those of `moveSteps`, `wallet.unavailable`: the prize then comes later. */
    async move(session: SessionRow, wish: MoveWish): Promise<StepsRound> {
      const { id } = await moveSteps(deps, session, wish);
      return standing(id, wish.requestId, wish.number);
    },
    /** The round that a player is in, after a reload or in another tab; null between rounds. */
    async current(session: SessionRow, requestId: string): Promise<StepsRound | null> {
      const round = await stepsUnderWay(deps.database.read, session.player_id, session.game_code);
      // While its stake is on the way there is nothing to show: its own repeat, or the sweep, ends that.
      if (round === null || round.state === 'DEALT') return null;
      await endRaise(deps, round);
      return standing(round.id, requestId, null);
    },
    /** Ends what a crash left under way, and rounds whose players are gone. */
    finish: () => finishSteps(deps),
  };
}

/** How many events the first moves of a round brought about. */
function eventsOf(
  deps: StudioDeps,
  { round, at }: { round: Parameters<typeof stand>[2]; at: Replay },
  known: number | null,
): number {
  const moves = known === null ? at.moves : at.moves.slice(0, known);
  return stand(deps, at.game, round, moves)?.events.length ?? 0;
}
