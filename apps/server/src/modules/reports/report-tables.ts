import type { ServerModule } from '../../platform/module.ts';
import { tableRoutes } from './desk/table.routes.ts';
import { createExportPlugin } from './exports/export.plugin.ts';
import { dropExpired } from './exports/export.repository.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { exportJob } from './exports/order-export.ts';
import type { OrderDeps } from './exports/order-export.ts';
import { writeExport } from './exports/write-export.ts';
import { reportsData } from './personal-data.repository.ts';
import { viewRoutes } from './views/view.routes.ts';

/** The reports desk: tables, saved views, and files of tables that the job runner writes. */
export const createReportTables = (deps: OrderDeps) =>
  ({
    routes: [...tableRoutes(deps), ...exportRoutes(deps), ...viewRoutes(deps)],
    plugins: [createExportPlugin(deps)],
    contributes: { personalData: [reportsData(deps.database.read)] },
    jobs: [
      { name: exportJob, run: ({ id }) => writeExport(deps, String(id)) },
      {
        name: 'reports.exports.forget',
        cron: '23 * * * *',
        run: () => dropExpired(deps.database.read, deps.clock.now()),
      },
    ],
  }) satisfies ServerModule & Record<string, unknown>;
