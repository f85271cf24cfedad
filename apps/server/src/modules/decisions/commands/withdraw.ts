import type { StaffActor } from '../../../platform/permissions.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { writeEnd } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import { decide } from './decide.ts';
import type { Asked } from './decide.ts';

/** The first person takes it back. */
export function withdraw(
  deps: DecisionsDeps,
  actor: StaffActor,
  asked: Asked,
): Promise<DecisionRow> {
  return decide(deps, actor, { ...asked, verb: 'withdraw' }, (tx, row) =>
    writeEnd(tx, row.id, 'WITHDRAWN', deps.clock.now()),
  );
}
