import type { RegistrationMethod } from '@arara/rules';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import type { RegisterValues } from './components/register-values.ts';
import { invitationCode, invitationNames } from './invitation.ts';

const name = 'register';

/** A field that is good for once, or for its owner's memory only, is typed again. */
const secrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
] as const satisfies readonly (keyof RegisterValues)[];

interface RegisterDraft {
  readonly values: Partial<RegisterValues>;
  readonly method: RegistrationMethod;
  /** The step that was shown, from 0. */
  readonly at: number;
}

/** The registration that was typed in this tab and closed, or reloaded, before it was sent. */
export function readRegistration(): RegisterDraft {
  const kept = readDraft(name) as RegisterDraft | null;
  return kept ?? { values: {}, method: 'username', at: 0 };
}

/** Keeps a part of what the form says and where it stands; never a password, nor a code that was sent. */
export function keepRegistration({ values, ...place }: Partial<RegisterDraft>): void {
  const typed = values === undefined ? {} : { values: withoutSecrets(values) };
  keepDraft(name, { ...readRegistration(), ...place, ...typed }, 'tab');
}

/** An account was opened with it, or it was cleared. */
export const dropRegistration = (): void => dropDraft(name);

function withoutSecrets(values: Partial<RegisterValues>): Partial<RegisterValues> {
  const kept = { ...values };
  for (const secret of secrets) Reflect.deleteProperty(kept, secret);
  // A code that the address brings comes with it again, and another link brings another.
  for (const code of invitationNames) {
    const isTyped = kept[code] !== '' && kept[code] !== invitationCode(code);
    if (!isTyped) Reflect.deleteProperty(kept, code);
  }
  return kept;
}
