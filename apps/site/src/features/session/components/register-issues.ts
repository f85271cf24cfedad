import { checkRegistration, dayIn, describeIssue } from '@arara/rules';
import type { Issue, RegistrationForm, RegistrationMethod } from '@arara/rules';
import type { UseFormReturn } from 'react-hook-form';
import { isCurrency } from '@arara/money';
import { ApiError } from '../../../lib/api-error.ts';
import { faultText } from '../../../lib/fault-text.ts';
import type { Translate } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { placeOf, stepOf } from './register-steps.ts';
import type { RegisterStep } from './register-steps.ts';
import { mobileBody, registrationBody } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';

/** Limits are one thing on the wire and two fields on the page. */
const fieldNames: Record<string, keyof RegisterValues> = {
  'limits.lossDay': 'lossDay',
  'limits.timeDayMinutes': 'timeDayMinutes',
};

/** What is wrong with the whole form, by the engine that the server uses too. */
export function issuesOf(
  settings: RegistrationForm,
  values: RegisterValues,
  method: RegistrationMethod,
): Issue[] {
  const { currency, timeZone } = start.settings;
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  const bodyOf = method === 'mobile' ? mobileBody : registrationBody;
  return checkRegistration(settings, bodyOf(values, settings), {
    method,
    today: dayIn(timeZone, new Date(serverNow())),
    currency,
  });
}

/**
 * Shows the issues of a step (null: of all) at their fields, and leads to the uppermost; answers the
 * step of that one.
 */
export function showIssues(
  form: UseFormReturn<RegisterValues>,
  issues: readonly Issue[],
  { step, method }: { readonly step: RegisterStep | null; readonly method: RegistrationMethod },
  rule: Translate,
): RegisterStep | null {
  const shown = issues
    .filter(({ field }) => step === null || stepOf(field) === step)
    .toSorted((a, b) => placeOf(a.field, method) - placeOf(b.field, method));
  for (const issue of shown) {
    const name = fieldNames[issue.field] ?? (issue.field as keyof RegisterValues);
    form.setError(name, { message: describeIssue(issue, rule) });
  }
  const first = shown[0];
  if (first === undefined) return null;
  form.setFocus(fieldNames[first.field] ?? (first.field as keyof RegisterValues));
  return stepOf(first.field);
}

/** The field that a refusal is about; the check of an affiliate's code alone calls it otherwise. */
function fieldOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { code, field = '' } = error;
  return code === 'invitation_code_error' && field !== 'referralCode' ? 'affiliateCode' : field;
}

/** Shows what the server refused, at its field when it has one; answers the step of that field. */
export function showRefusal(
  form: UseFormReturn<RegisterValues>,
  error: unknown,
  code: string,
): RegisterStep | null {
  const message = `${faultText(error)} ${code}`;
  const field = fieldOf(error);
  const name = fieldNames[field] ?? (field as keyof RegisterValues);
  if (name in form.getValues()) {
    form.setError(name, { message });
    return stepOf(field);
  }
  form.setError('root', { message });
  return null;
}
