import { trialKind } from '@arara/contract';
import type { Call } from '@arara/contract';
import { AppError } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import type { RateLimits } from './rate-limits.ts';

interface Door {
  readonly gate: Gate;
  readonly limits: RateLimits;
}

/** The caller with the session that the call asks for; throws where there is none. */
export async function authenticate(
  call: Call,
  token: string | null,
  caller: Caller,
  door: Door,
): Promise<Caller> {
  if (call.auth === 'none' || call.auth === 'vendor') return caller;
  if (token === null) {
    if (call.auth === 'optional') return caller;
    throw new AppError('session.missing');
  }
  if (call.auth === 'studio') return asGame(token, caller, door);
  if (call.auth === 'staff') return asStaff(token, caller, door);
  return asMember(call, token, caller, door);
}

async function asGame(token: string, caller: Caller, { gate, limits }: Door): Promise<Caller> {
  const studio = await gate.studioSessionOf(token);
  if (studio === null) {
    limits.forget(token);
    throw new AppError('session.expired');
  }
  return { ...caller, merchant: studio.merchant, studio };
}

/** The brand stays that of the request: a member of staff may work at several. */
async function asStaff(token: string, caller: Caller, { gate, limits }: Door): Promise<Caller> {
  const staff = await gate.staffSessionOf(token);
  if (staff === null) {
    limits.forget(token);
    throw new AppError('session.expired');
  }
  // A session may move; the audit keeps where this call came from.
  return { ...caller, staff: { ...staff, address: caller.address } };
}

async function asMember(
  call: Call,
  token: string,
  caller: Caller,
  { gate, limits }: Door,
): Promise<Caller> {
  const session = await gate.sessionOf(token, caller.merchant);
  if (session === null) limits.forget(token);
  // A member who must change the password first counts as a visitor where nobody needs to be known.
  if (call.auth === 'optional') {
    return session?.mustChangePassword === false ? { ...caller, session } : caller;
  }
  if (session === null) throw new AppError('session.expired');
  if (session.mustChangePassword && call.beforePasswordChange !== true) {
    throw new AppError('password.change.required');
  }
  if (call.auth === 'account' && session.isAgent === trialKind) {
    throw new AppError('in_need_true_account');
  }
  return { ...caller, session };
}
