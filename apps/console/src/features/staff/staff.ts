import type { Answer } from '../../lib/api.ts';

export type Account = Answer<'staffAccounts'>['accounts'][number];
export type AccountDetail = Answer<'staffAccount'>;
export type Role = Answer<'staffRoles'>['roles'][number];

/** Permissions of these roles, each once. */
export const permissionsOf = (roles: readonly Role[], names: readonly string[]): string[] => [
  ...new Set(
    roles.filter(({ role }) => names.includes(role)).flatMap(({ permissions }) => permissions),
  ),
];
