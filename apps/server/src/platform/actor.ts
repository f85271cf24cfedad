import type { Permission } from '@arara/contract';
import type { Caller, CallerSession, StudioSession } from './http/caller.ts';

/** A member of staff, as other modules see them. */
export interface StaffActor {
  readonly id: bigint;
  /** The name that is written down with all that this person does. */
  readonly email: string;
  readonly name: string;
  /** The brands at which permissions of the scope `own-brand` count. */
  readonly brands: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
}

/** The actor of a call, by its kind. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly session: CallerSession }
  | { readonly kind: 'game'; readonly session: StudioSession }
  | { readonly kind: 'staff'; readonly staff: StaffActor };

/** Tells who makes a call. */
export function actorOf({ session, studio, staff }: Caller): Actor {
  if (staff !== null) return { kind: 'staff', staff };
  if (studio !== null) return { kind: 'game', session: studio };
  return session === null ? { kind: 'visitor' } : { kind: 'member', session };
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
