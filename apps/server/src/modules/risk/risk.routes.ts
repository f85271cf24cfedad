import {
  addRuleCall,
  changeRuleCall,
  staffRuleCall,
  staffRulesCall,
  staffTrialCall,
  staffTrialsCall,
  tryRuleCall,
} from '@arara/contract';
import type { ErrorCode } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { addRule, changeRule } from './commands/change-rule.ts';
import { tryRule } from './commands/try-rule.ts';
import type { RiskDeps } from './risk.deps.ts';
import { allRules, latestTrials, ruleFile, trialOf } from './risk.queries.ts';

/** The desk of rules. */
export function riskRoutes(deps: RiskDeps): AnyRoute[] {
  return [
    route(staffRulesCall, ({ caller }) => allRules(deps, caller.merchant)),
    route(staffRuleCall, ({ params, caller }) =>
      ruleFile(deps, caller, idOf(params.id, 'rule.not.found')),
    ),
    route(addRuleCall, async ({ body, caller }) =>
      ruleFile(deps, caller, await addRule(deps, caller, body)),
    ),
    route(changeRuleCall, async ({ params, body, caller }) => {
      const id = idOf(params.id, 'rule.not.found');
      await changeRule(deps, caller, id, body);
      return ruleFile(deps, caller, id);
    }),
    route(staffTrialsCall, async ({ caller }) => ({
      trials: await latestTrials(deps, caller.merchant),
    })),
    route(staffTrialCall, ({ params, caller }) =>
      trialOf(deps, caller, idOf(params.id, 'trial.not.found')),
    ),
    route(tryRuleCall, async ({ body, caller }) =>
      trialOf(deps, caller, await tryRule(deps, caller, body)),
    ),
  ];
}

function idOf(text: string, code: ErrorCode): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new AppError(code);
  return BigInt(text);
}
