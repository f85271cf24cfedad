import type { Call } from '@arara/contract';
import { actorOf } from '../actor.ts';
import { isAllowed, requireFresh } from '../permissions.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './caller.ts';

/**
 * Refuses a staff call that its caller may not make at the brand of the request. A call that names no
 * permission, and is not about the own session, is refused for everybody.
 */
export function requirePermission(
  call: Pick<Call, 'auth' | 'permission' | 'ownSession' | 'freshProof'>,
  caller: Caller,
): void {
  if (call.auth !== 'staff' || call.ownSession === true) return;
  const actor = actorOf(caller);
  if (actor.kind !== 'staff' || call.permission === undefined) {
    throw new AppError('permission.denied');
  }
  if (actor.staff.next === 'password') throw new AppError('password.change.required');
  if (actor.staff.next !== null) throw new AppError('staff.factor.required');
  if (!isAllowed(actor.staff, call.permission, caller.merchant)) {
    throw new AppError('permission.denied');
  }
  if (call.freshProof === true) requireFresh(actor.staff);
}
