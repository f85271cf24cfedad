import { createHash } from 'node:crypto';
import type { ErrorCode } from '@arara/contract';
import { isAllowed } from '../../platform/permissions.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { AnyKind, Facts } from './decisions.types.ts';

export type DecisionVerb = 'read' | 'propose' | 'approve' | 'reject' | 'withdraw';

/** The subject of `allow`: a decision that is there, or one to come. */
export interface DecisionSubject {
  readonly kind: Pick<AnyKind, 'permissions'>;
  /** The brand; null for the whole house. */
  readonly merchant: string | null;
  /** Null before the proposal. */
  readonly proposedBy: bigint | null;
}

/** Tells whether a person may do something with a decision: null for yes, else the code of the refusal. */
export function allow(
  actor: StaffActor,
  verb: DecisionVerb,
  { kind: { permissions }, merchant, proposedBy }: DecisionSubject,
): ErrorCode | null {
  const isOwn = proposedBy === actor.id;
  if (!isAllowed(actor, permissions.read, merchant)) return 'permission.denied';
  switch (verb) {
    case 'read':
      return null;
    case 'propose':
      return isAllowed(actor, permissions.propose, merchant) ? null : 'permission.denied';
    case 'approve':
    case 'reject':
      if (!isAllowed(actor, permissions.approve, merchant)) return 'permission.denied';
      return isOwn ? 'decision.same.person' : null;
    case 'withdraw':
      return isOwn ? null : 'permission.denied';
    default:
      return verb satisfies never;
  }
}

/** One hash over the facts; the order of their names does not count. */
export function factsHash(facts: Facts): Buffer {
  const sorted = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

const minute = 60_000;
const hour = 60 * minute;

export const decisionTimes = {
  expiresMs: 72 * hour,
  /** After this an approved decision that its process left behind is taken up by another. */
  resumeMs: minute,
  retryMaxMs: hour,
  page: 50,
};

/** When a decision that failed in vain so often is tried again. */
export function retryAt(now: Date, attempts: number): Date {
  const wait = decisionTimes.resumeMs * 2 ** Math.min(attempts, 10);
  return new Date(now.getTime() + Math.min(wait, decisionTimes.retryMaxMs));
}
