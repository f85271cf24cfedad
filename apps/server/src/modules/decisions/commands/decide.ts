import type { Tx } from '@arara/postgres';
import type { StaffActor } from '../../../platform/permissions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DecisionsDeps } from '../decisions.deps.ts';
import { allow, decisionTimes, factsHash } from '../decisions.policy.ts';
import type { DecisionVerb } from '../decisions.policy.ts';
import { lockDecision, writeEnd, writeWord } from '../decisions.repository.ts';
import type { DecisionRow } from '../decisions.repository.ts';
import type { AnyKind } from '../decisions.types.ts';
import { deedOf, program } from './deed.ts';

export interface Asked {
  readonly id: string;
  /** The brand of the request: the decision of another one does not exist here. */
  readonly merchant: string;
}

/**
 * The second person agrees; the caller has it carried out. Throws `decision.facts.changed` where the
 * facts are not those of the proposal, with both as its value, and `decision.expired` where its time is
 * over or its proposer may not propose it any more.
 */
export const approve = (deps: DecisionsDeps, actor: StaffActor, asked: Asked) =>
  decide(deps, actor, { ...asked, verb: 'approve' }, async (tx, row, kind) => {
    const facts = await kind.facts(tx, row.subject, { merchant: row.merchant, lock: true });
    if (facts === null || !factsHash(facts).equals(row.factsHash)) {
      throw new AppError('decision.facts.changed', {
        value: { facts: row.facts, factsNow: facts },
      });
    }
    const at = deps.clock.now();
    return writeWord(tx, row.id, {
      state: 'APPROVED',
      by: actor.id,
      name: actor.email,
      at,
      reason: null,
      retryAt: new Date(at.getTime() + decisionTimes.resumeMs),
    });
  });

/** The second person says no. */
export const reject = (
  deps: DecisionsDeps,
  actor: StaffActor,
  asked: Asked & { readonly reason: string },
) =>
  decide(deps, actor, { ...asked, verb: 'reject' }, (tx, row) =>
    writeWord(tx, row.id, {
      state: 'REJECTED',
      by: actor.id,
      name: actor.email,
      at: deps.clock.now(),
      reason: asked.reason,
      retryAt: null,
    }),
  );

/** The first person takes it back. */
export const withdraw = (deps: DecisionsDeps, actor: StaffActor, asked: Asked) =>
  decide(deps, actor, { ...asked, verb: 'withdraw' }, (tx, row) =>
    writeEnd(tx, row.id, 'WITHDRAWN', deps.clock.now()),
  );

const done = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

type Write = (tx: Tx, row: DecisionRow, kind: AnyKind) => Promise<DecisionRow | null>;

async function decide(
  deps: DecisionsDeps,
  actor: StaffActor,
  { id, merchant, verb }: Asked & { readonly verb: keyof typeof done },
  write: Write,
): Promise<DecisionRow> {
  const outcome = await deps.database.transaction(async (tx) => {
    const { row, kind } = await findFor(deps, actor, verb, { id, merchant }, () =>
      lockDecision(tx, id),
    );
    if (row.state !== 'PROPOSED') throw new AppError('decision.state');
    // Written down, and told after the commit: a refusal would undo it.
    const isOver =
      row.expiresAt <= deps.clock.now() ||
      (verb === 'approve' && !(await mayProposerStill(deps, tx, row, kind)));
    if (isOver) return expire(deps, tx, row);
    const decided = await write(tx, row, kind);
    if (decided === null) throw new AppError('decision.not.found');
    await deps.record(tx, deedOf(decided, actor, done[verb], { reason: decided.decidedReason }));
    return decided;
  });
  if (outcome.state === 'EXPIRED') throw new AppError('decision.expired');
  return outcome;
}

/** One who has lost the right to propose, or the account, is no second person beside the approver. */
async function mayProposerStill(
  { personOf }: DecisionsDeps,
  tx: Tx,
  { proposedBy, merchant }: DecisionRow,
  kind: AnyKind,
): Promise<boolean> {
  const proposer = await personOf(tx, proposedBy);
  return proposer !== null && allow(proposer, 'propose', { kind, merchant, proposedBy }) === null;
}

/** A decision for one who may do this with it; throws the code of the refusal. */
export async function findFor(
  { kinds }: Pick<DecisionsDeps, 'kinds'>,
  actor: StaffActor,
  verb: DecisionVerb,
  { merchant }: Asked,
  find: () => Promise<DecisionRow | null>,
): Promise<{ readonly row: DecisionRow; readonly kind: AnyKind }> {
  const row = await find();
  const kind = row === null ? undefined : kinds().get(row.kind);
  const isHere = row !== null && (row.merchant === null || row.merchant === merchant);
  if (!isHere || kind === undefined) throw new AppError('decision.not.found');
  const subject = { kind, merchant: row.merchant, proposedBy: row.proposedBy };
  if (allow(actor, 'read', subject) !== null) throw new AppError('decision.not.found');
  const refusal = allow(actor, verb, subject);
  if (refusal !== null) throw new AppError(refusal);
  return { row, kind };
}

async function expire(deps: DecisionsDeps, tx: Tx, row: DecisionRow): Promise<DecisionRow> {
  const ended = await writeEnd(tx, row.id, 'EXPIRED', deps.clock.now());
  await deps.record(tx, deedOf(row, program, 'expired'));
  return ended ?? row;
}

/** Ends a proposal whose time is over; nothing where somebody decided it meanwhile. */
export async function expireDecision(deps: DecisionsDeps, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await lockDecision(tx, id);
    if (row?.state !== 'PROPOSED' || row.expiresAt > deps.clock.now()) return;
    await expire(deps, tx, row);
  });
}
