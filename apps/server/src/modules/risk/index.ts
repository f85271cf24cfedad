import { z } from 'zod';
import type { ServerModule } from '../../platform/module.ts';
import { runTrial, trialJob } from './commands/try-rule.ts';
import { moveConsumer } from './move-consumer.ts';
import { riskData } from './personal-data.repository.ts';
import type { RiskDeps } from './risk.deps.ts';
import { riskRoutes } from './risk.routes.ts';

const TrialPayload = z.object({ id: z.string().regex(/^\d{1,18}$/) });

/** Rules as data about the money of members; see README.md. */
export const createRisk = (deps: RiskDeps) =>
  ({
    contributes: { personalData: [riskData] },
    routes: riskRoutes(deps),
    consumers: [moveConsumer(deps)],
    jobs: [
      {
        name: trialJob,
        run: (payload) => runTrial(deps, BigInt(TrialPayload.parse(payload).id)),
      },
    ],
  }) satisfies ServerModule & Record<string, unknown>;
