import type { Call } from '@arara/contract';
import { actorOf } from '../actor.ts';
import { isAllowed, requireFresh } from '../permissions.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';

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
  const isOwn = call.ownSession === 'proven';
  if (actor.kind !== 'staff' || (call.permission === undefined && !isOwn)) {
    throw new AppError('permission.denied');
  }
  if (actor.staff.next === 'password') throw new AppError('password.change.required');
  if (actor.staff.next !== null) throw new AppError('staff.factor.required');
  if (call.permission === undefined) return;
  if (!isAllowed(actor.staff, call.permission, caller.merchant)) {
    throw new AppError('permission.denied');
  }
  if (call.freshProof === true) requireFresh(actor.staff);
}

/**
 * Refuses staff who call from a network that their brand does not allow. The own account belongs to all brands of its
 * person; every other call is about the brand of the request.
 */
export async function requireNetwork(
  call: Pick<Call, 'ownSession'>,
  { staff, merchant, address }: Caller,
  gate: Pick<Gate, 'staffMayWorkFrom'>,
): Promise<void> {
  if (staff === null) return;
  // A person who acts for the whole house may name any brand: the networks of their own brands count then.
  const isAtBrand = call.ownSession === undefined && staff.brands.includes(merchant);
  const brands = isAtBrand ? [merchant] : staff.brands;
  if (!(await gate.staffMayWorkFrom(brands, address))) throw new AppError('staff.network.denied');
}
