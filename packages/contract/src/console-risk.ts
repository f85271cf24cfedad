import { z } from 'zod';
import { call } from './call.ts';
import { Severity } from './console-cases.ts';
import { Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

/** The kinds of rules that the house knows how to judge. */
export const ruleKinds = [
  'deposits.velocity',
  'withdrawals.velocity',
  'deposit.unplayed',
  'structuring',
  'refunds',
  'returns.chance',
] as const;
const RuleKind = z.enum(ruleKinds);
export type RuleKind = z.output<typeof RuleKind>;

/** A parameter of a kind. Its value is text: a whole number, or an amount in the currency of the brand. */
const Field = z.object({
  name: z.string(),
  type: z.enum(['count', 'hours', 'percent', 'amount']),
  min: z.string(),
  max: z.string(),
  usual: z.string(),
});
export type RuleField = z.output<typeof Field>;

const Params = z.record(z.string().max(40), z.string().trim().max(20));
const Name = z.string().trim().min(1).max(80);

export const RiskRule = z.object({
  id: Id,
  kind: RuleKind,
  name: z.string(),
  params: Params,
  severity: Severity,
  on: z.boolean(),
  version: z.int(),
  changedAt: Instant,
  changedBy: z.string(),
  /** Alerts of the last thirty days. */
  alerts: z.int(),
});
export type RiskRule = z.output<typeof RiskRule>;

const Hit = z.object({
  /** The member, by account number and masked name. */
  account: Id,
  name: z.string(),
  at: Instant,
  facts: z.record(z.string(), z.string()),
});

export const RiskRuleFile = z.object({
  rule: RiskRule,
  /** The newest first. */
  versions: z.array(
    RiskRule.pick({ version: true, name: true, params: true, severity: true, on: true }).extend({
      at: Instant,
      by: z.string(),
      reason: z.string(),
    }),
  ),
  /** The latest alerts, with the case that each opened or joined. */
  latest: z.array(Hit.extend({ caseId: Id })),
});
export type RiskRuleFile = z.output<typeof RiskRuleFile>;

export const trialDays = [7, 30, 90] as const;

/** A rule that was tried on the past. It alarms nobody. */
export const RiskTrial = z.object({
  id: Id,
  kind: RuleKind,
  params: Params,
  days: z.int(),
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
  /** Members that were looked at, and all that moved money in these days. */
  done: z.int(),
  all: z.int(),
  alerts: z.int(),
  members: z.int(),
  /** The first alerts that were found. */
  sample: z.array(Hit),
  by: z.string(),
  at: Instant,
});
export type RiskTrial = z.output<typeof RiskTrial>;

const reading = {
  auth: 'staff',
  permission: 'risk:rule:read:own-brand',
  alwaysOpen: true,
  method: 'GET',
} as const;
const changing = {
  auth: 'staff',
  permission: 'risk:rule:change:own-brand',
  alwaysOpen: true,
  method: 'POST',
} as const;

export const staffRulesCall = call({
  ...reading,
  name: 'staffRules',
  summary: 'The rules of the brand, and the kinds of rules with their parameters.',
  path: '/api/staff/risk/rules',
  query: query({}),
  value: z.object({
    currency: z.string(),
    kinds: z.array(z.object({ kind: RuleKind, fields: z.array(Field) })),
    rules: z.array(RiskRule),
  }),
  errors: ['staff.factor.required'],
});

export const staffRuleCall = call({
  ...reading,
  name: 'staffRule',
  summary: 'A rule with its history and its latest alerts.',
  path: '/api/staff/risk/rules/:id',
  params: z.object({ id: Id }),
  value: RiskRuleFile,
  errors: ['staff.factor.required', 'rule.not.found'],
});

const Wish = z.strictObject({
  name: Name,
  params: Params,
  severity: Severity,
  on: z.boolean(),
  reason: Reason,
});

export const addRuleCall = call({
  ...changing,
  name: 'addRule',
  summary: 'Writes a new rule; it counts what happens from then on.',
  path: '/api/staff/risk/rules',
  body: Wish.extend({ kind: RuleKind }),
  value: RiskRuleFile,
  errors: ['staff.factor.required', 'rule.params'],
});

export const changeRuleCall = call({
  ...changing,
  name: 'changeRule',
  summary: 'Changes a rule, or switches it; the next version counts from then on.',
  path: '/api/staff/risk/rules/:id',
  params: z.object({ id: Id }),
  /** `version` is the one that was looked at. */
  body: Wish.extend({ version: z.int().positive() }),
  value: RiskRuleFile,
  errors: ['staff.factor.required', 'rule.not.found', 'rule.changed', 'rule.params'],
});

export const staffTrialsCall = call({
  ...reading,
  name: 'staffTrials',
  summary: 'The latest trials of rules on the past.',
  path: '/api/staff/risk/trials',
  query: query({}),
  value: z.object({ trials: z.array(RiskTrial) }),
  errors: ['staff.factor.required'],
});

export const staffTrialCall = call({
  ...reading,
  name: 'staffTrial',
  summary: 'A trial, as far as it is.',
  path: '/api/staff/risk/trials/:id',
  params: z.object({ id: Id }),
  value: RiskTrial,
  errors: ['staff.factor.required', 'trial.not.found'],
});

export const tryRuleCall = call({
  ...changing,
  name: 'tryRule',
  summary: 'Tries parameters on the past, in the background; nothing is switched on.',
  path: '/api/staff/risk/trials',
  body: z.strictObject({ kind: RuleKind, params: Params, days: z.literal([...trialDays]) }),
  value: RiskTrial,
  errors: ['staff.factor.required', 'rule.params', 'trial.running'],
});
