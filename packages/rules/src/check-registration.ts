import { isPositive, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import { ageOn } from './age.ts';
import { checkForm, withMandatory } from './check-form.ts';
import { fieldRule } from './field-rule.ts';
import type { FieldRules } from './field-rule.ts';
import type { Issue } from './issue.ts';
import { textOf } from './values.ts';
import type { Values } from './values.ts';

/** The registration form as the operator set it; the answer of `registerSettingsCall` fits. */
export interface RegistrationForm {
  readonly fields: FieldRules;
  readonly switches: { readonly captcha: boolean; readonly referral: boolean };
  readonly ageMinimum: number;
  readonly terms: { readonly version: string };
  readonly mobile: {
    readonly verification: boolean;
    readonly password: boolean;
    readonly identity: boolean;
  };
  readonly limits: {
    readonly required: boolean;
    readonly lossDay: { readonly max: string };
    readonly timeDayMinutes: { readonly max: number };
  };
}

/** The two ways to open an account: under a name of one's own, or by a mobile number. */
export type RegistrationMethod = 'username' | 'mobile';

const ageMax = 120;
const codeRule = fieldRule('any', 1, 255);

/** The fields of a form with the operator's switches applied: what is shown and checked. */
export function registrationFields(
  form: RegistrationForm,
  method: RegistrationMethod = 'username',
): FieldRules {
  const { captcha, referralCode, verificationCode, ...fields } = withMandatory(form.fields);
  const shown: Record<string, FieldRules[string]> =
    method === 'mobile' ? mobileFields(form, fields) : { ...fields };
  if (method === 'username' && form.mobile.verification && fields.mobileNum?.enabled === true) {
    shown.verificationCode = verificationCode;
  }
  if (form.switches.referral) shown.referralCode = referralCode;
  if (form.switches.captcha) shown.captcha = captcha ?? fieldRule('letters-and-digits', 4, 8);
  return shown;
}

/** By mobile: the number, its proof, a password where one is wanted, and what the law wants. */
function mobileFields(
  { mobile }: RegistrationForm,
  { mobileNum, password, confirmPassword, idNumber, affiliateCode }: FieldRules,
): Record<string, FieldRules[string]> {
  return {
    mobileNum: { ...(mobileNum ?? fieldRule('phone', 8, 20)), ...forced },
    ...(mobile.verification ? { verificationCode: codeRule } : {}),
    ...(mobile.password ? { password, confirmPassword } : {}),
    ...(mobile.identity ? { idNumber: forcedIdNumber(idNumber) } : {}),
    affiliateCode,
  };
}

const forced = { enabled: true, required: true };

const forcedIdNumber = (rule: FieldRules[string]) => ({
  ...(rule ?? fieldRule('cpf', 11, 14)),
  ...forced,
});

interface RegistrationContext {
  readonly today: string;
  readonly currency: Currency;
  readonly method?: RegistrationMethod;
}

/**
 * Checks a registration as the browser and the server both do. `today` is the day in the site's
 * time zone, `currency` that of the member's wallet.
 */
export function checkRegistration(
  form: RegistrationForm,
  values: Values,
  { today, currency, method = 'username' }: RegistrationContext,
): Issue[] {
  const unproven = textOf(values, 'mobileNum') === '';
  // Nobody confirms a number that was not given.
  const fields = Object.entries(registrationFields(form, method)).filter(
    ([field]) => field !== 'verificationCode' || !unproven,
  );
  const wantsBirthDate = method === 'username' || form.mobile.identity;
  return [
    ...checkForm(Object.fromEntries(fields), values),
    ...(wantsBirthDate ? checkBirthDate(form, textOf(values, 'birthDate'), today) : []),
    ...checkTerms(form, values.terms),
    ...checkLimits(form, values.limits, currency),
  ];
}

/** The identity of a person, told after the registration: the CPF and the birth date as a form asks for them. */
export function checkIdentity(
  form: Pick<RegistrationForm, 'fields' | 'ageMinimum'>,
  values: Values,
  today: string,
): Issue[] {
  return [
    ...checkForm({ idNumber: forcedIdNumber(form.fields.idNumber) }, values),
    ...checkBirthDate(form, textOf(values, 'birthDate'), today),
  ];
}

function checkBirthDate(
  form: Pick<RegistrationForm, 'ageMinimum'>,
  birthDate: string,
  today: string,
): Issue[] {
  const field = 'birthDate';
  if (birthDate === '') return [{ field, code: 'field.required', key: 'required', params: {} }];
  const age = ageOn(today, birthDate);
  if (age === null || age < 0 || age > ageMax) {
    return [{ field, code: 'field.rule', key: 'birthDate', params: {} }];
  }
  if (age >= form.ageMinimum) return [];
  return [{ field, code: 'age.minimum', key: 'age', params: { age: form.ageMinimum } }];
}

function checkTerms(form: RegistrationForm, terms: unknown): Issue[] {
  const { version, agreed } = recordOf(terms);
  if (agreed !== true)
    return [{ field: 'terms', code: 'field.required', key: 'terms', params: {} }];
  if (version === form.terms.version) return [];
  return [{ field: 'terms', code: 'terms.outdated', key: 'terms.outdated', params: {} }];
}

function checkLimits(form: RegistrationForm, limits: unknown, currency: Currency): Issue[] {
  if (limits === undefined || limits === null) {
    const missing: Issue = { field: 'limits', code: 'field.required', key: 'required', params: {} };
    return form.limits.required ? [missing] : [];
  }
  const { lossDay, timeDayMinutes } = recordOf(limits);
  return [
    ...checkLossDay(form.limits.lossDay.max, lossDay, currency),
    ...checkTimeDay(form.limits.timeDayMinutes.max, timeDayMinutes),
  ];
}

function checkLossDay(maxText: string, given: unknown, currency: Currency): Issue[] {
  const field = 'limits.lossDay';
  const [amount, max] = [parseMoney(given, currency), parseMoney(maxText, currency)];
  if (!amount.ok || !isPositive(amount.value)) {
    return [{ field, code: 'amount.invalid', key: 'amount', params: {} }];
  }
  if (!max.ok || amount.value.minor <= max.value.minor) return [];
  return [{ field, code: 'field.rule', key: 'limit.max', params: { limit: maxText } }];
}

function checkTimeDay(max: number, given: unknown): Issue[] {
  const good = typeof given === 'number' && Number.isInteger(given) && given >= 15 && given <= max;
  if (good) return [];
  return [
    {
      field: 'limits.timeDayMinutes',
      code: 'field.rule',
      key: 'limit.minutes',
      params: { min: 15, max },
    },
  ];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
