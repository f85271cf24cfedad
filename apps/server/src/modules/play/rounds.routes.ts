import { profitByVendor as profitByVendorCall, round, rounds } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { PlayContext } from './play.context.ts';
import { profitByVendor } from './profit.ts';
import { createRoundRecord } from './rounds.service.ts';

/** The member's betting record. */
export function roundRoutes(context: PlayContext): AnyRoute[] {
  const record = createRoundRecord(context);
  return [
    route(rounds, ({ caller, query }) => record.list(caller, query)),
    route(profitByVendorCall, ({ caller, query }) => profitByVendor(context, caller, query)),
    route(round, ({ caller, params }) => record.show(caller, params.id)),
  ];
}
