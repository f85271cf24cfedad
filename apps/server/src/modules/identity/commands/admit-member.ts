import type { BodyOf, register, registerMobile } from '@arara/contract';
import { checkRegistration, dayIn, registrationFields, textOf } from '@arara/rules';
import type { RegistrationMethod } from '@arara/rules';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { RegistrationSettings } from '../identity.settings.ts';
import type { Visitor } from '../identity.types.ts';
import { codesByFirebase, createVerifyPhone } from '../providers/verify-phone.ts';
import type { ProvenPhone } from '../providers/verify-phone.ts';
import { refuseForm } from '../refusals.ts';
import type { RightCode } from '../sms-codes.ts';
import { createFindCodes } from './find-codes.ts';

/** The fields that were sent, whichever way an account is opened. */
export type RegistrationBody = BodyOf<typeof register> | BodyOf<typeof registerMobile>;

/** Text of a field that the form shows; null when it is off or empty. */
export type Shown = (field: string) => string | null;

/** A code of ours, or the word of the provider that sent its own, still to be used up. */
export type NumberProof = RightCode | Pick<ProvenPhone, 'proof'>;

/** The checks before an account is opened, the same whichever way it is. */
export function createAdmission(parts: IdentityParts) {
  const { attempts, botCheck, captchas, passwords, smsCodes } = parts;
  const findCodes = createFindCodes(parts);
  const verifyPhone = createVerifyPhone(parts);

  /** Checks rules, work and image; answers which fields count. */
  async function admit(
    body: RegistrationBody,
    method: RegistrationMethod,
    visitor: Visitor,
    settings: RegistrationSettings,
  ): Promise<Shown> {
    const today = dayIn(settings.timeZone, parts.clock.now());
    const { currency, form } = settings;
    const issues = checkRegistration(form, body, { today, currency, method });
    if (issues.length > 0) throw refuseForm(parts, issues, form, visitor);
    const fields = registrationFields(form, method);
    const shown: Shown = (field) => {
      const text = fields[field]?.enabled === true ? textOf(body, field) : '';
      return text === '' ? null : text;
    };
    if (settings.botCheck.register) await botCheck.require(visitor.merchant, body.challenge);
    if (shown('captcha') !== null) await requireCaptcha(body, visitor.merchant);
    return shown;
  }

  async function requireCaptcha(body: RegistrationBody, merchant: string): Promise<void> {
    if (await captchas.check(merchant, body.captchaId, body.captcha)) return;
    throw new AppError('captcha.wrong', { field: 'captcha', value: { captcha: true } });
  }

  /** The code of the address or the form, and the one of a friend. */
  function codesOf(
    body: RegistrationBody,
    shown: Shown,
    merchant: string,
    settings: RegistrationSettings,
  ): Promise<string[]> {
    const affiliateCode = shown('affiliateCode') ?? textOf(body, 'affiliateCode');
    const given = { affiliateCode, referralCode: shown('referralCode'), domain: body.domain };
    return findCodes(given, merchant, settings);
  }

  /** The proof that confirms a number that was given; null where the form asks for no proof. */
  async function proveNumber(
    mobile: string,
    body: RegistrationBody,
    shown: Shown,
    visitor: Visitor,
    { form }: RegistrationSettings,
  ): Promise<NumberProof | null> {
    const typed = shown('verificationCode');
    if (typed === null) return null;
    if (!codesByFirebase(parts, form)) return judgeCode(mobile, typed, visitor);
    const person = await verifyPhone(body.firebaseIdToken ?? '').catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'provider.failed') return null;
      throw error;
    });
    if (person?.mobile === mobile) return person;
    throw new AppError('sms.code.invalid', { field: 'verificationCode' });
  }

  /**
   * Judges the code of a number that is to be confirmed. Guesses count under the number, like those
   * of a password; the code itself is used up together with the opening of the account.
   */
  async function judgeCode(
    mobile: string,
    typed: string,
    { merchant, address }: Visitor,
  ): Promise<RightCode> {
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

  /** The operator's default password is nobody's own. */
  async function refuseFlagged(password: string, settings: RegistrationSettings): Promise<void> {
    const { flaggedHash } = settings.password;
    if (flaggedHash === null || !(await passwords.verify(flaggedHash, password))) return;
    throw new AppError('password.weak', { field: 'password' });
  }

  return { admit, codesOf, refuseFlagged, proveNumber };
}
