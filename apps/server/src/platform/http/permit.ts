import type { Call } from '@arara/contract';
import { isAllowed } from '../actor.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './caller.ts';

/**
 * Refuses a staff call that its caller may not make at the brand of the request. A call that names no
 * permission, and is not about the own session, is refused for everybody.
 */
export function requirePermission(
  call: Pick<Call, 'auth' | 'permission' | 'ownSession'>,
  { staff, merchant }: Pick<Caller, 'staff' | 'merchant'>,
): void {
  if (call.auth !== 'staff' || call.ownSession === true) return;
  if (staff === null || call.permission === undefined) throw new AppError('permission.denied');
  if (staff.next === 'password') throw new AppError('password.change.required');
  if (staff.next !== null) throw new AppError('staff.factor.required');
  if (!isAllowed(staff, call.permission, merchant)) throw new AppError('permission.denied');
}
