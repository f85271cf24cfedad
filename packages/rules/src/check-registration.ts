import { isPositive, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import { ageOn } from './age.ts';
import { checkForm, withMandatory } from './check-form.ts';
import { fieldRule } from './field-rule.ts';
import type { FieldRules } from './field-rule.ts';
import type { Issue } from './issue.ts';
import { textOf } from './values.ts';
import type { Values } from './values.ts';

/** The registration form as the operator set it; the answer of `registerSettings` fits. */
export interface RegistrationForm {
  readonly fields: FieldRules;
  readonly switches: { readonly captcha: boolean; readonly referral: boolean };
  readonly ageMinimum: number;
  readonly terms: { readonly version: string };
  readonly limits: {
    readonly required: boolean;
    readonly lossDay: { readonly max: string };
    readonly timeDayMinutes: { readonly max: number };
  };
}

const ageMax = 120;

/** The fields of the form with the operator's switches applied: what is shown and checked. */
export function registrationFields(form: RegistrationForm): FieldRules {
  const { captcha, referralCode, ...fields } = withMandatory(form.fields);
  const shown: Record<string, FieldRules[string]> = { ...fields };
  if (form.switches.referral) shown.referralCode = referralCode;
  if (form.switches.captcha) shown.captcha = captcha ?? fieldRule('letters-and-digits', 4, 8);
  return shown;
}

/**
 * Checks a registration as the browser and the server both do. `today` is the day in the site's
 * time zone, `currency` that of the member's wallet.
 */
export function checkRegistration(
  form: RegistrationForm,
  values: Values,
  { today, currency }: { today: string; currency: Currency },
): Issue[] {
  return [
    ...checkForm(registrationFields(form), values),
    ...checkBirthDate(form, textOf(values, 'birthDate'), today),
    ...checkTerms(form, values.terms),
    ...checkLimits(form, values.limits, currency),
  ];
}

function checkBirthDate(form: RegistrationForm, birthDate: string, today: string): Issue[] {
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
