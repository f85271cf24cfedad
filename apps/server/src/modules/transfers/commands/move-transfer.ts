import { formatDecimal, money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import { writeStep } from '../step.repository.ts';
import type { Hand } from '../step.repository.ts';
import { writeState } from '../transfers.repository.ts';
import type { TransferChange, TransferRow } from '../transfers.repository.ts';
import { transferMayMove } from '../transfers.states.ts';
import type { TransfersDeps } from '../transfers.deps.ts';

/** The note that the owner reads where a person decided; the reason is between the operator and the vendor. */
const handNotes: Readonly<Record<string, string>> = {
  OK: 'operator.ok',
  FAILED: 'operator.failed',
};

/** Takes a locked transfer to another state: row, timeline, news for its owner. */
export async function moveTransfer(
  deps: TransfersDeps,
  tx: Tx,
  row: TransferRow,
  change: TransferChange,
  hand: Hand | null = null,
): Promise<void> {
  const { state, reason } = change;
  invariant(transferMayMove(row.state, state), `a transfer goes from ${row.state} to ${state}`);
  await writeState(tx, row.id, change);
  const note = hand === null ? reason : (handNotes[state] ?? reason);
  await writeStep(tx, { transferId: row.id, state, note, at: deps.clock.now() }, hand);
  deps.metrics.moved(state);
  await deps.events.emit(tx, {
    topic: 'walletTransfer',
    audience: `player:${row.player_id}`,
    payload: { id: row.id, state, amount: formatDecimal(money(row.amount, row.currency)) },
  });
}
