import type { Tx } from '@arara/postgres';
import { readableCode } from '../../platform/tokens.ts';
import * as accounts from './account.repository.ts';
import { insertAudit } from './audit.repository.ts';
import type { StaffDeps } from './staff.deps.ts';

/** The reason why an account was not opened. */
export type KeepFault = 'email' | 'name' | 'brands' | 'roles' | 'taken';

const groups = 4;

/** True if there are such roles, at least one. */
export async function areKnown(
  { database }: StaffDeps,
  roles: readonly string[],
): Promise<boolean> {
  const known = new Set(await accounts.knownRoles(database.read, roles));
  return roles.length > 0 && roles.every((role) => known.has(role));
}

/** Four groups of four signs, 79 bits. */
export const firstPassword = ({ random }: StaffDeps): string =>
  Array.from({ length: groups }, () => readableCode(random, 4)).join('-');

interface Note {
  readonly by: string;
  readonly action: string;
  readonly email: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes the audit of a change by the operator's team. */
export const note = (deps: StaffDeps, tx: Tx, { by, action, email, detail }: Note): Promise<void> =>
  insertAudit(
    tx,
    {
      staffId: null,
      actor: by,
      merchant: null,
      action,
      subject: email,
      ...(detail === undefined ? {} : { detail }),
    },
    deps.clock.now(),
  );
