import { readResult } from '@arara/lottery';
import type { LotteryDeps } from '../lottery.deps.ts';
import { enterResult, withdrawResult } from './enter-result.ts';
import type { IssueAsk, ResultAsk } from './enter-result.ts';
import { countHalfSaid, saidResults, waitingResults } from './entry.repository.ts';
import { callVoid, withdrawVoid } from './void-by-two.ts';

/** The words of people about draws that are made elsewhere. */
export const createResultDesk = (deps: LotteryDeps) => ({
  /** Reads a result as people write it down; null where there is no such lottery, `own` for our draws. */
  async readResult(code: string, text: string) {
    const game = await deps.games.byCode(code);
    if (game === null) return null;
    return game.drawSource === 'own' ? 'own' : readResult(game.model, text);
  },
  /** The result that a person read of a draw that was made elsewhere, or corrects about it. */
  enterResult: (ask: ResultAsk) => enterResult(deps, ask),
  /** How many results one person has read and another has not yet, and since when. */
  halfSaid: () => countHalfSaid(deps.database.read),
  withdrawResult: (ask: IssueAsk) => withdrawResult(deps, ask),
  /** Calls an issue void whose draw somebody else does not make, with a second person. */
  callVoid: (ask: IssueAsk & { readonly reason: string }) => callVoid(deps, ask),
  withdrawVoid: (ask: IssueAsk) => withdrawVoid(deps, ask),
  /** Draws made elsewhere that wait for people, with what was said of them. */
  waitingResults: (limit: number) => waitingResults(deps.database.read, limit),
  /** All that people said of results, whatever came of it. */
  saidResults: (limit: number) => saidResults(deps.database.read, limit),
});
