import { randomUUID } from 'node:crypto';
import { isAllowed, requireFresh } from '../../../platform/permissions.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { allow, decisionTimes, factsHash } from '../decisions.policy.ts';
import { insertDecision } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import type { AnyKind } from '../decisions.types.ts';
import { deedOf } from '../decisions.deed.ts';

export interface Proposal {
  readonly kind: string;
  readonly subject: unknown;
  readonly reason: string;
  /** The brand of the request. */
  readonly merchant: string;
}

/**
 * The first of two people. Throws `decision.kind.unknown`, `permission.denied`, `staff.proof.stale`, `request.invalid`
 * for a subject of another shape, `decision.nothing.left`, `decision.open`, and what the kind itself refuses.
 */
export async function propose(
  deps: DecisionsDeps,
  actor: StaffActor,
  proposal: Proposal,
): Promise<DecisionRow> {
  const kind = deps.kinds().get(proposal.kind);
  if (kind === undefined) throw new AppError('decision.kind.unknown', { field: 'kind' });
  const merchant = kind.of === 'house' ? null : proposal.merchant;
  const refusal = allow(actor, 'propose', { kind, merchant, proposedBy: null });
  if (refusal !== null) throw new AppError(refusal);
  requireFresh(actor);
  const subject = subjectOf(kind, proposal.subject);
  return deps.database.transaction(async (tx) => {
    const facts = await kind.facts(tx, subject, { merchant, lock: true });
    if (facts === null) throw new AppError('decision.nothing.left');
    await kind.permit?.(tx, subject, { actor, verb: 'propose', merchant });
    const at = deps.clock.now();
    const row = await insertDecision(tx, {
      id: randomUUID(),
      merchant,
      kind: kind.kind,
      subject,
      subjectKey: kind.keyOf(subject),
      reason: proposal.reason,
      facts,
      factsHash: factsHash(facts),
      proposedBy: actor.id,
      proposer: actor.email,
      proposedAt: at,
      expiresAt: new Date(at.getTime() + (kind.expiresMs ?? decisionTimes.expiresMs)),
    });
    if (row === null) throw new AppError('decision.open');
    await deps.record(tx, deedOf(null, row, actor, 'proposed', { reason: row.reason, facts }));
    return row;
  });
}

function subjectOf(kind: AnyKind, given: unknown): unknown {
  const { success, data } = kind.subject.safeParse(given);
  if (!success)
    throw new AppError('request.invalid', { field: 'subject', params: { field: 'subject' } });
  return data;
}

/** The kinds whose decisions a person may read at a brand. */
export const readableKinds = (
  { kinds }: Pick<DecisionsDeps, 'kinds'>,
  actor: StaffActor,
  merchant: string,
): string[] =>
  [...kinds().values()].flatMap(({ kind, of, permissions }) =>
    isAllowed(actor, permissions.read, of === 'house' ? null : merchant) ? [kind] : [],
  );
