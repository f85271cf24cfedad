import { changed } from '../../../platform/audit.ts';
import { areKnown, note, withAccount } from '../account-change.ts';
import type { KeepFault } from '../account-change.ts';
import * as accounts from '../account.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';

interface Sides {
  readonly roles: readonly string[];
  readonly brands: readonly string[];
}

/** Gives an account other roles, other brands or both; null leaves them. Counts at the next call. */
export async function changeAccount(
  deps: StaffDeps,
  email: string,
  wish: { readonly roles: readonly string[] | null; readonly brands: readonly string[] | null },
  by: string,
): Promise<KeepFault | null> {
  const { roles, brands } = wish;
  if (roles !== null && !(await areKnown(deps, roles))) return 'roles';
  if (brands?.length === 0) return 'brands';
  return withAccount(deps, email, async (tx, account) => {
    if (roles !== null) await accounts.writeRoles(tx, account.id, roles);
    if (brands !== null) await accounts.writeBrands(tx, account.id, brands);
    const detail = changed(
      sorted(account),
      sorted({ roles: roles ?? account.roles, brands: brands ?? account.brands }),
    );
    await note(deps, tx, { by, action: 'account.changed', email: account.email, detail });
    return null;
  });
}

/** In one order: which roles and brands there are is what counts. */
const sorted = ({ roles, brands }: Sides) => ({
  roles: roles.toSorted(),
  brands: brands.toSorted(),
});
