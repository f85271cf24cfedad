import type { ServerModule } from '../../platform/module.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';
import { reconcileJobs } from './reconcile.jobs.ts';
import { reconcileRoutes } from './reconcile.routes.ts';

/** The house compared with the books of others, day by day; see README.md. */
export const createReconcile = (deps: ReconcileDeps): ServerModule => ({
  routes: reconcileRoutes(deps),
  jobs: reconcileJobs(deps),
});
