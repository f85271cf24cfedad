import type { Tx } from '@arara/postgres';
import { readableCode } from '../../../platform/tokens.ts';
import * as accounts from '../account.repository.ts';
import type { AccountRow } from '../account.repository.ts';
import { insertAudit } from '../audit.repository.ts';
import { endSessionsOf } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { emailKey } from '../staff.policy.ts';
import { deleteTotp } from '../totp.repository.ts';

/** The reason why an account was not opened or changed. */
export type KeepFault = 'email' | 'name' | 'brands' | 'roles' | 'taken' | 'unknown' | 'same';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly brands: readonly string[];
  readonly roles: readonly string[];
  /** Null: one is made up, and has to be changed at the first sign-in. */
  readonly password: string | null;
}

const emailPattern = /^[^\s@]+@[^\s@]+$/;
const groups = 4;

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
    const detail = { name, brands: wish.brands, roles: wish.roles };
    await note(deps, tx, { by, action: 'account.opened', email, detail });
    return { password };
  });
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
  return change(deps, email, async (tx, account) => {
    if (roles !== null) await accounts.writeRoles(tx, account.id, roles);
    if (brands !== null) await accounts.writeBrands(tx, account.id, brands);
    const before = { roles: account.roles, brands: account.brands };
    const after = { roles: roles ?? account.roles, brands: brands ?? account.brands };
    const detail = { before, after };
    await note(deps, tx, { by, action: 'account.changed', email: account.email, detail });
    return null;
  });
}

/** Takes an account out of use and ends its sessions, or puts it back into use. */
export function switchAccount(
  deps: StaffDeps,
  email: string,
  isOn: boolean,
  by: string,
): Promise<KeepFault | null> {
  return change(deps, email, async (tx, account) => {
    if ((account.disabledAt === null) === isOn) return 'same';
    const at = deps.clock.now();
    await accounts.writeDisabled(tx, account.id, isOn ? null : at);
    await endSessionsOf(tx, account.id, at);
    const action = isOn ? 'account.enabled' : 'account.disabled';
    await note(deps, tx, { by, action, email: account.email });
    return null;
  });
}

/**
 * Gives an account a made-up password, which has to be changed, and forgets its authenticator app: for a
 * person who has lost either. Every session ends. Answers the password, or null for an unknown account.
 */
export async function resetAccount(
  deps: StaffDeps,
  email: string,
  by: string,
): Promise<string | null> {
  const password = firstPassword(deps);
  const hash = await deps.passwords.hash(password);
  const fault = await change(deps, email, async (tx, account) => {
    await accounts.writePassword(tx, account.id, { hash, mustChange: true });
    await deleteTotp(tx, account.id);
    await endSessionsOf(tx, account.id, deps.clock.now());
    await note(deps, tx, { by, action: 'account.reset', email: account.email });
    return null;
  });
  return fault === null ? password : null;
}

async function change(
  deps: StaffDeps,
  email: string,
  work: (tx: Tx, account: AccountRow) => Promise<KeepFault | null>,
): Promise<KeepFault | null> {
  return deps.database.transaction(async (tx) => {
    const known = await accounts.findAccount(tx, emailKey(email));
    if (known === null) return 'unknown';
    await accounts.holdAccount(tx, known.id);
    const account = await accounts.readAccount(tx, known.id);
    return account === null ? 'unknown' : work(tx, account);
  });
}

async function areKnown({ database }: StaffDeps, roles: readonly string[]): Promise<boolean> {
  const known = new Set(await accounts.knownRoles(database.read, roles));
  return roles.length > 0 && roles.every((role) => known.has(role));
}

/** Four groups of four signs, 79 bits. */
const firstPassword = ({ random }: StaffDeps): string =>
  Array.from({ length: groups }, () => readableCode(random, 4)).join('-');

interface Note {
  readonly by: string;
  readonly action: string;
  readonly email: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

const note = (deps: StaffDeps, tx: Tx, { by, action, email, detail }: Note): Promise<void> =>
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
