import { api } from '../../../lib/api.ts';
import { ApiError } from '@arara/client';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { invitationNames } from '../invitation.ts';
import type { InvitationName } from '../invitation.ts';

/**
 * Throws when a code brings nobody, with the field that it was typed into. Where codes count no longer
 * nobody is kept out by one.
 */
export async function checkInvitation(name: InvitationName, code: string): Promise<void> {
  try {
    await api('affiliateCheck', { query: { code, domain: location.hostname } });
  } catch (error) {
    if (faultCode(error) === 'function.not.available') return;
    if (faultCode(error) !== 'invitation_code_error') throw error;
    const message = faultText(error);
    throw new ApiError({ code: 'invitation_code_error', status: 422, message, field: name });
  }
}

/** The same for all codes of a form; what is left empty is none. */
export async function checkInvitations(
  codes: Readonly<Record<InvitationName, string>>,
): Promise<void> {
  for (const name of invitationNames) {
    const code = codes[name].trim();
    if (code !== '') await checkInvitation(name, code);
  }
}
