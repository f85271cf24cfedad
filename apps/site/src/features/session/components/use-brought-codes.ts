import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { translate } from '../../../lib/i18n.ts';
import { showAtField, showAtForm } from '../../../lib/show-at-field.ts';
import type { Shown } from '../../../lib/show-at-field.ts';
import { checkInvitation } from '../api/invitations.ts';
import { invitationCode, invitationNames, refuseInvitation } from '../invitation.ts';
import type { InvitationName } from '../invitation.ts';
import type { RegisterValues } from './register-values.ts';

/**
 * Asks at the start whether the codes that the address brought are somebody's. One that is nobody's is
 * told at its field, which opens; where no field could mend it, it is let go of and the form says so.
 */
export function useBroughtCodes(
  form: UseFormReturn<RegisterValues>,
  drawn: Shown<RegisterValues>,
): void {
  const tell = useEffectEvent((name: InvitationName, code: string, error: unknown) => {
    // An answer that did not come says nothing of the code: it is asked again when the form is sent.
    const isNone = faultCode(error) === 'invitation_code_error';
    if (!isNone || form.getValues(name) !== code) return;
    if (showAtField(form, drawn, name, faultText(error), { focus: false })) return;
    refuseInvitation(name, code);
    form.setValue(name, '');
    showAtForm(form, translate('auth', 'register.codeless'));
  });
  const begin = useEffectEvent(() => {
    for (const name of invitationNames) {
      const code = invitationCode(name);
      if (code === '' || form.getValues(name) !== code) continue;
      checkInvitation(name, code).catch((error: unknown) => tell(name, code, error));
    }
  });
  useEffect(() => begin(), []);
}
