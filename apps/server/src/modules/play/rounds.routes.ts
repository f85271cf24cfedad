import { profitByVendorCall, roundCall, roundsCall } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { PlayDeps } from './play.deps.ts';
import { profitByVendor } from './profit.ts';
import { createRoundRecord } from './rounds.service.ts';

/** The member's betting record. */
export function roundRoutes(deps: PlayDeps): AnyRoute[] {
  const record = createRoundRecord(deps);
  return [
    route(roundsCall, ({ caller, query }) => record.list(caller, query)),
    route(profitByVendorCall, ({ caller, query }) => profitByVendor(deps, caller, query)),
    route(roundCall, ({ caller, params }) => record.show(caller, params.id)),
  ];
}
