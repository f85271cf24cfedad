import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { CallerSession } from '../../../platform/http/caller.ts';
import { findCode, insertCode, takeCode } from '../code.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import { findPlayer, lockPlayer } from '../player.repository.ts';
import { findSessionById } from '../session.repository.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

/** Makes the code that signs a member in once, within a minute, from an address. */
export async function createSignInCode(
  deps: IdentityDeps,
  tx: Tx,
  player: Pick<Player, 'id' | 'merchant'>,
) {
  const code = newToken(deps.random);
  await insertCode(tx, {
    hash: hashToken(code),
    purpose: 'sign-in',
    playerId: player.id,
    merchant: player.merchant,
    expiresAt: new Date(deps.clock.now().getTime() + deps.security.signInCodeMs),
  });
  return code;
}

/** A code for the owner of a session, who is about to use another device. */
export async function issueSignInCode(
  deps: IdentityDeps,
  { id: sessionId, playerId: id, merchant }: CallerSession,
) {
  const expiresAt = deps.clock.now().getTime() + deps.security.signInCodeMs;
  const code = await deps.database.transaction(async (tx) => {
    // A session that is ended at the same moment leaves no code behind.
    await lockPlayer(tx, id);
    if ((await findSessionById(tx, sessionId)) === null) throw new AppError('session.expired');
    return createSignInCode(deps, tx, { id, merchant });
  });
  return { code, expiresAt };
}

/** Signs in with a one-time code; it works once, whatever comes of it. */
export async function exchangeCode(
  deps: IdentityDeps,
  code: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const { clock, database } = deps;
  const { merchant } = visitor;
  const settings = await deps.settings.registration(merchant);
  const lookup = {
    hash: hashToken(code),
    purpose: 'sign-in',
    merchant,
    now: clock.now(),
  } as const;
  const playerId = await findCode(database.read, lookup);
  const player = playerId === null ? null : await findPlayer(database.read, playerId);
  if (player === null) throw new AppError('session.code.invalid');
  const passwordExpired = isPasswordExpired(player, settings.password, clock.now());
  const facts = { rememberMe: false, passwordExpired };
  try {
    return await database.transaction(async (tx) => {
      // A new password that comes meanwhile finds either the code or the session that it opened.
      await lockPlayer(tx, player.id);
      if ((await takeCode(tx, lookup)) === null) throw new AppError('session.code.invalid');
      await requireEntry(deps, tx, player, visitor, settings);
      return signIn(deps, tx, player, visitor, settings, facts);
    });
  } catch (error) {
    await database.transaction((tx) => takeCode(tx, lookup));
    throw error;
  }
}
