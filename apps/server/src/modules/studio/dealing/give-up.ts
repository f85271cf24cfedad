import type { Db } from '@arara/postgres';
import type { StudioDeps } from '../studio.deps.ts';
import { undoStake } from './money.ts';
import { markRefused } from './round.repository.ts';
import type { RoundRow } from './round.repository.ts';

/**
 * Refuses a dealt round for good: a tombstone at the wallet keeps every later try of its stake out, then
 * the reason is written. False where the wallet did not do it, above all because the round was paid.
 */
export async function giveUp(
  deps: StudioDeps,
  round: RoundRow,
  refusal: string,
  db: Db = deps.database.read,
): Promise<boolean> {
  if (!(await undoStake(deps, round))) return false;
  await markRefused(db, round.id, refusal);
  return true;
}
