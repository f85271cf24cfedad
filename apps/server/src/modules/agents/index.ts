import { affiliateCheck } from '@arara/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { ModuleParts } from '../../platform/module.ts';
import { createAgentsService } from './agents.service.ts';
import type { AgentsService } from './agents.service.ts';

export type { AgentsService } from './agents.service.ts';

export interface Agents extends ModuleParts {
  readonly service: AgentsService;
}

/** Affiliate and referral codes: they say which member brought which. */
export function createAgents(deps: { database: Database; clock: Clock }): Agents {
  const service = createAgentsService({ db: deps.database.read, clock: deps.clock });
  return {
    service,
    routes: [
      route(affiliateCheck, async ({ query, caller }) => {
        const found = await service.findCode(caller.merchant, query.code, query.domain ?? null);
        if (found === null) throw new AppError('invitation_code_error', { field: 'code' });
        return { valid: true, ...found };
      }),
    ],
  };
}
