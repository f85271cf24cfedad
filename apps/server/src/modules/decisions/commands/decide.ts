import type { Tx } from '@arara/postgres';
import { requireFresh } from '../../../platform/permissions.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { allow } from '../decisions.policy.ts';
import type { DecisionVerb } from '../decisions.policy.ts';
import { lockDecision } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import type { AnyKind } from '../decisions.types.ts';
import { deedOf } from '../decisions.deed.ts';
import { expire } from './expire-decision.ts';

export interface Asked {
  readonly id: string;
  /** The brand of the request: the decision of another one does not exist here. */
  readonly merchant: string;
}

/** The words for the audit. */
const done = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

/** Writes the word of a person; null where the decision is gone. */
type Write = (tx: Tx, row: DecisionRow, kind: AnyKind) => Promise<DecisionRow | null>;

/** Locks a decision that waits. Writes the word of a person about it, and the entry of the audit. */
export async function decide(
  deps: DecisionsDeps,
  actor: StaffActor,
  { id, merchant, verb }: Asked & { readonly verb: keyof typeof done },
  write: Write,
): Promise<DecisionRow> {
  const outcome = await deps.database.transaction(async (tx) => {
    const { row, kind } = await findFor(deps, actor, verb, { id, merchant }, () =>
      lockDecision(tx, id),
    );
    if (verb !== 'withdraw') requireFresh(actor);
    if (row.state !== 'PROPOSED') throw new AppError('decision.state');
    // Written down, and told after the commit: a refusal would undo it.
    const isOver =
      row.expiresAt <= deps.clock.now() ||
      (verb === 'approve' && !(await mayProposerStill(deps, tx, row, kind)));
    if (isOver) return expire(deps, tx, row);
    const decided = await write(tx, row, kind);
    if (decided === null) throw new AppError('decision.not.found');
    const reason = { reason: decided.decidedReason };
    await deps.record(tx, deedOf(row, decided, actor, done[verb], reason));
    return decided;
  });
  if (outcome.state === 'EXPIRED') throw new AppError('decision.expired');
  return outcome;
}

/** One who has lost the right to propose, or the account, is no second person beside the approver. */
async function mayProposerStill(
  { personOf }: DecisionsDeps,
  tx: Tx,
  { proposedBy, merchant, subject }: DecisionRow,
  kind: AnyKind,
): Promise<boolean> {
  const actor = await personOf(tx, proposedBy);
  if (actor === null) return false;
  if (allow(actor, 'propose', { kind, merchant, proposedBy }) !== null) return false;
  try {
    await kind.permit?.(tx, subject, { actor, verb: 'still', merchant });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A decision for one who may do this with it; throws the code of the refusal. */
export async function findFor(
  { kinds }: Pick<DecisionsDeps, 'kinds'>,
  actor: StaffActor,
  verb: DecisionVerb,
  { merchant }: Asked,
  find: () => Promise<DecisionRow | null>,
): Promise<{ readonly row: DecisionRow; readonly kind: AnyKind }> {
  const row = await find();
  const kind = row === null ? undefined : kinds().get(row.kind);
  const isHere = row !== null && (row.merchant === null || row.merchant === merchant);
  if (!isHere || kind === undefined) throw new AppError('decision.not.found');
  const subject = { kind, merchant: row.merchant, proposedBy: row.proposedBy };
  if (allow(actor, 'read', subject) !== null) throw new AppError('decision.not.found');
  const refusal = allow(actor, verb, subject);
  if (refusal !== null) throw new AppError(refusal);
  return { row, kind };
}
