import type { Db, Tx } from '@arara/postgres';
import { z } from 'zod';
import { changed } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { kindOf } from '../../decisions/index.ts';
import type {
  AnyKind,
  Approved,
  DecisionKind,
  Facts,
  FactsRequest,
} from '../../decisions/index.ts';
import * as accounts from '../account.repository.ts';
import type { AccountRow } from '../account.repository.ts';
import { insertAudit } from '../audit.repository.ts';
import { endSessionsOf } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { requireCover, requireGift, requireOwner, ownerRole } from './keepers.ts';
import { without } from './desk.policy.ts';
import { lockKeepers } from './owner.repository.ts';

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254));
const sorted = (names: string[]): string[] => [...new Set(names)].toSorted();
export const Roles = z.array(z.string().max(30)).min(1).max(20).transform(sorted);
export const Brands = z.array(z.string().max(40)).min(1).max(50).transform(sorted);

const Change = z.strictObject({ email: Email, roles: Roles, brands: Brands.optional() });
const Account = z.strictObject({ email: Email });

/** Reading, proposing and approving, as every kind about accounts asks for it. */
export const accountPermissions = {
  read: 'staff:account:read:own-brand',
  propose: 'staff:account:propose:own-brand',
  approve: 'staff:account:approve:own-brand',
} as const;

/** The decisions of two people about accounts that are there. */
export const accountKinds = (deps: StaffDeps): AnyKind[] => [
  changeRoles(deps),
  switchKind(deps, 'close'),
  switchKind(deps, 'reopen'),
];

/** Other roles for an account, and perhaps other brands; they count at its next call. */
function changeRoles(deps: StaffDeps): AnyKind {
  return kindOf<z.output<typeof Change>>({
    kind: 'staff.roles.change',
    of: 'brand',
    permissions: accountPermissions,
    subject: Change,
    keyOf: ({ email }) => email,
    async facts(db, wish, request) {
      const account = await accountAt(db, wish.email, request);
      if (account === null) return null;
      const facts = await sidesOf(db, account, afterOf(account, wish));
      return facts === null ? null : { account: account.email, name: account.name, ...facts };
    },
    async permit(db, wish, { actor, merchant }) {
      const account = await requireAt(db, wish.email, merchant);
      const after = afterOf(account, wish);
      await requireRoles(db, wish.roles);
      await requireCover(db, actor, account);
      await requireGift(db, actor, after);
      await requireOwner(db, account, after);
    },
    execute: async (wish, approved) => async (tx) => {
      const account = await requireAt(tx, wish.email, approved.merchant);
      const after = afterOf(account, wish);
      await requireOwner(tx, account, after);
      await accounts.writeRoles(tx, account.id, after.roles);
      await accounts.writeBrands(tx, account.id, after.brands);
      const before = { roles: account.roles, brands: account.brands };
      await noteDeed(deps, tx, approved, {
        action: 'account.changed',
        subject: account.email,
        detail: changed(before, after),
      });
    },
  });
}

/** Takes an account out of use and ends its sessions, or puts it back into use. */
function switchKind(deps: StaffDeps, verb: 'close' | 'reopen'): AnyKind {
  const isClosing = verb === 'close';
  const facts: DecisionKind<z.output<typeof Account>>['facts'] = async (db, { email }, request) => {
    const account = await accountAt(db, email, request);
    if (account === null || (account.disabledAt === null) !== isClosing) return null;
    return { account: email, name: account.name, roles: account.roles.join(', ') };
  };
  return kindOf<z.output<typeof Account>>({
    kind: `staff.account.${verb}`,
    of: 'brand',
    permissions: accountPermissions,
    subject: Account,
    keyOf: ({ email }) => email,
    facts,
    async permit(db, { email }, { actor, merchant }) {
      const account = await requireAt(db, email, merchant);
      await requireCover(db, actor, account);
      if (isClosing) await requireOwner(db, account, null);
    },
    execute:
      async ({ email }, approved) =>
      async (tx) => {
        const account = await requireAt(tx, email, approved.merchant);
        if (isClosing) await requireOwner(tx, account, null);
        const at = deps.clock.now();
        await accounts.writeDisabled(tx, account.id, isClosing ? at : null);
        await endSessionsOf(tx, account.id, at);
        await noteDeed(deps, tx, approved, {
          action: isClosing ? 'account.disabled' : 'account.enabled',
          subject: email,
          detail: changed({ inUse: isClosing }, { inUse: !isClosing }),
        });
      },
  });
}

/** An account of the brand of a request, with its keepers locked where the facts have to stay. */
async function accountAt(
  db: Db,
  email: string,
  { merchant, lock }: FactsRequest,
): Promise<AccountRow | null> {
  if (lock) await lockKeepers(db as Tx, email, ownerRole);
  const account = await accounts.findAccount(db, email);
  return account?.brands.includes(merchant ?? '') === true ? account : null;
}

async function requireAt(db: Db, email: string, merchant: string | null): Promise<AccountRow> {
  const account = await accountAt(db, email, { merchant, lock: false });
  if (account === null) throw new AppError('decision.nothing.left');
  return account;
}

type Sides = Pick<AccountRow, 'roles' | 'brands'>;

const afterOf = (
  { brands }: AccountRow,
  wish: { readonly roles: string[]; readonly brands?: string[] | undefined },
): Sides => ({ roles: wish.roles, brands: wish.brands ?? brands.toSorted() });

/** Both sides of a change, and how many permissions come and go; null where nothing differs. */
async function sidesOf(db: Db, before: Sides, after: Sides): Promise<Facts | null> {
  const text = (names: readonly string[]): string => names.toSorted().join(', ');
  const isSame =
    text(before.roles) === text(after.roles) && text(before.brands) === text(after.brands);
  if (isSame) return null;
  const [had, gets] = [
    await accounts.permissionsOfRoles(db, before.roles),
    await accounts.permissionsOfRoles(db, after.roles),
  ];
  return {
    rolesBefore: text(before.roles),
    rolesAfter: text(after.roles),
    gains: String(without(gets, had).length),
    loses: String(without(had, gets).length),
    brandsBefore: text(before.brands),
    brandsAfter: text(after.brands),
  };
}

/** Refuses roles that are none. */
export async function requireRoles(db: Db, roles: readonly string[]): Promise<void> {
  if ((await accounts.knownRoles(db, roles)).length < roles.length) {
    throw new AppError('request.invalid', { field: 'roles', params: { field: 'roles' } });
  }
}

interface Deed {
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The line of the audit about a deed that two people decided: the second one let it happen. */
export const noteDeed = (
  { clock }: Pick<StaffDeps, 'clock'>,
  tx: Tx,
  { id, merchant, people: [proposedBy, actor], reason }: Approved,
  { action, subject, detail }: Deed,
): Promise<void> =>
  insertAudit(
    tx,
    {
      staffId: null,
      actor,
      merchant,
      action,
      subject,
      detail: { decision: id, proposedBy, reason, ...detail },
    },
    clock.now(),
  );
