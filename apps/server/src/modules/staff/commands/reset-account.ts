import { changed } from '../../../platform/audit.ts';
import { firstPassword, note } from '../account-change.ts';
import * as accounts from '../account.repository.ts';
import { deletePasskeys } from '../passkey.repository.ts';
import { endSessionsOf } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { emailKey } from '../staff.policy.ts';
import { deleteTotp } from '../totp.repository.ts';

/**
 * Gives an account a made-up password, which has to be changed, and forgets its authenticator app and its passkeys: for a
 * person who has lost either. Every session ends. Answers the password, or null for an unknown account.
 */
export async function resetAccount(
  deps: StaffDeps,
  email: string,
  by: string,
): Promise<string | null> {
  const password = firstPassword(deps);
  const hash = await deps.passwords.hash(password);
  return deps.database.transaction(async (tx) => {
    const known = await accounts.findAccount(tx, emailKey(email));
    if (known === null) return null;
    await accounts.lockAccount(tx, known.id);
    const account = (await accounts.readAccount(tx, known.id)) ?? known;
    await accounts.writePassword(tx, account.id, { hash, mustChange: true });
    await deleteTotp(tx, account.id);
    await deletePasskeys(tx, account.id);
    await endSessionsOf(tx, account.id, deps.clock.now());
    const { hasTotp, mustChangePassword } = account;
    const detail = changed(
      { hasTotp, mustChangePassword },
      { hasTotp: false, mustChangePassword: true },
    );
    await note(deps, tx, { by, action: 'account.reset', email: account.email, detail });
    return password;
  });
}
