import { consoleData } from './personal-data.repository.ts';
import { erasureKind } from './erasure.decision.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { limitKind } from './limit.decision.ts';
import { consoleRoutes } from './console.routes.ts';

export { entryOf } from './audit.ts';

/** The desks of the people who run the house: one search, and a member on one page; see README.md. */
export const createConsole = (deps: ConsoleDeps) =>
  ({
    routes: consoleRoutes(deps),
    contributes: {
      decisionKinds: [limitKind(deps), erasureKind(deps)],
      personalData: [consoleData(deps.database.read)],
    },
  }) satisfies ServerModule & Record<string, unknown>;
