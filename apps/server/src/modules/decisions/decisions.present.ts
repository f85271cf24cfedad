import type { Decision } from '@arara/contract';
import type { DecisionRow } from './decisions.repository.ts';

/** A decision as staff see it. */
export const presentDecision = (row: DecisionRow): Decision => ({
  id: row.id,
  kind: row.kind,
  merchant: row.merchant,
  state: row.state,
  subject: row.subject,
  reason: row.reason,
  facts: row.facts,
  proposedBy: row.proposer,
  proposedAt: row.proposedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  decidedBy: row.decider,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedReason: row.decidedReason,
  executedAt: row.state === 'EXECUTED' ? (row.finishedAt?.toISOString() ?? null) : null,
  failure: row.failure,
});
