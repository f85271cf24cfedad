import type { RuleKind, Severity } from '@arara/contract';
import { changed, signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { severityNumber } from '../../cases/index.ts';
import { readParams } from '../kinds.policy.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { insertRule, insertVersion, lockRule, writeRule } from '../rule.repository.ts';
import type { RuleWrite } from '../rule.repository.ts';

type Actor = Pick<StaffCaller, 'staff' | 'merchant'>;

interface RuleWish {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly severity: Severity;
  readonly on: boolean;
  readonly reason: string;
}

/** Writes a new rule, with its first version and its line of the audit. Throws `rule.params`. */
export async function addRule(
  deps: RiskDeps,
  actor: Actor,
  { kind, ...wish }: RuleWish & { readonly kind: RuleKind },
): Promise<bigint> {
  readParams(kind, wish.params, deps.currency);
  return deps.database.transaction(async (tx) => {
    const write = writeOf(deps, actor, wish);
    const id = await insertRule(tx, { merchant: actor.merchant, kind }, write);
    await insertVersion(tx, id, 1, { ...write, reason: wish.reason });
    const detail = { reason: wish.reason, ...changed(null, { kind, ...sideOf(write) }) };
    await record(deps, tx, actor, id, 'risk.rule.added', detail);
    return id;
  });
}

/**
 * Writes the next version of a rule, or switches it. Throws `rule.changed` where somebody has changed it since it was
 * looked at, and `rule.params`.
 */
export async function changeRule(
  deps: RiskDeps,
  actor: Actor,
  id: bigint,
  { version, ...wish }: RuleWish & { readonly version: number },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const rule = await lockRule(tx, actor.merchant, id);
    if (rule === null) throw new AppError('rule.not.found');
    if (rule.version !== version) throw new AppError('rule.changed');
    readParams(rule.kind, wish.params, deps.currency);
    const write = writeOf(deps, actor, wish);
    await writeRule(tx, id, version + 1, write);
    await insertVersion(tx, id, version + 1, { ...write, reason: wish.reason });
    const detail = { reason: wish.reason, ...changed(sideOf(rule), sideOf(write)) };
    await record(deps, tx, actor, id, 'risk.rule.changed', detail);
  });
}

const writeOf = (
  { clock }: Pick<RiskDeps, 'clock'>,
  { staff }: Actor,
  { name, params, severity, on }: RuleWish,
): RuleWrite => ({
  name,
  params,
  severity: severityNumber(severity),
  on,
  by: staff.email,
  at: clock.now(),
});

const sideOf = ({
  name,
  params,
  severity,
  on,
}: Pick<RuleWrite, 'name' | 'params' | 'severity' | 'on'>) => ({
  name,
  params,
  severity,
  on,
});

const record = (
  { staff: house }: Pick<RiskDeps, 'staff'>,
  tx: Parameters<RiskDeps['staff']['record']>[0],
  { staff, merchant }: Actor,
  id: bigint,
  action: string,
  detail: Readonly<Record<string, unknown>>,
) => house.record(tx, { ...signedBy(staff), merchant, action, subject: `rule:${id}`, detail });
