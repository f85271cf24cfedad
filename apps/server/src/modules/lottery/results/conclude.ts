import type { Tx } from '@arara/postgres';
import type { IssueRow } from '../issue.repository.ts';
import { writeCorrection } from './correction.repository.ts';
import { standingEntries, writeEnteredResult } from './entry.repository.ts';
import type { EntryRow } from './entry.repository.ts';

/** The effect of somebody's words; `said` is the entry that stands now. */
export interface Concluded {
  readonly state: 'waits' | 'differs' | 'agreed';
  readonly said: readonly EntryRow[];
}

/** The number of people who must say the same before anything comes of it. */
export const peopleMin = 2;

/** The account of the machine that two of those who spoke used; null where each has their own. */
export function accountOfTwo(said: readonly Pick<EntryRow, 'ran_by'>[]): string | null {
  const accounts = said.map(({ ran_by: account }) => account);
  return accounts.find((account, at) => account !== null && accounts.indexOf(account) < at) ?? null;
}

/**
 * Draws or corrects an issue, which is locked, by what two people say and nobody denies. That they
 * read it at two places was seen when they said so; the database looks again.
 */
export async function conclude(
  tx: Tx,
  issue: IssueRow,
  version: number,
  moment: Date,
): Promise<Concluded> {
  const said = await standingEntries(tx, issue.id, version);
  const [first] = said;
  if (said.some(({ result }) => result !== first?.result)) return { state: 'differs', said };
  if (first === undefined || said.length < peopleMin) return { state: 'waits', said };
  if (version === 0) await writeEnteredResult(tx, issue.id, first.result, moment);
  else await writeCorrection(tx, issue, version, said, moment);
  return { state: 'agreed', said };
}
