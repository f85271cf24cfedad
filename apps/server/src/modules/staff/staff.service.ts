import type { Permission } from '@arara/contract';
import type { Db, Tx } from '@arara/postgres';
import { signedBy } from '../../platform/audit.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import type { StaffSession } from '../../platform/http/caller.ts';
import type { StoryPlace } from '../../platform/story.ts';
import { AppError } from '../../platform/errors.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import { hashToken } from '../../platform/tokens.ts';
import {
  findAccount,
  listAccounts,
  listColleagues,
  permissionsOf,
  readAccount,
} from './account.repository.ts';
import { auditAbout, insertAudit, listAudit } from './audit.repository.ts';
import type { AuditFilter, AuditReader, AuditRow, AuditSubject } from './audit.repository.ts';
import { lastProofs, proveAudit } from './audit-proof.repository.ts';
import type { AuditProof } from './audit-proof.repository.ts';
import { changePassword } from './commands/change-password.ts';
import { addAccount } from './commands/add-account.ts';
import { resetAccount } from './commands/reset-account.ts';
import { isShortOfPeople } from './desk/keepers.ts';
import { enrol } from './commands/enrol.ts';
import { passSecondStep } from './commands/pass-second-step.ts';
import { signIn } from './commands/sign-in.ts';
import { mayWorkFrom } from './networks.ts';
import { seedDemoStaff } from './seed.ts';
import { endSession, findSession, readSession, touchSession } from './session.repository.ts';
import type { SessionRow } from './session.repository.ts';
import type { StaffDeps } from './staff.deps.ts';
import { actorOf, isLive, isProofFresh, sessionOf } from './staff.policy.ts';

export type StaffService = ReturnType<typeof createStaffService>;

const tokenMax = 64;

/** The services of the module, for its routes, the gate, other modules and the command line. */
export function createStaffService(deps: StaffDeps) {
  const { database, clock } = deps;
  return {
    signIn: (entry: Parameters<typeof signIn>[1]) => signIn(deps, entry),
    /**
     * The live session of a token, and a use of it; null where it is unknown, over, or idle for too long.
     * Roles are read anew: a role that is taken away is gone at the next call.
     */
    async sessionOf(token: string): Promise<StaffSession | null> {
      if (token.length > tokenMax) return null;
      return present(deps, await findSession(database.read, hashToken(token)));
    },
    /** The same session as it is now. */
    async again({ sessionId }: StaffSession): Promise<StaffSession | null> {
      return present(deps, await readSession(database.read, sessionId));
    },
    /** True if one of these brands lets its staff work from an address. */
    mayWorkFrom: (brands: readonly string[], address: string) =>
      mayWorkFrom(database.read, brands, address),
    /** A person with the rights of this moment; null where the account is out of use. */
    async personOf(db: Db, id: bigint): Promise<StaffActor | null> {
      const account = await readAccount(db, id);
      if (account === null || account.disabledAt !== null) return null;
      return actorOf(account, await permissionsOf(db, id));
    },
    /** The same by the e-mail address. */
    async personAt(db: Db, email: string): Promise<StaffActor | null> {
      const account = await findAccount(db, email);
      if (account === null || account.disabledAt !== null) return null;
      return actorOf(account, await permissionsOf(db, account.id));
    },
    enrol: (staff: StaffSession) => enrol(deps, staff),
    passSecondStep: (staff: StaffSession, code: string) => passSecondStep(deps, staff, code),
    /** The second step once more, for what asks for a fresh proof; throws as `passSecondStep` does. */
    async prove(staff: StaffSession, code: string): Promise<void> {
      if (staff.next !== null) throw new AppError('staff.factor.required');
      await passSecondStep(deps, staff, code);
    },
    changePassword: (staff: StaffSession, wish: Parameters<typeof changePassword>[2]) =>
      changePassword(deps, staff, wish),
    signOut: (staff: StaffSession) => signOut(deps, staff),
    /** Writes a line of the audit in the transaction of the deed. */
    record: (tx: Tx, entry: AuditEntry): Promise<void> => insertAudit(tx, entry, clock.now()),
    auditOf: (
      merchant: string,
      page: { before: bigint | null; limit: number },
      filter: AuditFilter,
      reader: AuditReader,
    ): Promise<AuditRow[]> => listAudit(database.read, merchant, page, filter, reader),
    /** Proves the chains of the audit: the new part, or the whole; throws 55P03 while another proves. */
    proveAudit: ({ whole }: { readonly whole: boolean }): Promise<AuditProof> =>
      proveAudit(database.pool, whole),
    auditProofs: () => lastProofs(database.read),
    /** The lines of the audit about one subject, the latest first. */
    auditAbout: (subject: AuditSubject, place: StoryPlace) =>
      auditAbout(database.read, subject, place),
    accounts: () => listAccounts(database.read),
    /** The e-mail addresses of the people who may do something at a brand. */
    colleagues: (merchant: string, permission: Permission): Promise<readonly string[]> =>
      listColleagues(database.read, merchant, permission),
    addAccount: (wish: Parameters<typeof addAccount>[1], by: string) => addAccount(deps, wish, by),
    /** True if no two people could decide about accounts at any of these brands: the machine opens them then. */
    isShortOfPeople: (brands: readonly string[]) => isShortOfPeople(database.read, brands),
    resetAccount: (email: string, by: string) => resetAccount(deps, email, by),
    seedDemo: (brands: readonly string[]) => seedDemoStaff(deps, brands),
  };
}

async function present(deps: StaffDeps, row: SessionRow | null): Promise<StaffSession | null> {
  const { database, clock, settings } = deps;
  const now = clock.now();
  if (row === null || !isLive(row, now, settings.session)) return null;
  const account = await readAccount(database.read, row.staffId);
  if (account === null) return null;
  const permissions = await permissionsOf(database.read, row.staffId);
  if (row.seenAt.getTime() + settings.session.touchMs <= now.getTime()) {
    await touchSession(database.read, row.id, now);
  }
  return sessionOf(account, permissions, row, isProofFresh(row, now, settings.session));
}

async function signOut(deps: StaffDeps, staff: StaffSession): Promise<void> {
  const { database, clock } = deps;
  await database.transaction(async (tx) => {
    await endSession(tx, staff.sessionId, clock.now());
    const deed = { merchant: null, action: 'session.ended', subject: staff.email };
    await insertAudit(tx, { ...signedBy(staff), ...deed }, clock.now());
  });
}
