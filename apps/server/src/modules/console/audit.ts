import { signedBy } from '../../platform/audit.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { Player } from '../identity/index.ts';

/** The person who acts, and at which brand. */
export interface Actor {
  readonly staff: StaffActor;
  readonly merchant: string;
}

/** A member as the audit names one. */
export const subjectOf = ({ accountNumber }: Pick<Player, 'accountNumber'>): string =>
  `member:${accountNumber}`;

/** Acts that a member's story tells by lines of their own, and searches: those are the audit's alone. */
export const toldElsewhere = [
  'member.blocked',
  'member.unblocked',
  'member.noted',
  'member.found',
] as const;

/** A line of the audit about a member. */
export const entryOf = (
  { staff, merchant }: Actor,
  player: Pick<Player, 'accountNumber'>,
  action: `member.${string}`,
  detail: Readonly<Record<string, unknown>>,
): AuditEntry => ({
  ...signedBy(staff),
  merchant,
  action,
  subject: subjectOf(player),
  detail,
});
