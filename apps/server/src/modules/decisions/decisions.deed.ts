import type { DecisionState } from '@arara/contract';
import { changed, signedBy } from '../../platform/audit.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import type { DecisionRow } from './decisions.repository.ts';

/** The name under which the program itself stands in the audit. */
export const program = { id: null, email: 'machine:program' } as const;

/** A deed about a decision, for the audit: the row before it (null: it is new), and after it. */
export const deedOf = (
  before: { readonly state: DecisionState } | null,
  {
    id,
    kind,
    merchant,
    subject,
    state,
  }: Pick<DecisionRow, 'id' | 'kind' | 'merchant' | 'subject' | 'state'>,
  actor: Parameters<typeof signedBy>[0],
  verb: string,
  detail: Readonly<Record<string, unknown>> = {},
): AuditEntry => ({
  ...signedBy(actor),
  merchant,
  action: `decision.${verb}`,
  subject: id,
  detail: {
    kind,
    subject,
    ...detail,
    ...changed(before === null ? null : { state: before.state }, { state }),
  },
});
