import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { verifyPassword } from '../commands/verify-password.ts';
import { findPasswordHash, lockPlayer } from '../player.repository.ts';
import { findStep, sessionStart } from './factor.repository.ts';

export interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * The password again, so that a session left open is not enough. A member without one proves it by the
 * sign-in itself, as long as that is no older than ten minutes. `field` is where the caller's form has it.
 */
export async function provePassword(
  deps: IdentityDeps,
  { session, address }: Pick<SignedCaller, 'session' | 'address'>,
  password: string,
  field = 'password',
): Promise<void> {
  const { clock, database, security } = deps;
  const db = database.read;
  if ((await findPasswordHash(db, session.playerId)) === null) {
    const start = await sessionStart(db, session.id);
    const fresh =
      start !== null && clock.now().getTime() - start.getTime() < security.freshSignInMs;
    if (!fresh) throw new AppError('session.old');
  } else if (!(await verifyPassword(deps, session.playerId, password, address))) {
    throw new AppError('password.wrong', { field });
  }
}

/**
 * Before anything changes that the account is proven with: the password again, and a code where the
 * member asked for a second step.
 */
export async function proveOwner(
  deps: IdentityDeps,
  caller: SignedCaller,
  { password, code }: Proof,
): Promise<void> {
  await provePassword(deps, caller, password);
  await proveCode(deps, caller.session.playerId, code);
}

/** Changes the proofs of an account for its proven owner; other changes of the member wait for this one. */
export async function changeAsOwner<T>(
  deps: IdentityDeps,
  caller: SignedCaller,
  proof: Proof,
  change: (tx: Tx, playerId: bigint) => Promise<T>,
): Promise<T> {
  await proveOwner(deps, caller, proof);
  const { playerId } = caller.session;
  return deps.database.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    return change(tx, playerId);
  });
}

async function proveCode(deps: IdentityDeps, playerId: bigint, code: string | undefined) {
  const { tries, secondSteps, database } = deps;
  const db = database.read;
  const step = await findStep(db, playerId);
  if (!step.totp && !step.passkeyStep) return;
  if (code === undefined) throw new AppError('factor.wrong', { field: 'code' });
  const counted = await tries.take(`factor:${playerId}`);
  if (!(await secondSteps.takeCode(db, playerId, code))) {
    await counted.failed();
    throw new AppError('factor.wrong', { field: 'code' });
  }
  await counted.succeeded();
}
