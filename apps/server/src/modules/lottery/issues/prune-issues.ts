import { AppError } from '../../../platform/errors.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { deleteEmptyIssues, wasPruned } from './prune.repository.ts';
import { issuesKeptDays, latestIssuesKept } from '../lottery.settings.ts';

const dayMs = 86_400_000;
/** So many of each lottery in one statement, and so often in one run. */
const batchMax = 100;
const batchesMax = 100;

/**
 * Lets go of issues of our own draws in which nobody had a ticket. An issue that somebody bet on, one that was void
 * and what somebody else drew stays for ever.
 */
export async function pruneIssues({
  database,
  clock,
}: Pick<LotteryDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - issuesKeptDays * dayMs);
  for (let at = 0; at < batchesMax; at += 1) {
    const gone = await deleteEmptyIssues(database.read, {
      before,
      latestKept: latestIssuesKept,
      batchMax,
    });
    if (gone === 0) return;
  }
}

/** Why an issue is not there: nobody bet on it and its time is over, or it never was. */
export async function absenceOf(
  { database }: Pick<LotteryDeps, 'database'>,
  game: string,
  numero: string,
): Promise<AppError> {
  return (await wasPruned(database.read, game, numero))
    ? new AppError('lottery.issue.pruned', { params: { days: issuesKeptDays } })
    : new AppError('lottery.issue.not.found');
}
