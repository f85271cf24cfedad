import { expect, test } from 'vitest';
import { phoneFaultOf } from './phone-faults.ts';
import type { PhoneFault } from './phone-faults.ts';

const said: readonly [string | undefined, PhoneFault][] = [
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'invalid'],
  ['MISSING_PHONE_NUMBER', 'missing'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too.many'],
  ['INVALID_CODE', 'code.invalid'],
  ['MISSING_CODE', 'code.missing'],
  ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed - EXPIRED', 'captcha'],
  ['MISSING_RECAPTCHA_TOKEN', 'captcha'],
  ['QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.', 'quota'],
  ['OPERATION_NOT_ALLOWED', 'off'],
  ['SESSION_EXPIRED', 'expired'],
  ['INVALID_SESSION_INFO', 'expired'],
  ['SOMETHING_NEW', 'unknown'],
  [undefined, 'unknown'],
];

test.each(said)('the provider’s %s is the failure %s', (message, fault) => {
  expect(phoneFaultOf(message)).toBe(fault);
});
