import type { Deed } from './decisions.types.ts';
import type { DecisionRow } from './decisions.repository.ts';

/** The name under which the program itself stands in the audit. */
export const program = { id: null, email: 'machine:program' } as const;

/** A deed about a decision, for the audit. */
export const deedOf = (
  { id, kind, merchant, subject }: Pick<DecisionRow, 'id' | 'kind' | 'merchant' | 'subject'>,
  actor: { readonly id: bigint | null; readonly email: string },
  verb: string,
  detail: Readonly<Record<string, unknown>> = {},
): Deed => ({
  staffId: actor.id,
  actor: actor.email,
  merchant,
  action: `decision.${verb}`,
  subject: id,
  detail: { kind, subject, ...detail },
});
