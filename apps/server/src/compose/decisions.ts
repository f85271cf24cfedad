import type { Kernel } from '../kernel.ts';
import { createDecisions } from '../modules/decisions/index.ts';
import type { AnyKind } from '../modules/decisions/index.ts';
import type { StaffService } from '../modules/staff/index.ts';

interface Contributor {
  readonly decisions: readonly AnyKind[];
}

/** What two people decide: the kinds of every module that contributes some. */
export function decisionsOf(
  { database, clock, log }: Kernel,
  staff: Pick<StaffService, 'record'>,
  modules: readonly Contributor[],
) {
  const kinds = modules.flatMap(({ decisions }) => decisions);
  return createDecisions({ database, clock, log, kinds, record: staff.record });
}
