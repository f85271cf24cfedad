import { z } from 'zod';
import { changed } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind } from '../../decisions/index.ts';
import { firstPassword } from '../account-change.ts';
import * as accounts from '../account.repository.ts';
import {
  accountPermissions,
  Brands,
  Email,
  noteDeed,
  requireRoles,
  Roles,
} from './account.kinds.ts';
import type { StaffDeskDeps } from './desk.deps.ts';
import { requireGift } from './keepers.ts';

const NewAccount = z.strictObject({
  email: Email,
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}]*$/u),
  roles: Roles,
  brands: Brands.optional(),
});
type Wish = z.output<typeof NewAccount>;

/**
 * A new account. Its first password goes by mail to the person whom it is for, and to nobody else: with it, one of
 * the two who opened the account would be two people.
 */
export function openAccountKind(deps: StaffDeskDeps): AnyKind {
  const brandsOf = ({ brands }: Wish, merchant: string | null) => brands ?? [merchant ?? ''];
  return kindOf<Wish>({
    kind: 'staff.account.open',
    of: 'brand',
    permissions: accountPermissions,
    subject: NewAccount,
    keyOf: ({ email }) => email,
    async facts(db, wish, { merchant }) {
      // An address at a brand of others looks like any: one person learns nothing of it. Two are told at the deed.
      const known = await accounts.findAccount(db, wish.email);
      if (known?.brands.some((brand) => brand === merchant) === true) return null;
      const gets = await accounts.permissionsOfRoles(db, wish.roles);
      return {
        account: wish.email,
        name: wish.name,
        rolesBefore: '',
        rolesAfter: wish.roles.join(', '),
        gains: String(gets.length),
        brandsAfter: brandsOf(wish, merchant).join(', '),
      };
    },
    async permit(db, wish, { actor, merchant }) {
      const brands = brandsOf(wish, merchant);
      await requireRoles(db, wish.roles);
      await requireGift(db, actor, { roles: wish.roles, brands });
    },
    async execute(wish, approved) {
      const password = firstPassword(deps);
      const passwordHash = await deps.passwords.hash(password);
      const { merchant } = approved;
      const { email, name, roles } = wish;
      const brands = brandsOf(wish, merchant);
      return async (tx) => {
        const row = { email, name, passwordHash, brands, mustChangePassword: true };
        const id = await accounts.insertAccount(tx, row, deps.clock.now());
        if (id === null) throw new AppError('staff.email.taken');
        await accounts.writeRoles(tx, id, roles);
        await noteDeed(deps, tx, approved, {
          action: 'account.opened',
          subject: email,
          detail: changed(null, { name, brands, roles }),
        });
        await deps.welcome(tx, merchant ?? '', { email, name, password });
      };
    },
  });
}
