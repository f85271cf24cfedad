import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { hasAccepted, insertAcceptance } from './terms.repository.ts';

/**
 * The member agrees to the terms of now, by the number that they read. A repeat changes nothing. Throws
 * `terms.outdated` for another number, with that of now. A version that is published meanwhile is not agreed to: the
 * member is asked for it in turn.
 */
export async function acceptTerms(
  deps: IdentityDeps,
  { session: { playerId }, merchant, address }: SignedCaller,
  version: number,
): Promise<{ readonly termsDue: boolean }> {
  const { database, clock, settings } = deps;
  if (!(await hasAccepted(database.read, playerId, version))) {
    const present = await settings.termsPresent(merchant);
    if (version !== present) throw new AppError('terms.outdated', { value: { present } });
    await database.transaction((tx) =>
      insertAcceptance(tx, playerId, { version, at: clock.now(), address }),
    );
  }
  return { termsDue: await deps.owesTerms(playerId) };
}
