import { AppError } from '../../../platform/errors.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { decisionTimes, factsHash } from '../decisions.policy.ts';
import { writeWord } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import { decide } from './decide.ts';
import type { Asked } from './decide.ts';

/**
 * Writes that the second person agrees. The caller has the decision carried out. Throws
 * `decision.facts.changed` if the facts are not those of the proposal any more; its value has both. Throws
 * `decision.expired` if the time of the proposal is over, or if its proposer has lost the permission to propose it.
 */
export function approve(
  deps: DecisionsDeps,
  actor: StaffActor,
  asked: Asked,
): Promise<DecisionRow> {
  return decide(deps, actor, { ...asked, verb: 'approve' }, async (tx, row, kind) => {
    const facts = await kind.facts(tx, row.subject, { merchant: row.merchant, lock: true });
    if (facts === null || !factsHash(facts).equals(row.factsHash)) {
      throw new AppError('decision.facts.changed', {
        value: { facts: row.facts, factsNow: facts },
      });
    }
    const { merchant, subject } = row;
    await kind.permit?.(tx, subject, { actor, verb: 'approve', merchant });
    const at = deps.clock.now();
    return writeWord(tx, row.id, {
      state: 'APPROVED',
      by: actor.id,
      name: actor.email,
      at,
      reason: null,
      retryAt: new Date(at.getTime() + decisionTimes.resumeMs),
    });
  });
}
