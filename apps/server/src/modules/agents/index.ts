import { agentsData } from './personal-data.repository.ts';
import type { PersonalData } from '../privacy/index.ts';
import { affiliateCheckCall } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { AgentsDeps } from './agents.deps.ts';
import { createAgentsService } from './agents.service.ts';
import type { AgentsService } from './agents.service.ts';

export type { AgentsService } from './agents.service.ts';

export interface Agents extends ServerModule {
  readonly service: AgentsService;
  readonly contributes: { readonly personalData: readonly PersonalData[] };
}

/** Affiliate and referral codes: they say which member brought which. */
export function createAgents(deps: AgentsDeps): Agents {
  const service = createAgentsService(deps);
  return {
    service,
    contributes: { personalData: [agentsData(deps.database.read)] },
    routes: [
      route(affiliateCheckCall, async ({ query, caller }) => {
        const found = await service.findCode(caller.merchant, query.code, query.domain ?? null);
        if (found === null) throw new AppError('invitation_code_error', { field: 'code' });
        return { valid: true, ...found };
      }),
    ],
  };
}
