import { registrationFields } from '@arara/rules';
import type { RegistrationForm, RegistrationMethod } from '@arara/rules';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faultCode, faultWords } from '../../../lib/fault-text.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { askAnew } from '../../../lib/kept.ts';
import { renewCaptcha } from '../api/captcha.ts';
import { checkInvitations } from '../api/invitations.ts';
import { useRegisterMobile } from '../api/phone.ts';
import { registerSettingsQuery } from '../api/register-settings.ts';
import { useRegister } from '../api/register.ts';
import { dropRegistration, keepRegistration, readRegistration } from '../register-draft.ts';
import { solveBotCheck } from '../bot-check.ts';
import { drawnBy, issuesOf, showIssues, showRefusal } from './register-issues.ts';
import { useBroughtCodes } from './use-brought-codes.ts';
import { stepsOf } from './register-steps.ts';
import type { RegisterStep } from './register-steps.ts';
import { mobileBody, registrationBody } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';

const codeFault = 'invitation_code_error';

/** The rules of the form, and who sends the code that it asks for. */
export type RegistrationSettings = RegistrationForm & {
  readonly mobile: { readonly firebase: boolean };
};

interface Registration {
  readonly settings: RegistrationSettings;
  readonly form: UseFormReturn<RegisterValues>;
  readonly method: RegistrationMethod;
  readonly onDone: (accountNumber: string | null) => void;
}

/** Where the form stands, and what sending it does: the code of the address first, then the rest. */
export function useRegistration({ settings, form, method, onDone }: Registration) {
  const rule = useT('rules');
  const language = useLanguage();
  const byName = useRegister();
  const byMobile = useRegisterMobile();
  const [captchaId, setCaptchaId] = useState('');
  const [warning, setWarning] = useState<string | null>(null);
  const steps = stepsOf(method, settings.mobile.identity);
  // Passwords and codes were not kept: whoever was further goes on where they are typed.
  const [at, setShown] = useState(() => Math.min(readRegistration().at, steps.indexOf('access')));
  const setAt = (next: number): void => {
    setShown(next);
    keepRegistration({ at: next });
  };
  const step = steps[at] ?? 'access';
  const last = at === steps.length - 1;
  const shower = { form, drawn: drawnBy(settings, method), method };
  useBroughtCodes(form, shower.drawn);
  const goTo = (shown: RegisterStep): void => setAt(Math.max(0, steps.indexOf(shown)));

  /** Goes on when this step is good; at the end, when all are. */
  async function submit(values: RegisterValues): Promise<void> {
    const issues = issuesOf(settings, values, method);
    const shownAt = showIssues(shower, issues, last ? null : step, rule);
    if (shownAt !== null) return goTo(shownAt);
    if (!last) return setAt(at + 1);
    try {
      await checkInvitations(values);
      const accountNumber = await send(values);
      dropRegistration();
      onDone(accountNumber);
    } catch (fault) {
      showFault(fault);
    }
  }

  async function send(values: RegisterValues): Promise<string | null> {
    const challenge = await solveBotCheck();
    const captcha = settings.switches.captcha ? { captchaId } : {};
    const proofs = { challenge, language, ...captcha, ...(await proofOf(values)) };
    if (method === 'mobile') {
      const body = { ...mobileBody(values, settings), ...proofs };
      return (await byMobile.mutateAsync(body)).accountNumber;
    }
    await byName.mutateAsync({ ...registrationBody(values, settings), ...proofs });
    return null;
  }

  /** Where the code went by a provider, its word that it was right comes along. */
  async function proofOf({ mobileNum, countryDialingCode, verificationCode }: RegisterValues) {
    const asked = registrationFields(settings, method)['verificationCode']?.enabled === true;
    if (!settings.mobile.firebase || !asked || mobileNum.trim() === '') return {};
    const { proveByProvider } = await import('../phone-provider.ts');
    const firebaseIdToken = await proveByProvider(verificationCode, {
      mobileNum,
      countryDialingCode,
    });
    return { firebaseChannel: 'sms' as const, firebaseIdToken };
  }

  function showFault(fault: unknown): void {
    // Switched off since the rules were read: the form gives way to what the server says now.
    if (faultCode(fault) === 'function.not.available') void askAnew(registerSettingsQuery.queryKey);
    if (faultCode(fault) === codeFault) setWarning(faultWords(fault));
    const where = showRefusal(shower, fault);
    if (where !== null) goTo(where);
    if (!settings.switches.captcha) return;
    form.setValue('captcha', '');
    renewCaptcha();
  }

  return { step, at, last, steps, setAt, setCaptchaId, warning, setWarning, submit };
}
