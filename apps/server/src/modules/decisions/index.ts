import {
  approveDecision,
  decisionList,
  decisionOne,
  proposeDecision,
  rejectDecision,
  withdrawDecision,
} from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs.ts';
import type { ModuleParts } from '../../platform/module.ts';
import { expireDecision } from './commands/decide.ts';
import { execute } from './commands/execute.ts';
import type { DecisionsDeps } from './decisions.deps.ts';
import { dueDecisions, expiredDecisions } from './decisions.repository.ts';
import { createDecisionsService } from './decisions.service.ts';
import type { DecisionsService } from './decisions.service.ts';
import type { AnyKind } from './decisions.types.ts';

export { kindOf } from './decisions.types.ts';
export type { AnyKind, Approved, DecisionKind, Facts, FactsRequest } from './decisions.types.ts';
export type { DecisionsService } from './decisions.service.ts';

export interface Decisions extends ModuleParts {
  readonly service: DecisionsService;
}

export type DecisionsOptions = Omit<DecisionsDeps, 'kinds'> & {
  /** The kinds that modules contribute. */
  readonly kinds: readonly AnyKind[];
};

const perRun = 50;

/** What two people decide; modules contribute the kinds. */
export function createDecisions({ kinds, ...options }: DecisionsOptions): Decisions {
  const named = new Map(kinds.map((kind) => [kind.kind, kind]));
  if (named.size !== kinds.length) throw new Error('two kinds of decision have one name');
  const deps: DecisionsDeps = { ...options, kinds: named };
  const service = createDecisionsService(deps);
  return { service, routes: routesOf(service), jobs: jobsOf(deps) };
}

function routesOf(service: DecisionsService): AnyRoute[] {
  return [
    route(decisionList, async ({ query: { state = null, before = null }, caller }) =>
      service.list(caller.staff, { merchant: caller.merchant, state, before }),
    ),
    route(decisionOne, async ({ params, caller }) =>
      service.one(caller.staff, { ...params, merchant: caller.merchant }),
    ),
    route(proposeDecision, async ({ body, caller }) =>
      service.propose(caller.staff, { ...body, merchant: caller.merchant }),
    ),
    route(approveDecision, async ({ params, caller }) =>
      service.approve(caller.staff, { ...params, merchant: caller.merchant }),
    ),
    route(rejectDecision, async ({ params, body, caller }) =>
      service.reject(caller.staff, { ...params, ...body, merchant: caller.merchant }),
    ),
    route(withdrawDecision, async ({ params, caller }) =>
      service.withdraw(caller.staff, { ...params, merchant: caller.merchant }),
    ),
  ];
}

function jobsOf(deps: DecisionsDeps): Job[] {
  const { database, clock } = deps;
  return [
    {
      name: 'decisions.execute',
      cron: '* * * * *',
      atStart: true,
      run: async () => {
        for (const id of await dueDecisions(database.read, clock.now(), perRun)) {
          await execute(deps, id);
        }
      },
    },
    {
      name: 'decisions.expire',
      cron: '*/5 * * * *',
      run: async () => {
        for (const id of await expiredDecisions(database.read, clock.now(), perRun)) {
          await expireDecision(deps, id);
        }
      },
    },
  ];
}
