import { staffReportCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { TableDeps } from './desk.deps.ts';
import { readTable } from './read-table.ts';

/** The tables of the reports desk, page by page. */
export const tableRoutes = (deps: TableDeps): AnyRoute[] => [
  route(staffReportCall, ({ params, query, caller }) =>
    readTable(deps, caller, params.report, query),
  ),
];
