import { z } from 'zod';
import { call } from './call.ts';
import { Proof, proofErrors } from './factors.ts';
import { Empty } from './primitives.ts';
import { DialingCode, MobileNum, VerificationCode } from './session.ts';

const Email = z.string().trim().min(1).max(254);

const sending = {
  auth: 'account',
  sealed: true,
  limit: { by: 'session', points: 10, seconds: 300 },
} as const;

/** Beside the code five wrong tries end it, however many sessions there are. */
const confirming = { ...sending, limit: { by: 'session', points: 30, seconds: 300 } } as const;

export const startEmailCall = call({
  ...sending,
  name: 'startEmail',
  summary:
    'Sends a code to an e-mail address that is to be the member’s; needs proof of the owner.',
  method: 'POST',
  path: '/api/account/email/code',
  module: 'COMM3',
  body: z.strictObject({ ...Proof, email: Email }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: [
    ...proofErrors,
    'field.required',
    'field.rule',
    'contact.same',
    'email.wait',
    'email.too.many',
  ],
});

export const confirmEmailCall = call({
  ...confirming,
  name: 'confirmEmail',
  summary: 'Takes the address over with the code that was sent to it; the old one is told.',
  method: 'PUT',
  path: '/api/account/email',
  module: 'COMM3',
  body: z.strictObject({ email: Email, verificationCode: VerificationCode }),
  value: Empty,
  errors: ['email.code.invalid'],
});

export const startMobileCall = call({
  ...sending,
  name: 'startMobile',
  summary: 'Sends a code to a mobile number that is to be the member’s; needs proof of the owner.',
  method: 'POST',
  path: '/api/account/mobile/code',
  module: 'VERIFICATION3',
  body: z.strictObject({
    ...Proof,
    mobileNum: MobileNum,
    countryDialingCode: DialingCode.optional(),
  }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: [
    ...proofErrors,
    'field.rule',
    'contact.same',
    'sms.wait',
    'sms.too.many',
    'sms.unavailable',
  ],
});

export const confirmMobileCall = call({
  ...confirming,
  name: 'confirmMobile',
  summary: 'Takes the number over with the code that was sent to it; it signs in from then on.',
  method: 'PUT',
  path: '/api/account/mobile',
  module: 'VERIFICATION3',
  body: z.strictObject({
    mobileNum: MobileNum,
    countryDialingCode: DialingCode.optional(),
    verificationCode: VerificationCode,
  }),
  value: Empty,
  errors: ['field.rule', 'sms.code.invalid', 'sms.code.expired', 'mobile.taken'],
});
