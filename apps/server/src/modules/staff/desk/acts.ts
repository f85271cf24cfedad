import type { Tx } from '@arara/postgres';
import { changed, signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { readAccount } from '../account.repository.ts';
import type { AccountRow } from '../account.repository.ts';
import { insertAudit } from '../audit.repository.ts';
import { deletePasskeys } from '../passkey.repository.ts';
import { endSessionsOf } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { deleteTotp } from '../totp.repository.ts';
import { ownerRole, requireCover, requireOwner } from './keepers.ts';
import { lockKeepers } from './owner.repository.ts';

/** One person acts upon the account of another, at a brand. */
export interface Act {
  readonly staff: StaffSession;
  readonly merchant: string;
  readonly id: bigint;
  readonly reason: string;
}

/** Ends every session of an account; of one that is nowhere signed in no line tells. */
export function endSessions(deps: StaffDeps, act: Act): Promise<void> {
  return withOther(deps, act, async (tx, { id, email }) => {
    const ended = await endSessionsOf(tx, id, deps.clock.now());
    if (ended === 0) return;
    await noteAct(deps, tx, act, {
      action: 'account.sessions.ended',
      subject: email,
      detail: changed({ sessions: ended }, { sessions: 0 }),
    });
  });
}

/**
 * Forgets the second step of an account, passkeys too, and ends its sessions: its person adds another app at the next sign-in, with
 * the password that only they have. Throws `factor.off` where there is none.
 */
export function resetStep(deps: StaffDeps, act: Act): Promise<void> {
  return withOther(deps, act, async (tx, account) => {
    if (!account.hasTotp) throw new AppError('factor.off');
    await requireOwner(tx, account, null);
    await deleteTotp(tx, account.id);
    await deletePasskeys(tx, account.id);
    await endSessionsOf(tx, account.id, deps.clock.now());
    await noteAct(deps, tx, act, {
      action: 'account.step.reset',
      subject: account.email,
      detail: changed({ secondStep: true }, { secondStep: false }),
    });
  });
}

/** Ends the other sessions of the own account and answers how many. */
export function endOwnSessions(
  { database, clock }: StaffDeps,
  staff: StaffSession,
): Promise<number> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const ended = await endSessionsOf(tx, staff.id, at, staff.sessionId);
    if (ended === 0) return 0;
    const detail = changed({ sessions: ended + 1 }, { sessions: 1 });
    const deed = { merchant: null, action: 'sessions.ended', subject: staff.email, detail };
    await insertAudit(tx, { ...signedBy(staff), ...deed }, at);
    return ended;
  });
}

/** Locks the account of another person at the brand, whom the actor may change. */
async function withOther(
  { database }: StaffDeps,
  { staff, merchant, id }: Act,
  work: (tx: Tx, account: AccountRow) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await readAccount(tx, id);
    if (known?.brands.includes(merchant) !== true) throw new AppError('staff.account.not.found');
    if (known.id === staff.id) throw new AppError('staff.account.own');
    await lockKeepers(tx, known.email, ownerRole);
    const account = (await readAccount(tx, id)) ?? known;
    await requireCover(tx, staff, account);
    await work(tx, account);
  });
}

interface Line {
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const noteAct = (
  { clock }: StaffDeps,
  tx: Tx,
  { staff, merchant, reason }: Act,
  { detail, ...line }: Line,
): Promise<void> =>
  insertAudit(
    tx,
    { ...signedBy(staff), merchant, ...line, detail: { reason, ...detail } },
    clock.now(),
  );
