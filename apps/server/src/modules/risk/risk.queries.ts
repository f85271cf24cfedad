import { ruleKinds, severities } from '@arara/contract';
import type { RiskRule, RiskRuleFile, RiskTrial } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StaffCaller } from '../../platform/http/caller.ts';
import { presentMember } from '../cases/index.ts';
import { latestAlerts } from './alert.repository.ts';
import { fieldsOf } from './kinds.policy.ts';
import type { RiskDeps } from './risk.deps.ts';
import { listRules, listVersions, readRule } from './rule.repository.ts';
import type { RuleRow } from './rule.repository.ts';
import { listTrials, readTrial } from './trial.repository.ts';
import type { TrialRow } from './trial.repository.ts';

const monthMs = 30 * 24 * 3_600_000;
const alertsShown = 20;

type Caller = Pick<StaffCaller, 'merchant'>;

/** The kinds of rules with their parameters, and the rules of a brand. */
export async function allRules(deps: RiskDeps, merchant: string) {
  const rows = await listRules(deps.database.read, merchant, monthAgo(deps));
  return {
    currency: deps.currency,
    kinds: ruleKinds.map((kind) => ({ kind, fields: [...fieldsOf[kind]] })),
    rules: rows.map(presentRule),
  };
}

/** The latest trials of a brand. */
export async function latestTrials(deps: RiskDeps, merchant: string): Promise<RiskTrial[]> {
  const rows = await listTrials(deps.database.read, merchant);
  return Promise.all(rows.map((row) => presentTrial(deps, row)));
}

const monthAgo = ({ clock }: Pick<RiskDeps, 'clock'>) => new Date(clock.now().getTime() - monthMs);

const severityOf = (severity: number) => severities[severity - 1] ?? 'high';

const presentRule = ({ merchant: _merchant, ...row }: RuleRow): RiskRule => ({
  ...row,
  id: String(row.id),
  severity: severityOf(row.severity),
  changedAt: row.changedAt.toISOString(),
});

/** A rule of a brand with its history; another brand’s does not exist here. */
export async function ruleFile(
  deps: RiskDeps,
  { merchant }: Caller,
  id: bigint,
): Promise<RiskRuleFile> {
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

/** A trial of a brand, as far as it is. */
export async function trialOf(
  deps: RiskDeps,
  { merchant }: Caller,
  id: bigint,
): Promise<RiskTrial> {
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
