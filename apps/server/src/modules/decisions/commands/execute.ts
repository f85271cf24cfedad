import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { factsHash, retryAt } from '../decisions.policy.ts';
import {
  lockDecision,
  readDecision,
  writeOutcome,
  writeRetry,
  writeStart,
} from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import type { AnyKind } from '../decisions.types.ts';
import { deedOf, program } from '../decisions.deed.ts';

/**
 * Carries an approved decision out, once: the deed and its mark are one transaction, or the deed is a
 * row of steps that may be repeated. A process may die anywhere; the job takes it up again. Never throws
 * for a deed that was refused or failed: the decision tells.
 */
export async function execute(deps: DecisionsDeps, id: string): Promise<void> {
  const row = await readDecision(deps.database.read, id);
  if (row?.state !== 'APPROVED') return;
  const kind = deps.kinds().get(row.kind);
  if (kind === undefined) return tryLater(deps, row, new Error(`no kind ${row.kind} here`));
  try {
    await carryOut(deps, kind, row);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'server.busy') {
      return fail(deps, row, error.code);
    }
    return tryLater(deps, row, error);
  }
}

async function carryOut(deps: DecisionsDeps, kind: AnyKind, row: DecisionRow): Promise<void> {
  const { database } = deps;
  if (kind.takesSteps === true && !(await begin(deps, kind, row))) return;
  const finish = await kind.execute(row.subject, {
    id: row.id,
    merchant: row.merchant,
    reason: row.reason,
    people: [row.proposer, row.decider ?? ''],
  });
  await database.transaction(async (tx) => {
    // Another process may have been faster.
    if ((await lockDecision(tx, row.id))?.state !== 'APPROVED') return;
    if (kind.takesSteps !== true) await compare(kind, tx, row);
    await finish(tx);
    await writeOutcome(tx, row.id, null, deps.clock.now());
    await deps.record(tx, deedOf(row, { ...row, state: 'EXECUTED' }, program, 'executed'));
  });
}

/**
 * Compares the facts before the first step; steps that have begun change them. False where another process
 * has ended the decision since it was read: no step is taken for one that was refused.
 */
async function begin(deps: DecisionsDeps, kind: AnyKind, { id }: DecisionRow): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockDecision(tx, id);
    if (row?.state !== 'APPROVED') return false;
    if (row.startedAt !== null) return true;
    await compare(kind, tx, row);
    await writeStart(tx, id, deps.clock.now());
    return true;
  });
}

async function compare(kind: AnyKind, tx: Tx, row: DecisionRow): Promise<void> {
  const facts = await kind.facts(tx, row.subject, { merchant: row.merchant, lock: true });
  if (facts === null || !factsHash(facts).equals(row.factsHash)) {
    throw new AppError('decision.facts.changed');
  }
}

async function fail(deps: DecisionsDeps, { id }: DecisionRow, code: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockDecision(tx, id);
    if (row?.state !== 'APPROVED') return;
    await writeOutcome(tx, id, code, deps.clock.now());
    const failed = { ...row, state: 'FAILED' } as const;
    await deps.record(tx, deedOf(row, failed, program, 'failed', { failure: code }));
  });
}

async function tryLater(deps: DecisionsDeps, row: DecisionRow, error: unknown): Promise<void> {
  deps.log.error({ err: error, decision: row.id, kind: row.kind }, 'a decision waits to be done');
  await writeRetry(deps.database.read, row.id, retryAt(deps.clock.now(), row.attempts));
}
