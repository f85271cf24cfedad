import { changed } from '../../../platform/audit.ts';
import { note, withAccount } from '../account-change.ts';
import type { KeepFault } from '../account-change.ts';
import * as accounts from '../account.repository.ts';
import { endSessionsOf } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';

/** Takes an account out of use and ends its sessions, or puts it back into use. */
export function switchAccount(
  deps: StaffDeps,
  email: string,
  isOn: boolean,
  by: string,
): Promise<KeepFault | null> {
  return withAccount(deps, email, async (tx, account) => {
    if ((account.disabledAt === null) === isOn) return 'same';
    const at = deps.clock.now();
    await accounts.writeDisabled(tx, account.id, isOn ? null : at);
    await endSessionsOf(tx, account.id, at);
    const action = isOn ? 'account.enabled' : 'account.disabled';
    const detail = changed({ inUse: !isOn }, { inUse: isOn });
    await note(deps, tx, { by, action, email: account.email, detail });
    return null;
  });
}
