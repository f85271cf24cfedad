import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import { findPlayer } from '../player.repository.ts';
import type { Rotation } from '../remember.ts';
import { answerOf, requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

type Known = Extract<Rotation, { outcome: 'ok' }>;

/**
 * Finds the session of a browser again and replaces the token of its cookie. While the session lives
 * it is the same one for all pages of the browser. Where it does not, whoever asked to stay signed in
 * gets another, and nobody else. A token that comes a second time ends the family, its sessions too,
 * and its owner hears of it.
 */
export async function resume(
  deps: IdentityDeps,
  token: string | undefined,
  visitor: Visitor,
): Promise<SignedIn> {
  const { database, remember, sessions, notices } = deps;
  if (token === undefined) throw new AppError('session.expired');
  const settings = await deps.settings.registration(visitor.merchant);
  // The refusal comes after the commit: what a reuse revoked must stay revoked.
  const signedIn = await database.transaction(async (tx) => {
    const rotation = await remember.rotate(tx, token, visitor.merchant);
    if (rotation.outcome === 'unknown') return null;
    const player = await findPlayer(tx, rotation.playerId);
    if (player === null) return null;
    if (rotation.outcome === 'reused') {
      await sessions.end(tx, familySessions(rotation), 'reuse');
      await notices.tellContact(tx, player, { template: 'remember.reused' });
      return null;
    }
    await requireEntry(deps, tx, player, visitor, settings);
    return (
      (await rejoin(deps, tx, rotation, player, settings)) ??
      (await signInAnew(deps, tx, rotation, player, visitor, settings))
    );
  });
  if (signedIn === null) throw new AppError('session.expired');
  return signedIn;
}

/** The session that the browser has, as one more of its pages takes part in it: no new sign-in. */
async function rejoin(
  deps: IdentityDeps,
  tx: Tx,
  { family, sessionToken }: Known,
  player: Player,
  settings: RegistrationSettings,
): Promise<SignedIn | null> {
  const { sessions, remember } = deps;
  const session = sessionToken === null ? null : await sessions.take(tx, sessionToken);
  if (session === null) return null;
  const { mustChangePassword: passwordExpired } = session;
  const facts = { session, firstTimeLogin: false, passwordExpired };
  const value = await answerOf(deps, tx, player, settings, facts);
  return { value, remembered: await remember.hand(tx, family, session.token) };
}

async function signInAnew(
  deps: IdentityDeps,
  tx: Tx,
  { family }: Known,
  player: Player,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<SignedIn | null> {
  if (!family.lasting) return null;
  const passwordExpired = isPasswordExpired(player, settings.password, deps.clock.now());
  const facts = { family, rememberMe: true, passwordExpired, secondStepDone: true };
  return signIn(deps, tx, player, visitor, settings, facts);
}

function familySessions({ playerId, familyId }: Extract<Rotation, { outcome: 'reused' }>) {
  return { playerId, familyId };
}
