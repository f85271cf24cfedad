import { changed } from '../../../platform/audit.ts';
import { areKnown, firstPassword, note } from '../account-change.ts';
import type { KeepFault } from '../account-change.ts';
import * as accounts from '../account.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { emailKey } from '../staff.policy.ts';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly brands: readonly string[];
  readonly roles: readonly string[];
  /** Null: one is made up, and has to be changed at the first sign-in. */
  readonly password: string | null;
}

const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Opens an account and answers its first password, which nobody can read again. */
export async function addAccount(
  deps: StaffDeps,
  wish: NewStaff,
  by: string,
): Promise<{ readonly password: string } | { readonly fault: KeepFault }> {
  const { database, clock } = deps;
  const email = emailKey(wish.email);
  const name = wish.name.trim();
  if (!emailPattern.test(email) || email.length > 254) return { fault: 'email' };
  if (name === '' || name.length > 80) return { fault: 'name' };
  if (wish.brands.length === 0) return { fault: 'brands' };
  if (!(await areKnown(deps, wish.roles))) return { fault: 'roles' };
  const password = wish.password ?? firstPassword(deps);
  const passwordHash = await deps.passwords.hash(password);
  return database.transaction(async (tx) => {
    const at = clock.now();
    const row = { email, name, passwordHash, brands: [...wish.brands] };
    const mustChangePassword = wish.password === null;
    const id = await accounts.insertAccount(tx, { ...row, mustChangePassword }, at);
    if (id === null) return { fault: 'taken' as const };
    await accounts.writeRoles(tx, id, wish.roles);
    const detail = changed(null, { name, brands: wish.brands, roles: wish.roles });
    await note(deps, tx, { by, action: 'account.opened', email, detail });
    return { password };
  });
}
