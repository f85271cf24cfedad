import { compareDayCall, staffReconcileDayCall, staffReconcileDaysCall } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { askToCompare } from './commands/ask-to-compare.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';
import { dayFile, daysAsked } from './reconcile.queries.ts';

/** The desk of the comparisons with the books of others. */
export const reconcileRoutes = (deps: ReconcileDeps): AnyRoute[] => [
  route(staffReconcileDaysCall, ({ query, caller }) =>
    daysAsked(deps, caller.merchant, query.cursor),
  ),
  route(staffReconcileDayCall, ({ params, caller }) => dayFile(deps, caller, params.day)),
  route(compareDayCall, async ({ params, caller }) => {
    await askToCompare(deps, caller, params.day);
    return null;
  }),
];
