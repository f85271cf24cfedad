import type { ErrorCode } from '@arara/contract';
import type { Db } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { permissionsOf, permissionsOfRoles } from '../account.repository.ts';
import type { AccountRow } from '../account.repository.ts';
import { coversBrands, coversPermissions } from './desk.policy.ts';
import { countOwners, countPeople } from './owner.repository.ts';

/** The role whose people keep the accounts of a brand; each brand keeps one of them, with a second step. */
export const ownerRole = 'owner';

type Sides = Pick<AccountRow, 'roles' | 'brands'>;
type Fault = ErrorCode | null;

/** The refusal of a person who may do less than an account, or works at fewer brands: the weaker leaves the stronger alone. */
export async function coverFault(
  db: Db,
  actor: StaffActor,
  account: Pick<AccountRow, 'id' | 'brands'>,
): Promise<Fault> {
  return widerFault(actor, account.brands, await permissionsOf(db, account.id));
}

/** The refusal of roles that may do more than the person who gives them, and of brands that are not theirs. */
export async function giftFault(db: Db, actor: StaffActor, wish: Sides): Promise<Fault> {
  return widerFault(actor, wish.brands, await permissionsOfRoles(db, wish.roles));
}

const widerFault = (
  actor: StaffActor,
  brands: readonly string[],
  permissions: readonly string[],
): Fault =>
  coversBrands(actor, brands) && coversPermissions(actor, permissions)
    ? null
    : 'staff.account.wider';

/**
 * The refusal of a change after which a brand would have no owner with a second step any more. `after` is null where the
 * account, or its second step, is taken out of use.
 */
export async function ownerFault(
  db: Db,
  account: Pick<AccountRow, 'id' | 'roles' | 'brands' | 'hasTotp' | 'disabledAt'>,
  after: Sides | null,
): Promise<Fault> {
  const counts = account.disabledAt === null && account.hasTotp && isOwner(account);
  if (!counts) return null;
  const left = after !== null && isOwner(after) ? after.brands : [];
  for (const brand of account.brands) {
    if (left.includes(brand)) continue;
    if ((await countOwners(db, brand, ownerRole, account.id)) === 0) return 'staff.owner.last';
  }
  return null;
}

/** Throws a refusal where there is one. */
export function refuse(fault: Fault): void {
  if (fault !== null) throw new AppError(fault);
}

const isOwner = ({ roles }: Pick<Sides, 'roles'>): boolean => roles.includes(ownerRole);

/** True if fewer than two people could decide about accounts at each of these brands. */
export async function isShortOfPeople(db: Db, brands: readonly string[]): Promise<boolean> {
  for (const brand of brands) {
    if ((await countPeople(db, brand, 'staff:account:approve')) >= 2) return false;
  }
  return true;
}
