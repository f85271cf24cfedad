import type { Tx } from '@arara/postgres';
import { readableCode } from '../../platform/tokens.ts';
import * as accounts from './account.repository.ts';
import type { AccountRow } from './account.repository.ts';
import { insertAudit } from './audit.repository.ts';
import type { StaffDeps } from './staff.deps.ts';
import { emailKey } from './staff.policy.ts';

/** The reason why an account was not opened or changed. */
export type KeepFault = 'email' | 'name' | 'brands' | 'roles' | 'taken' | 'unknown' | 'same';

const groups = 4;

/** Does something with an account that nobody else changes meanwhile. */
export async function withAccount(
  deps: StaffDeps,
  email: string,
  work: (tx: Tx, account: AccountRow) => Promise<KeepFault | null>,
): Promise<KeepFault | null> {
  return deps.database.transaction(async (tx) => {
    const known = await accounts.findAccount(tx, emailKey(email));
    if (known === null) return 'unknown';
    await accounts.lockAccount(tx, known.id);
    const account = await accounts.readAccount(tx, known.id);
    return account === null ? 'unknown' : work(tx, account);
  });
}

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
