import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import type { RoundWish } from '../dealing/round-wish.ts';
import { finishRounds } from './finish-rounds.ts';
import { playRound } from './play-round.ts';

/** The room of rounds that are over at once: dealt, then paid by one atomic `play`. */
export function createRounds(deps: StudioDeps) {
  return {
    /** Plays one round: stake and prize move together or not at all. */
    play: (session: SessionRow, wish: RoundWish) => playRound(deps, session, wish),
    /** Ends what a crash left under way. */
    finish: () => finishRounds(deps),
  };
}
