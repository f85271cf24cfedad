import type { StaffActor } from '../../../platform/permissions.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { writeWord } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import { decide } from './decide.ts';
import type { Asked } from './decide.ts';

/** The second person says no. */
export function reject(
  deps: DecisionsDeps,
  actor: StaffActor,
  asked: Asked & { readonly reason: string },
): Promise<DecisionRow> {
  return decide(deps, actor, { ...asked, verb: 'reject' }, (tx, row) =>
    writeWord(tx, row.id, {
      state: 'REJECTED',
      by: actor.id,
      name: actor.email,
      at: deps.clock.now(),
      reason: asked.reason,
      retryAt: null,
    }),
  );
}
