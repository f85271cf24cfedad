import { isPermission } from '@arara/contract';
import type { Permission } from '@arara/contract';
import type { StaffActor } from '../../../platform/permissions.ts';

/** True if a person may do all of this themselves: the scope `all` covers `own-brand`. */
export const coversPermissions = (
  { permissions }: Pick<StaffActor, 'permissions'>,
  others: readonly string[],
): boolean =>
  others.filter(isPermission).every((one) => permissions.has(one) || permissions.has(wideOf(one)));

const wideOf = (one: Permission): Permission =>
  `${one.slice(0, one.lastIndexOf(':'))}:all` as Permission;

/** True if a person works at all of these brands, or may keep the accounts of every brand. */
export const coversBrands = (
  { brands, permissions }: Pick<StaffActor, 'brands' | 'permissions'>,
  others: readonly string[],
): boolean =>
  permissions.has('staff:account:propose:all') || others.every((one) => brands.includes(one));

/** Permissions that the one has and the other has not. */
export const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));
