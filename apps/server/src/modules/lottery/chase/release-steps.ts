import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { takeSteps } from './chase.repository.ts';
import type { ChaseRow, StepRow } from './chase.repository.ts';
import { releaseOf } from './postings.ts';
import type { Accounts } from './postings.ts';

/**
 * Gives the money of waiting steps back, in the transaction that takes them out of the chase. The
 * accounts are asked for before: who holds a connection and waits for another may wait for ever.
 */
export async function releaseSteps(
  { ledger, wallet }: LotteryDeps,
  tx: Tx,
  chase: Pick<ChaseRow, 'id' | 'ref' | 'player_id'> & { readonly accounts: Accounts },
  steps: readonly Pick<StepRow, 'place'>[],
  reason: string,
): Promise<void> {
  const places = steps.map(({ place }) => place);
  const taken = await takeSteps(tx, chase.id, places, reason);
  if (taken.length === 0) return;
  const chains = taken.map((step) => releaseOf(chase.ref, step, chase.accounts));
  const outcomes = await ledger.postIn(tx, chains);
  for (const outcome of outcomes) invariant(outcome.ok, 'what was held can be given back');
  await wallet.balanceChanged(tx, chase.player_id);
}
