import { randomUUID } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { findAccount, lockAccount, readAccount } from '../account.repository.ts';
import { insertAudit } from '../audit.repository.ts';
import { insertSession } from '../session.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { mayWorkFrom } from '../networks.ts';
import { emailKey } from '../staff.policy.ts';

export interface Entry {
  readonly email: string;
  readonly password: string;
  /** The address of the network, or `terminal`. */
  readonly address: string;
}

/**
 * Opens a session by password and answers its token; it waits for its second step. Throws
 * `login.failed` for a wrong password and for an account that is unknown or out of use, alike, and
 * `staff.network.denied` where none of its brands lets staff in from there.
 */
export async function signIn(
  deps: StaffDeps,
  { email, password, address }: Entry,
): Promise<string> {
  const { database, tries, settings } = deps;
  const key = emailKey(email);
  // One place that guesses is stopped soon; many places together are stopped, too.
  const subject = `password:${key}:${address}`;
  await tries.take(subject, settings.tries.password);
  await tries.take(`password:${key}`, settings.tries.passwordAnywhere);
  const account = await findAccount(database.read, key);
  const isRight = await deps.passwords.verify(account?.passwordHash ?? null, password);
  if (account === null || !isRight || account.disabledAt !== null) {
    if (account !== null) await noteFailure(deps, account, address);
    throw new AppError('login.failed');
  }
  // Told only to one who knows the password: the list of networks is nobody else's business.
  if (!(await mayWorkFrom(database.read, account.brands, address))) {
    await noteFailure(deps, account, address);
    throw new AppError('staff.network.denied');
  }
  const token = await open(deps, account, address);
  await tries.forget(subject);
  await tries.forget(`password:${key}`);
  return token;
}

async function open(
  deps: StaffDeps,
  account: { readonly id: bigint; readonly passwordHash: string },
  address: string,
): Promise<string> {
  const token = newToken(deps.random);
  const at = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const now = await readAccount(tx, account.id);
    // The password was changed, or the account taken out of use, while the old one was looked at.
    if (now?.passwordHash !== account.passwordHash || now.disabledAt !== null) {
      throw new AppError('login.failed');
    }
    const sessionId = randomUUID();
    await insertSession(tx, {
      id: sessionId,
      staffId: account.id,
      tokenHash: hashToken(token),
      at,
      expiresAt: new Date(at.getTime() + deps.settings.session.absoluteMs),
      address,
    });
    await insertAudit(
      tx,
      {
        staffId: now.id,
        actor: now.email,
        merchant: null,
        action: 'session.opened',
        subject: now.email,
        address,
        sessionId,
      },
      at,
    );
  });
  return token;
}

async function noteFailure(
  { database, clock }: StaffDeps,
  { id, email }: { readonly id: bigint; readonly email: string },
  address: string,
): Promise<void> {
  await database.transaction((tx) =>
    insertAudit(
      tx,
      {
        staffId: id,
        actor: email,
        merchant: null,
        action: 'session.refused',
        subject: email,
        address,
      },
      clock.now(),
    ),
  );
}
