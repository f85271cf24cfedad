import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

export const decisionStates = [
  'PROPOSED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'EXECUTED',
  'FAILED',
] as const;
export type DecisionState = (typeof decisionStates)[number];

const Kind = z
  .string()
  .max(60)
  .regex(/^[a-z]+(\.[a-z]+)+$/);
const Subject = z.record(z.string().max(40), z.unknown());

const DecisionFacts = z.record(z.string(), z.string());

/** A decision of two people, with the facts that it is about. */
export const Decision = z.object({
  id: Id,
  kind: z.string(),
  /** The brand that it is about; `null` for the whole house. */
  merchant: z.string().nullable(),
  state: z.enum(decisionStates),
  subject: Subject,
  reason: z.string(),
  /** The facts that it was proposed on, by their names: `{ amount: '2500.00 BRL', state: 'REVIEW' }`. */
  facts: DecisionFacts,
  proposedBy: z.string(),
  proposedAt: Instant,
  expiresAt: Instant,
  /** The second person: approved or rejected it. */
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  decidedReason: z.string().nullable(),
  executedAt: Instant.nullable(),
  /** The code of the refusal that ended it, where it FAILED. */
  failure: z.string().nullable(),
});
export type Decision = z.output<typeof Decision>;

/** A decision with the facts as they are now; `null` where there is nothing left to decide. */
export const DecisionDetail = Decision.extend({ factsNow: DecisionFacts.nullable() });
export type DecisionDetail = z.output<typeof DecisionDetail>;

const staff = {
  auth: 'staff',
  permission: 'decisions:decision:read:own-brand',
  alwaysOpen: true,
} as const;

export const decisionListCall = call({
  ...staff,
  name: 'decisionList',
  summary: 'Decisions of two people at this brand and for the whole house, the latest first.',
  method: 'GET',
  path: '/api/staff/decisions',
  query: query({ state: z.enum(decisionStates).optional(), before: Id.optional() }),
  value: z.object({ decisions: z.array(Decision), next: z.string().nullable() }),
  errors: ['staff.factor.required'],
});

export const decisionOneCall = call({
  ...staff,
  name: 'decisionOne',
  summary: 'One decision, with its facts at the proposal and now.',
  method: 'GET',
  path: '/api/staff/decisions/:id',
  params: z.object({ id: Id }),
  query: query({}),
  value: DecisionDetail,
  errors: ['staff.factor.required', 'decision.not.found'],
});

/** Refusals of kinds: this person, or this subject. */
const ofKinds = [
  'staff.account.wider',
  'staff.owner.last',
  'staff.network.own',
  'staff.network.invalid',
  'adjustment.exceeds',
  'adjustment.bound',
  'reward.before.bet',
  'member.not.closed',
  'amount.invalid',
  'limit.mandatory',
] as const;

export const proposeDecisionCall = call({
  ...staff,
  name: 'proposeDecision',
  summary: 'Proposes a decision; the permission of its kind is needed as well.',
  method: 'POST',
  path: '/api/staff/decisions',
  body: z.strictObject({ kind: Kind, subject: Subject, reason: Reason }),
  value: Decision,
  errors: [
    'staff.factor.required',
    'staff.proof.stale',
    'decision.kind.unknown',
    'decision.nothing.left',
    'decision.open',
    ...ofKinds,
  ],
});

const second = {
  ...staff,
  method: 'POST',
  params: z.object({ id: Id }),
  value: Decision,
} as const;

export const approveDecisionCall = call({
  ...second,
  name: 'approveDecision',
  summary:
    'Approves a decision of another person, if its facts are as they were, and carries it out.',
  path: '/api/staff/decisions/:id/approve',
  errors: [
    'staff.factor.required',
    'staff.proof.stale',
    'decision.not.found',
    'decision.state',
    'decision.expired',
    'decision.same.person',
    'decision.facts.changed',
    ...ofKinds,
  ],
});

export const rejectDecisionCall = call({
  ...second,
  name: 'rejectDecision',
  summary: 'Rejects a decision of another person.',
  path: '/api/staff/decisions/:id/reject',
  body: z.strictObject({ reason: Reason }),
  errors: [
    'staff.factor.required',
    'staff.proof.stale',
    'decision.not.found',
    'decision.state',
    'decision.expired',
    'decision.same.person',
  ],
});

export const withdrawDecisionCall = call({
  ...second,
  name: 'withdrawDecision',
  summary: 'Takes back a decision that the same person proposed.',
  path: '/api/staff/decisions/:id/withdraw',
  errors: ['staff.factor.required', 'decision.not.found', 'decision.state', 'decision.expired'],
});
