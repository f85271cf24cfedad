import {
  addRuleCall,
  changeRuleCall,
  ruleKinds,
  severities,
  staffRuleCall,
  staffRulesCall,
  staffTrialCall,
  staffTrialsCall,
  tryRuleCall,
} from '@arara/contract';
import type { ErrorCode, RiskRule, RiskRuleFile, RiskTrial } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StaffCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { presentMember } from '../cases/index.ts';
import { latestAlerts } from './alert.repository.ts';
import { addRule, changeRule } from './commands/change-rule.ts';
import { tryRule } from './commands/try-rule.ts';
import { fieldsOf } from './kinds.policy.ts';
import type { RiskDeps } from './risk.deps.ts';
import { listRules, listVersions, readRule } from './rule.repository.ts';
import type { RuleRow } from './rule.repository.ts';
import { listTrials, readTrial } from './trial.repository.ts';
import type { TrialRow } from './trial.repository.ts';

const monthMs = 30 * 24 * 3_600_000;
const alertsShown = 20;

type Caller = Pick<StaffCaller, 'merchant' | 'staff'>;

/** The desk of rules. */
export function riskRoutes(deps: RiskDeps): AnyRoute[] {
  const { read } = deps.database;
  return [
    route(staffRulesCall, async ({ caller }) => ({
      currency: deps.currency,
      kinds: ruleKinds.map((kind) => ({ kind, fields: [...fieldsOf[kind]] })),
      rules: (await listRules(read, caller.merchant, monthAgo(deps))).map(presentRule),
    })),
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
    route(staffTrialsCall, async ({ caller }) => {
      const rows = await listTrials(read, caller.merchant);
      return { trials: await Promise.all(rows.map((row) => presentTrial(deps, row))) };
    }),
    route(staffTrialCall, ({ params, caller }) =>
      trialOf(deps, caller, idOf(params.id, 'trial.not.found')),
    ),
    route(tryRuleCall, async ({ body, caller }) =>
      trialOf(deps, caller, await tryRule(deps, caller, body)),
    ),
  ];
}

const monthAgo = ({ clock }: Pick<RiskDeps, 'clock'>) => new Date(clock.now().getTime() - monthMs);

function idOf(text: string, code: ErrorCode): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new AppError(code);
  return BigInt(text);
}

const severityOf = (severity: number) => severities[severity - 1] ?? 'high';

const presentRule = ({ merchant: _merchant, ...row }: RuleRow): RiskRule => ({
  ...row,
  id: String(row.id),
  severity: severityOf(row.severity),
  changedAt: row.changedAt.toISOString(),
});

async function ruleFile(deps: RiskDeps, { merchant }: Caller, id: bigint): Promise<RiskRuleFile> {
  const { read } = deps.database;
  const row = await readRule(read, merchant, id, monthAgo(deps));
  if (row === null) throw new AppError('rule.not.found');
  const [versions, alerts] = await Promise.all([
    listVersions(read, id),
    latestAlerts(read, id, alertsShown),
  ]);
  const names = await deps.identity.desk.named(
    merchant,
    alerts.map(({ playerId }) => playerId),
  );
  return {
    rule: presentRule(row),
    versions: versions.map((one) => ({
      ...one,
      severity: severityOf(one.severity),
      at: one.at.toISOString(),
    })),
    latest: alerts.flatMap(({ playerId, caseId, facts, at }) => {
      const member = presentMember(names.get(playerId));
      if (member === null) return [];
      return [{ ...member, caseId: String(caseId), facts, at: at.toISOString() }];
    }),
  };
}

async function trialOf(deps: RiskDeps, { merchant }: Caller, id: bigint): Promise<RiskTrial> {
  const row = await readTrial(deps.database.read, id);
  if (row?.merchant !== merchant) throw new AppError('trial.not.found');
  return presentTrial(deps, row);
}

async function presentTrial(
  deps: RiskDeps,
  { merchant, sample, ...row }: TrialRow,
): Promise<RiskTrial> {
  const ids = [...new Set(sample.map(({ playerId }) => BigInt(playerId)))];
  const names = await deps.identity.desk.named(merchant, ids);
  return {
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    sample: sample.flatMap(({ playerId, facts, at }) => {
      const member = presentMember(names.get(BigInt(playerId)));
      return member === null ? [] : [{ ...member, facts, at }];
    }),
  };
}
