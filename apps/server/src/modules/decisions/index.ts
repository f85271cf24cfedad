import {
  approveDecisionCall,
  decisionListCall,
  decisionOneCall,
  proposeDecisionCall,
  rejectDecisionCall,
  withdrawDecisionCall,
} from '@arara/contract';
import type { Contributions } from '../../platform/contributions.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { PersonalData } from '../privacy/index.ts';
import { expireDecision } from './commands/expire-decision.ts';
import { execute } from './commands/execute.ts';
import type { DecisionsDeps } from './decisions.deps.ts';
import { dueDecisions, expiredDecisions } from './decisions.repository.ts';
import { createDecisionsService } from './decisions.service.ts';
import type { DecisionsService } from './decisions.service.ts';
import type { AnyKind } from './decisions.types.ts';
import { decisionsData } from './personal-data.ts';

export { kindOf } from './decisions.types.ts';
export type {
  AnyKind,
  Approved,
  DecisionKind,
  Facts,
  FactsRequest,
  Word,
} from './decisions.types.ts';
export type { DecisionsService } from './decisions.service.ts';

export interface Decisions extends ServerModule {
  readonly service: DecisionsService;
  readonly contributes: { readonly personalData: readonly PersonalData[] };
}

export type DecisionsOptions = Omit<DecisionsDeps, 'kinds'> & {
  /** The kinds that modules contribute. */
  readonly kinds: Contributions<AnyKind>;
};

const perRun = 50;

/** The decisions of two people; modules contribute the kinds. */
export function createDecisions({ kinds, ...options }: DecisionsOptions): Decisions {
  const deps: DecisionsDeps = { ...options, kinds: registerOf(kinds) };
  const service = createDecisionsService(deps);
  return {
    service,
    routes: routesOf(service),
    jobs: jobsOf(deps),
    contributes: { personalData: [decisionsData(deps)] },
  };
}

/** The kinds by their names, read once all modules are made. */
function registerOf(kinds: Contributions<AnyKind>): DecisionsDeps['kinds'] {
  let known: ReadonlyMap<string, AnyKind> | null = null;
  return () => {
    if (known !== null) return known;
    const all = kinds.list();
    const named = new Map(all.map((kind) => [kind.kind, kind]));
    if (named.size !== all.length) throw new Error('two kinds of decision have one name');
    known = named;
    return known;
  };
}

function routesOf(service: DecisionsService): AnyRoute[] {
  return [
    route(decisionListCall, async ({ query: { state = null, before = null }, caller }) =>
      service.list(caller.staff, { merchant: caller.merchant, state, before }),
    ),
    route(decisionOneCall, async ({ params, caller }) =>
      service.one(caller.staff, { ...params, merchant: caller.merchant }),
    ),
    route(proposeDecisionCall, async ({ body, caller }) =>
      service.propose(caller.staff, { ...body, merchant: caller.merchant }),
    ),
    route(approveDecisionCall, async ({ params, caller }) =>
      service.approve(caller.staff, { ...params, merchant: caller.merchant }),
    ),
    route(rejectDecisionCall, async ({ params, body, caller }) =>
      service.reject(caller.staff, { ...params, ...body, merchant: caller.merchant }),
    ),
    route(withdrawDecisionCall, async ({ params, caller }) =>
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
