import { signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { stepOf } from '../../../platform/totp.ts';
import { lockAccount } from '../account.repository.ts';
import { insertAudit } from '../audit.repository.ts';
import { proveSession } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findTotpBox, takeTotpStep } from '../totp.repository.ts';

/** Passes the second step by a code of the app; throws `factor.wrong` and, after five, `login.locked`. */
export async function passSecondStep(
  deps: StaffDeps,
  staff: StaffSession,
  code: string,
): Promise<void> {
  const { database, clock, tries, settings } = deps;
  const subject = `code:${staff.id}`;
  await tries.take(subject, settings.tries.code);
  const at = clock.now();
  const box = await findTotpBox(database.read, staff.id);
  const step = box === null ? null : stepOf(deps.totpBox.open(box).toString('utf8'), code, at);
  if (box === null || step === null) throw new AppError('factor.wrong', { field: 'code' });
  await database.transaction(async (tx) => {
    await lockAccount(tx, staff.id);
    const isTaken = await takeTotpStep(tx, staff.id, { step, box, at });
    if (!isTaken) throw new AppError('factor.wrong', { field: 'code' });
    if (!(await proveSession(tx, staff.sessionId, at))) throw new AppError('session.expired');
    const action = staff.next === 'enrol' ? 'factor.enrolled' : 'session.proven';
    const deed = { merchant: null, action, subject: staff.email };
    await insertAudit(tx, { ...signedBy(staff), ...deed }, at);
  });
  await tries.forget(subject);
}
