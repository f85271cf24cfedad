import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { IdentityQueries } from '../identity.queries.ts';
import { findPasswordHash } from '../player.repository.ts';
import { findStep, sessionStart } from './factor.repository.ts';

/** A member without a password has just come in by the way that the account has. */
const freshMs = 10 * 60_000;

export interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

export type OwnerProof = (caller: SignedCaller, proof: Proof) => Promise<void>;
/** The password alone; `field` is where the caller's form has it. */
export type PasswordProof = (
  caller: Pick<SignedCaller, 'session' | 'address'>,
  password: string,
  field?: string,
) => Promise<void>;

/**
 * The password again, so that a session left open is not enough. A member without one proves it by the
 * sign-in itself, as long as that is no older than ten minutes.
 */
export function createPasswordProof(
  { database, clock }: IdentityParts,
  verifyPassword: IdentityQueries['verifyPassword'],
): PasswordProof {
  const db = database.read;

  return async function provePassword({ session, address }, password, field = 'password') {
    if ((await findPasswordHash(db, session.playerId)) === null) {
      const start = await sessionStart(db, session.id);
      const fresh = start !== null && clock.now().getTime() - start.getTime() < freshMs;
      if (!fresh) throw new AppError('session.old');
    } else if (!(await verifyPassword(session.playerId, password, address))) {
      throw new AppError('password.wrong', { field });
    }
  };
}

/**
 * Before anything changes that the account is proven with: the password again, and a code where the
 * member asked for a second step.
 */
export function createOwnerProof(
  { database, secondSteps, tries }: IdentityParts,
  provePassword: PasswordProof,
): OwnerProof {
  const db = database.read;

  async function proveCode(playerId: bigint, code: string | undefined) {
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

  return async function prove(caller, { password, code }) {
    await provePassword(caller, password);
    await proveCode(caller.session.playerId, code);
  };
}
