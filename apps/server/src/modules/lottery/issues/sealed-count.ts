import type { Tx } from '@arara/postgres';
import type { IssueRow } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { writeClosed } from './steps.repository.ts';
import { plantTree } from './ticket-tree.ts';

type Box = Pick<LotteryDeps, 'secretBox'>;

/**
 * Counts the tickets of an issue whose sale has ended and fixes them; tells when. The count is sealed under the
 * program's key: once a seed is out, whoever has the database alone could else count its issue anew until
 * the result suits.
 */
export async function fixCount({ secretBox }: Box, tx: Tx, issue: IssueRow): Promise<Date> {
  const { root, size: tickets } = await plantTree(tx, issue.id);
  const sealed = secretBox.seal(Buffer.from(textOf(issue, root, tickets)));
  return writeClosed(tx, issue.id, { root, tickets, sealed });
}

/** True if the count of an issue is the one that this program sealed when its sale ended. */
export function isSealedCount({ secretBox }: Box, issue: IssueRow): boolean {
  const { count_sealed: sealed, tickets_root: root, tickets } = issue;
  if (sealed === null) return false;
  try {
    return secretBox.open(sealed).toString() === textOf(issue, root, tickets);
  } catch {
    // A box that does not open was not sealed here.
    return false;
  }
}

function textOf(
  { game_code: game, numero }: IssueRow,
  root: string | null,
  tickets: number | null,
): string {
  return `count|${game}|${numero}|${root}|${tickets}`;
}
