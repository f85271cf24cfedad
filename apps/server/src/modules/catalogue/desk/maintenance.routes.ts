import {
  endMaintenanceCall,
  maintenanceEffectCall,
  maintenancesCall,
  planMaintenanceCall,
} from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { effectOf } from '../maintenance/maintenances.ts';
import type { GamesDeskDeps } from './desk.ports.ts';

/** Maintenance of titles and vendors, with its effect on open rounds before it. */
export const maintenanceRoutes = ({ catalogue, rounds, site }: GamesDeskDeps): AnyRoute[] => {
  const { maintenances } = catalogue;
  return [
    route(maintenancesCall, async ({ query, caller }) => ({
      maintenances: await maintenances.list(caller, query),
    })),
    route(maintenanceEffectCall, async ({ query, caller: { merchant } }) => {
      const { games } = await maintenances.mendingOf(merchant, query);
      const { currency } = await site.profile(merchant);
      const titles = games.map(({ vendor, code }) => ({
        vendor: vendor.walletVendor,
        gameCode: code,
      }));
      return effectOf(games, await rounds.openPlay(merchant, currency, titles));
    }),
    route(planMaintenanceCall, ({ body, caller }) => {
      const { nodeId, vendor, from, until, reason } = body;
      return maintenances.plan(caller, {
        nodeId,
        vendor,
        from: from === undefined ? null : new Date(from),
        until: until === undefined ? null : new Date(until),
        staff: caller.staff,
        reason,
      });
    }),
    route(endMaintenanceCall, ({ params, body, caller }) =>
      maintenances.end(caller, params.id, { staff: caller.staff, reason: body.reason }),
    ),
  ];
};
