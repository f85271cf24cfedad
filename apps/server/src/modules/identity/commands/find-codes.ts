import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';

/** Codes of whoever brought somebody, as they were sent; null or empty: none. */
export interface GivenCodes {
  readonly affiliateCode: string | null;
  /** A friend's code. */
  readonly referralCode: string | null;
  readonly domain: string | undefined;
}

/**
 * The invitations that came along, each of which must be good. A house without invitations takes no
 * notice of any: links that once brought people lie around.
 */
export async function findCodes(
  deps: IdentityDeps,
  { domain, ...given }: GivenCodes,
  merchant: string,
  settings: RegistrationSettings,
): Promise<string[]> {
  const { invitations } = deps;
  if (!settings.invitationsOn) return [];
  const codes: string[] = [];
  for (const [field, code] of Object.entries(given)) {
    if (code === null || code === '') continue;
    const found = await invitations.findCode(merchant, code, domain ?? null);
    if (found === null) throw new AppError('invitation_code_error', { field });
    codes.push(found.code);
  }
  return codes;
}
