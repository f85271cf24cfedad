import { signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { lockAccount, readAccount, writePassword } from '../account.repository.ts';
import { insertAudit } from '../audit.repository.ts';
import { endSessionsOf } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';

/**
 * Changes the own password and ends every other session. Throws `staff.factor.required` before the second
 * step of an account that has one, `password.wrong`, `password.weak` and `password.reused`.
 */
export async function changePassword(
  deps: StaffDeps,
  staff: StaffSession,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const { database, clock, passwords, settings, tries } = deps;
  if (staff.next === 'code') throw new AppError('staff.factor.required');
  const subject = `change:${staff.id}`;
  await tries.take(subject, settings.tries.password);
  const account = await readAccount(database.read, staff.id);
  const isRight = await passwords.verify(account?.passwordHash ?? null, oldPassword);
  if (account === null || !isRight) throw new AppError('password.wrong', { field: 'oldPassword' });
  if (newPassword.length < settings.passwordMin) {
    throw new AppError('password.weak', { field: 'newPassword' });
  }
  if (newPassword === oldPassword) throw new AppError('password.reused', { field: 'newPassword' });
  const hash = await passwords.hash(newPassword);
  await database.transaction(async (tx) => {
    const at = clock.now();
    await lockAccount(tx, staff.id);
    const now = await readAccount(tx, staff.id);
    if (now?.passwordHash !== account.passwordHash) {
      throw new AppError('password.wrong', { field: 'oldPassword' });
    }
    await writePassword(tx, staff.id, { hash, mustChange: false });
    await endSessionsOf(tx, staff.id, at, staff.sessionId);
    const deed = { merchant: null, action: 'password.changed', subject: staff.email };
    await insertAudit(tx, { ...signedBy(staff), ...deed }, at);
  });
  await tries.forget(subject);
}
