import type { RuleKind } from '@arara/contract';
import { signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { factsOf, toldOf } from '../facts.ts';
import { hearsOf, judge } from '../judge.policy.ts';
import type { Params } from '../kinds.policy.ts';
import { readParams, windowMs, windowNo } from '../kinds.policy.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { insertTrial, isTrying, readTrial, writeProgress } from '../trial.repository.ts';
import type { TrialHit, TrialProgress, TrialRow } from '../trial.repository.ts';

export const trialJob = 'risk.trial';

const dayMs = 24 * 3_600_000;
/** After so long a trial that has not ended keeps nobody from the next one. */
const lostMs = 3_600_000;
const membersPerStep = 100;
const sampleMax = 20;

interface TrialWish {
  readonly kind: RuleKind;
  readonly params: Readonly<Record<string, string>>;
  readonly days: number;
}

/** Begins a trial in the background. Throws `rule.params`, and `trial.running` while the brand has one. */
export async function tryRule(
  deps: RiskDeps,
  { staff, merchant }: Pick<StaffCaller, 'staff' | 'merchant'>,
  wish: TrialWish,
): Promise<bigint> {
  readParams(wish.kind, wish.params, deps.currency);
  return deps.database.transaction(async (tx) => {
    const at = deps.clock.now();
    if (await isTrying(tx, merchant, new Date(at.getTime() - lostMs))) {
      throw new AppError('trial.running');
    }
    const id = await insertTrial(tx, { ...wish, merchant, by: staff.email, at });
    const { kind, params, days } = wish;
    await deps.staff.record(tx, {
      ...signedBy(staff),
      merchant,
      action: 'risk.rule.tried',
      subject: `trial:${id}`,
      detail: { kind, params, days },
    });
    await deps.jobs.enqueue(tx, {
      name: trialJob,
      payload: { id: String(id) },
      key: `${trialJob}:${id}`,
      queue: 'long',
    });
    return id;
  });
}

/**
 * Judges the past of every member who moved money in these days by the functions that judge what happens. It writes
 * nothing but its own progress; one that a dead process left begins anew.
 */
export async function runTrial(deps: RiskDeps, id: bigint): Promise<void> {
  const trial = await readTrial(deps.database.read, id);
  if (trial === null || trial.state === 'DONE' || trial.state === 'FAILED') return;
  try {
    await walkMembers(deps, trial);
  } catch (error) {
    deps.log.error({ err: error, trial: String(id) }, 'a trial of a rule failed');
    await writeProgress(deps.database.read, id, { ...nothing, state: 'FAILED' });
  }
}

const nothing: TrialProgress = {
  state: 'RUNNING',
  done: 0,
  all: 0,
  alerts: 0,
  members: 0,
  sample: [],
};

async function walkMembers(deps: RiskDeps, trial: TrialRow): Promise<void> {
  const db = deps.database.read;
  const { merchant, kind, days, at: until } = trial;
  const from = new Date(until.getTime() - days * dayMs);
  const params = readParams(kind, trial.params, deps.currency);
  const players = await deps.cashier.moves.movers(merchant, from, until);
  let progress: TrialProgress = { ...nothing, all: players.length };
  await writeProgress(db, trial.id, progress);
  for (let at = 0; at < players.length; at += membersPerStep) {
    for (const playerId of players.slice(at, at + membersPerStep)) {
      const hits = await hitsOf(deps, { kind, params, playerId, from, until });
      progress = {
        ...progress,
        done: progress.done + 1,
        alerts: progress.alerts + hits.length,
        members: progress.members + (hits.length > 0 ? 1 : 0),
        sample: [...progress.sample, ...hits].slice(0, sampleMax),
      };
    }
    await writeProgress(db, trial.id, progress);
  }
  await writeProgress(db, trial.id, { ...progress, state: 'DONE' });
}

interface Asked {
  readonly kind: RuleKind;
  readonly params: Params;
  readonly playerId: bigint;
  readonly from: Date;
  readonly until: Date;
}

/** The alerts that a rule would have raised about a member: one for each window. */
async function hitsOf(
  deps: RiskDeps,
  { kind, params, playerId, from, until }: Asked,
): Promise<TrialHit[]> {
  const begin = new Date(from.getTime() - windowMs(params));
  const moves = await deps.cashier.moves.ofMember(playerId, begin, until);
  const triggers = moves.filter((move) => move.at >= from && hearsOf[kind].includes(move.kind));
  const hits = new Map<bigint, TrialHit>();
  for (const trigger of triggers) {
    const window = windowNo(params, trigger.at);
    if (hits.has(window)) continue;
    const finding = await judge(kind, params, factsOf(deps, playerId, trigger, moves));
    if (finding === null) continue;
    const at = trigger.at.toISOString();
    hits.set(window, { playerId: String(playerId), at, facts: toldOf(deps, finding, trigger) });
  }
  return [...hits.values()];
}
