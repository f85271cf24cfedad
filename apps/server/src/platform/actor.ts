import type { Caller, CallerSession, StaffSession, StudioSession } from './http/caller.ts';

/** The actor of a call, by its kind. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly session: CallerSession }
  | { readonly kind: 'game'; readonly session: StudioSession }
  | { readonly kind: 'staff'; readonly staff: StaffSession };

/** Tells who makes a call. */
export function actorOf({ session, studio, staff }: Caller): Actor {
  if (staff !== null) return { kind: 'staff', staff };
  if (studio !== null) return { kind: 'game', session: studio };
  return session === null ? { kind: 'visitor' } : { kind: 'member', session };
}
