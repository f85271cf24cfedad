import { openExportCall, orderExportCall, staffExportsCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { openExport, orderExport, ownExports } from './order-export.ts';
import type { OrderDeps } from './order-export.ts';

/** Files of tables: to order one, to see the own ones, to fetch one. */
export const exportRoutes = (deps: OrderDeps): AnyRoute[] => [
  route(staffExportsCall, async ({ caller }) => ({ exports: await ownExports(deps, caller) })),
  route(orderExportCall, ({ body, caller }) => orderExport(deps, caller, body)),
  route(openExportCall, ({ params, caller }) => openExport(deps, caller, params.id)),
];
