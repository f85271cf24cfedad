import type { Permission } from '@arara/contract';
import { AppError } from './errors.ts';

/** A member of staff, as other modules see them. */
export interface StaffActor {
  readonly id: bigint;
  /** The name that is written down with all that this person does. */
  readonly email: string;
  readonly name: string;
  /** The brands at which permissions of the scope `own-brand` count. */
  readonly brands: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
  /** The session that the person acts in, and from where; absent where only the account is known. */
  readonly sessionId?: string;
  readonly address?: string;
  /** True if the session proved its second step within the last minutes; absent counts as false. */
  readonly isFresh?: boolean;
}

/**
 * Tells whether a person may do something at a brand; `null` stands for the whole house. A permission of
 * the scope `all` covers every brand and the house, one of `own-brand` the brands of the person alone.
 */
export function isAllowed(
  { permissions, brands }: StaffActor,
  needed: Permission,
  merchant: string | null,
): boolean {
  const action = needed.slice(0, needed.lastIndexOf(':'));
  if (permissions.has(`${action}:all` as Permission)) return true;
  if (needed.endsWith(':all') || merchant === null || !brands.includes(merchant)) return false;
  return permissions.has(needed);
}

/** Refuses a person whose second step was not proved within the last minutes: somebody else may sit at the desk. */
export function requireFresh({ isFresh }: Pick<StaffActor, 'isFresh'>): void {
  if (isFresh !== true) throw new AppError('staff.proof.stale');
}
