import { dayIn } from '@arara/calendar';
import type { BodyOf, registerCall, registerMobileCall } from '@arara/contract';
import { checkRegistration, registrationFields, textOf } from '@arara/rules';
import type { RegistrationMethod } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Visitor } from '../identity.types.ts';
import { codesByFirebase, verifyPhone } from '../providers/verify-phone.ts';
import type { ProvenPhone } from '../providers/verify-phone.ts';
import { refuseForm } from '../refusals.ts';
import type { RightCode } from '../sms-codes.ts';
import { findCodes } from './find-codes.ts';

/** The fields that were sent, whichever way an account is opened. */
export type RegistrationBody = BodyOf<typeof registerCall> | BodyOf<typeof registerMobileCall>;

/** Text of a field that the form shows; null when it is off or empty. */
export type Shown = (field: string) => string | null;

/** A code of ours, or the word of the provider that sent its own, still to be used up. */
export type NumberProof = RightCode | Pick<ProvenPhone, 'proof'>;

/** Checks rules, work and image; answers which fields count. */
export async function admitMember(
  deps: IdentityDeps,
  body: RegistrationBody,
  method: RegistrationMethod,
  visitor: Visitor,
  settings: RegistrationSettings,
): Promise<Shown> {
  const { botCheck } = deps;
  const today = dayIn(settings.timeZone, deps.clock.now());
  const { currency, form } = settings;
  const issues = checkRegistration(form, body, { today, currency, method });
  if (issues.length > 0) throw refuseForm(deps, issues, form, visitor);
  const fields = registrationFields(form, method);
  const shown: Shown = (field) => {
    const text = fields[field]?.enabled === true ? textOf(body, field) : '';
    return text === '' ? null : text;
  };
  if (settings.botCheck.register) await botCheck.require(visitor.merchant, body.challenge);
  if (shown('captcha') !== null) await requireCaptcha(deps, body, visitor.merchant);
  return shown;
}

/** The code of the address or the form, and the one of a friend. */
export function codesOf(
  deps: IdentityDeps,
  body: RegistrationBody,
  shown: Shown,
  merchant: string,
  settings: RegistrationSettings,
): Promise<string[]> {
  const affiliateCode = shown('affiliateCode') ?? textOf(body, 'affiliateCode');
  const given = { affiliateCode, referralCode: shown('referralCode'), domain: body.domain };
  return findCodes(deps, given, merchant, settings);
}

/** The proof that confirms a number that was given; null where the form asks for no proof. */
export async function proveNewNumber(
  deps: IdentityDeps,
  mobile: string,
  body: RegistrationBody,
  shown: Shown,
  visitor: Visitor,
  { form }: RegistrationSettings,
): Promise<NumberProof | null> {
  const typed = shown('verificationCode');
  if (typed === null) return null;
  if (!codesByFirebase(deps, form)) return judgeCode(deps, mobile, typed, visitor);
  const person = await verifyPhone(deps, body.firebaseIdToken ?? '').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'provider.failed') return null;
    throw error;
  });
  if (person?.mobile === mobile) return person;
  throw new AppError('sms.code.invalid', { field: 'verificationCode' });
}

/** The operator's default password is nobody's own. */
export async function refuseFlagged(
  deps: IdentityDeps,
  password: string,
  settings: RegistrationSettings,
): Promise<void> {
  const { passwords } = deps;
  const { flaggedHash } = settings.password;
  if (flaggedHash === null || !(await passwords.verify(flaggedHash, password))) return;
  throw new AppError('password.weak', { field: 'password' });
}

async function requireCaptcha(
  deps: IdentityDeps,
  body: RegistrationBody,
  merchant: string,
): Promise<void> {
  const { captchas } = deps;
  if (await captchas.check(merchant, body.captchaId, body.captcha)) return;
  throw new AppError('captcha.wrong', { field: 'captcha', value: { captcha: true } });
}

/**
 * Judges the code of a number that is to be confirmed. Guesses count under the number, like those
 * of a password; the code itself is used up together with the opening of the account.
 */
async function judgeCode(
  deps: IdentityDeps,
  mobile: string,
  typed: string,
  { merchant, address }: Visitor,
): Promise<RightCode> {
  const { attempts, smsCodes } = deps;
  const counted = await attempts.guard(merchant, `register ${mobile}`, address).take();
  try {
    const code = await smsCodes.judge({ merchant, purpose: 'register', to: mobile }, typed);
    await counted.succeeded();
    return code;
  } catch (error) {
    await counted.failed();
    throw error;
  }
}
