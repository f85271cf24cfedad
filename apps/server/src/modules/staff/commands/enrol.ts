import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { offerOf } from '../../../platform/totp.ts';
import type { TotpOffer } from '../../../platform/totp.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { offerTotp } from '../totp.repository.ts';

/** The name under which an authenticator app lists the account. */
const issuer = 'Arara staff';
const secretBytes = 20;

/**
 * Offers a secret to an account without a confirmed app; throws `totp.on` where it has one. A password
 * that somebody else has seen is changed first.
 */
export async function enrol(deps: StaffDeps, staff: StaffSession): Promise<TotpOffer> {
  if (staff.next === 'password') throw new AppError('password.change.required');
  const offer = offerOf(deps.random(secretBytes), issuer, staff.email);
  const box = deps.totpBox.seal(Buffer.from(offer.secret));
  const isOffered = await deps.database.transaction((tx) => offerTotp(tx, staff.id, box));
  if (!isOffered) throw new AppError('totp.on');
  return offer;
}
