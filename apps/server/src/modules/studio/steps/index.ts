import { AppError } from '../../../platform/errors.ts';
import type { RoundWish } from '../dealing/deal.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { finishSteps } from './finish-steps.ts';
import { moveSteps } from './move-steps.ts';
import type { MoveWish } from './move-steps.ts';
import { openSteps } from './open-steps.ts';
import { replay } from './replay.ts';
import { settleSteps } from './settle-steps.ts';
import { presentSteps } from './steps.present.ts';
import type { StepsRound } from './steps.present.ts';
import { lockSteps, stepsUnderWay } from './steps.repository.ts';

export type { MoveWish } from './move-steps.ts';
export type { StepsRound } from './steps.present.ts';

/**
 * The room of rounds in steps: a stake opens one, moves lead to its end, and a prize of its own closes it. No
 * state is kept: a round is its seeds, its choices and its moves, so that any process goes on with it.
 */
export function createSteps(deps: StudioDeps) {
  /** The round as it stands now; a result that is there is paid first. */
  async function standing(id: bigint, requestId: string): Promise<StepsRound> {
    const read = () =>
      deps.database.transaction(async (tx) => {
        const round = await lockSteps(tx, id);
        return { round, at: await replay(deps, tx, round) };
      });
    const { round } = await read();
    if (round.state === 'REFUSED') throw new AppError('round.refused');
    await settleSteps(deps, round, requestId);
    const now = await read();
    return presentSteps(now.round, now.at);
  }

  return {
    /** Opens a round with its stake. Errors: those of `openSteps`. */
    async open(session: SessionRow, wish: RoundWish): Promise<StepsRound> {
      return standing(await openSteps(deps, session, wish), wish.requestId);
    },
    /** Makes a move. Errors: those of `moveSteps`, `wallet.unavailable`: the prize then comes later. */
    async move(session: SessionRow, wish: MoveWish): Promise<StepsRound> {
      return standing(await moveSteps(deps, session, wish), wish.requestId);
    },
    /** The round that a player is in, after a reload or in another tab; null between rounds. */
    async current(session: SessionRow, requestId: string): Promise<StepsRound | null> {
      const round = await stepsUnderWay(deps.database.read, session.player_id, session.game_code);
      // While its stake is on the way there is nothing to show: its own repeat, or the sweep, ends that.
      if (round === null || round.state === 'DEALT') return null;
      return standing(round.id, requestId);
    },
    /** Ends what a crash left under way, and rounds whose players are gone. */
    finish: () => finishSteps(deps),
  };
}
