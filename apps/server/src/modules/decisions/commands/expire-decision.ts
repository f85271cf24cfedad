import type { Tx } from '@arara/postgres';
import { deedOf, program } from '../decisions.deed.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { lockDecision, writeEnd } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';

/** Ends a proposal whose time is over; nothing where somebody decided it meanwhile. */
export async function expireDecision(deps: DecisionsDeps, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockDecision(tx, id);
    if (row?.state !== 'PROPOSED' || row.expiresAt > deps.clock.now()) return;
    await expire(deps, tx, row);
  });
}

/** Ends a proposal, in the transaction that has locked it. */
export async function expire(deps: DecisionsDeps, tx: Tx, row: DecisionRow): Promise<DecisionRow> {
  const ended = await writeEnd(tx, row.id, 'EXPIRED', deps.clock.now());
  await deps.record(tx, deedOf(row, { ...row, state: 'EXPIRED' }, program, 'expired'));
  return ended ?? row;
}
