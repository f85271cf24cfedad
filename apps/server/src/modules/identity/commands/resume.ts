import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Visitor } from '../identity.types.ts';
import { isPasswordExpired } from '../password-expiry.ts';
import { findPlayer } from '../player.repository.ts';
import type { Rotation } from '../remember.ts';
import { requireEntry, signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

/**
 * Signs a remembered member in and replaces the token of the cookie. A token that comes a second
 * time ends the remembered sign-in, its sessions too, and its owner hears of it.
 */
export function createResume(parts: IdentityParts) {
  const { database, remember, sessions, mails } = parts;

  return async function resume(token: string | undefined, visitor: Visitor): Promise<SignedIn> {
    if (token === undefined) throw new AppError('session.expired');
    const settings = await parts.settings.registration(visitor.merchant);
    // The refusal comes after the commit: what a reuse revoked must stay revoked.
    const signedIn = await database.transaction(async (tx) => {
      const rotation = await remember.rotate(tx, token, visitor.merchant);
      if (rotation.outcome === 'unknown') return null;
      const player = await findPlayer(tx, rotation.playerId);
      if (player === null) return null;
      if (rotation.outcome === 'reused') {
        await sessions.end(tx, familySessions(rotation), 'reuse');
        await mails.tell(tx, player, 'remember.reused', { link: parts.siteUrl(player.merchant) });
        return null;
      }
      await requireEntry(parts, tx, player, visitor, settings);
      const passwordExpired = isPasswordExpired(player, settings.password, parts.clock.now());
      const { remembered } = rotation;
      const facts = { remembered, passwordExpired, secondStepDone: true };
      return signIn(parts, tx, player, visitor, settings, facts);
    });
    if (signedIn === null) throw new AppError('session.expired');
    return signedIn;
  };
}

function familySessions({ playerId, familyId }: Extract<Rotation, { outcome: 'reused' }>) {
  return { playerId, familyId };
}
