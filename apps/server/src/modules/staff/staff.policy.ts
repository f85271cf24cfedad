import { isPermission } from '@arara/contract';
import type { StaffSession } from '../../platform/http/caller.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { AccountRow } from './account.repository.ts';
import type { SessionRow } from './session.repository.ts';
import type { StaffSettings } from './staff.settings.ts';

/** The e-mail address as it is kept and compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Tells whether a session that has not ended still lives: neither too old nor idle for too long. */
export function isLive(
  session: SessionRow,
  now: Date,
  { idleMs }: StaffSettings['session'],
): boolean {
  return session.expiresAt > now && session.seenAt.getTime() + idleMs > now.getTime();
}

/** Tells whether a session proved its second step within the last minutes: money and rights ask for it. */
export const isProofFresh = (
  { provenAt }: Pick<SessionRow, 'provenAt'>,
  now: Date,
  { proofMs }: StaffSettings['session'],
): boolean => provenAt !== null && provenAt.getTime() + proofMs > now.getTime();

/** The step of a sign-in that is still open; null where all of them are passed. */
export function nextStep(
  account: Pick<AccountRow, 'hasTotp' | 'mustChangePassword'>,
  provenAt: Date | null,
): StaffSession['next'] {
  // The app comes first where there is one: a password alone changes no password.
  if (account.hasTotp && provenAt === null) return 'code';
  if (account.mustChangePassword) return 'password';
  return provenAt === null ? 'enrol' : null;
}

/** The person as the platform sees it. Permissions that this version does not know do not count. */
export const actorOf = (account: AccountRow, permissions: readonly string[]): StaffActor => ({
  id: account.id,
  email: account.email,
  name: account.name,
  brands: account.brands,
  permissions: new Set(permissions.filter(isPermission)),
});

/** The session as the platform sees it. */
export function sessionOf(
  account: AccountRow,
  permissions: readonly string[],
  session: SessionRow,
  isFresh: boolean,
): StaffSession {
  return {
    ...actorOf(account, permissions),
    roles: account.roles,
    sessionId: session.id,
    address: session.address,
    expiresAt: session.expiresAt,
    isFresh,
    next: nextStep(account, session.provenAt),
    hasPasskey: account.hasPasskey,
  };
}
