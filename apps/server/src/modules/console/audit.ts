import type { StaffSession } from '../../platform/http/caller.ts';
import type { Player } from '../identity/index.ts';
import type { AuditEntry } from '../staff/index.ts';

/** The person who acts, at which brand, from which address. */
export interface Actor {
  readonly staff: Pick<StaffSession, 'id' | 'email'>;
  readonly merchant: string;
  readonly address: string;
}

/** A member as the audit names one. */
export const subjectOf = ({ accountNumber }: Pick<Player, 'accountNumber'>): string =>
  `member:${accountNumber}`;

/** Acts that a member's story tells by lines of their own. */
export const toldElsewhere = ['member.blocked', 'member.unblocked', 'member.noted'] as const;

/** A line of the audit about a member. */
export const entryOf = (
  { staff, merchant, address }: Actor,
  player: Player,
  action: `member.${string}`,
  detail: Readonly<Record<string, unknown>>,
): AuditEntry => ({
  staffId: staff.id,
  actor: staff.email,
  merchant,
  action,
  subject: subjectOf(player),
  detail,
  address,
});
