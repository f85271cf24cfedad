/** The faults that can occur while a provider proves a phone (specification, section 8). */
export type PhoneFault =
  | 'invalid'
  | 'missing'
  | 'too.many'
  | 'unknown'
  | 'code.invalid'
  | 'code.missing'
  | 'captcha'
  | 'quota'
  | 'off'
  | 'expired'
  | 'closed';

/** After too many requests the provider is asked again in five minutes (section 9). */
export const waitSeconds = 5 * 60;

/** The provider's names for its failures. */
const named: Readonly<Record<string, PhoneFault>> = {
  INVALID_PHONE_NUMBER: 'invalid',
  MISSING_PHONE_NUMBER: 'missing',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too.many',
  INVALID_CODE: 'code.invalid',
  MISSING_CODE: 'code.missing',
  CAPTCHA_CHECK_FAILED: 'captcha',
  INVALID_RECAPTCHA_TOKEN: 'captcha',
  MISSING_RECAPTCHA_TOKEN: 'captcha',
  QUOTA_EXCEEDED: 'quota',
  OPERATION_NOT_ALLOWED: 'off',
  SESSION_EXPIRED: 'expired',
  INVALID_SESSION_INFO: 'expired',
  MISSING_SESSION_INFO: 'expired',
};

/** The fault in the provider's answer: its name may be followed by a colon and details. */
export function phoneFaultOf(message: string | undefined): PhoneFault {
  return named[message?.split(' ')[0] ?? ''] ?? 'unknown';
}
