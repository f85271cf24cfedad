import type { Db, Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { permissionsOf, permissionsOfRoles } from '../account.repository.ts';
import type { AccountRow } from '../account.repository.ts';
import { coversBrands, coversPermissions } from './desk.policy.ts';
import { countOwners, countPeople } from './owner.repository.ts';

/** The role whose people keep the accounts of a brand; each brand keeps one of them, with a second step. */
export const ownerRole = 'owner';

type Sides = Pick<AccountRow, 'roles' | 'brands'>;

/**
 * Refuses a person who may do less than an account, or works at fewer brands: the weaker does not change the stronger.
 * Throws `staff.account.wider`.
 */
export async function requireCover(
  db: Db,
  actor: StaffActor,
  account: Pick<AccountRow, 'id' | 'brands'>,
): Promise<void> {
  const permissions = await permissionsOf(db, account.id);
  if (!coversBrands(actor, account.brands) || !coversPermissions(actor, permissions)) {
    throw new AppError('staff.account.wider');
  }
}

/** Refuses roles that may do more than the person who gives them, and brands that are not theirs. */
export async function requireGift(db: Db, actor: StaffActor, wish: Sides): Promise<void> {
  const permissions = await permissionsOfRoles(db, wish.roles);
  if (!coversBrands(actor, wish.brands) || !coversPermissions(actor, permissions)) {
    throw new AppError('staff.account.wider');
  }
}

/**
 * Refuses a change after which a brand would have no owner with a second step any more. Throws `staff.owner.last`.
 * `after` is null where the account, or its second step, is taken out of use.
 */
export async function requireOwner(
  db: Db | Tx,
  account: Pick<AccountRow, 'id' | 'roles' | 'brands' | 'hasTotp' | 'disabledAt'>,
  after: Sides | null,
): Promise<void> {
  const counts = account.disabledAt === null && account.hasTotp && isOwner(account);
  if (!counts) return;
  const left = after !== null && isOwner(after) ? after.brands : [];
  for (const brand of account.brands) {
    if (left.includes(brand)) continue;
    if ((await countOwners(db, brand, ownerRole, account.id)) === 0) {
      throw new AppError('staff.owner.last');
    }
  }
}

const isOwner = ({ roles }: Pick<Sides, 'roles'>): boolean => roles.includes(ownerRole);

/** True if fewer than two people could decide about accounts at each of these brands. */
export async function isShortOfPeople(db: Db, brands: readonly string[]): Promise<boolean> {
  for (const brand of brands) {
    if ((await countPeople(db, brand, 'staff:account:approve')) >= 2) return false;
  }
  return true;
}
