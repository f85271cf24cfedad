import { dayIn } from '@arara/calendar';
import { checkRegistration, describeIssue, registrationFields } from '@arara/rules';
import type { Issue, RegistrationForm, RegistrationMethod } from '@arara/rules';
import type { UseFormReturn } from 'react-hook-form';
import { isCurrency } from '@arara/money';
import { ApiError } from '@arara/client';
import { faultNote, faultWords } from '../../../lib/fault-text.ts';
import { translate } from '../../../lib/i18n.ts';
import type { Translate } from '../../../lib/i18n.ts';
import { showAtField, showAtForm } from '../../../lib/show-at-field.ts';
import type { Shown } from '../../../lib/show-at-field.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { isInvitation, refuseInvitation } from '../invitation.ts';
import { placeOf, stepOf, stepsOf } from './register-steps.ts';
import type { RegisterStep } from './register-steps.ts';
import { mobileBody, registrationBody } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';

/** Limits are one thing on the wire and two fields on the page. */
const fieldNames: Record<string, keyof RegisterValues> = {
  'limits.lossDay': 'lossDay',
  'limits.timeDayMinutes': 'timeDayMinutes',
};

/** The fields that the steps of a way draw. */
export function drawnBy(
  settings: RegistrationForm,
  method: RegistrationMethod,
): Shown<RegisterValues> {
  const fields = registrationFields(settings, method);
  const enabled = Object.keys(fields).filter((name) => fields[name]?.enabled === true);
  return {
    ...Object.fromEntries(enabled.map((name) => [name, true])),
    birthDate: stepsOf(method, settings.mobile.identity).includes('person'),
    terms: true,
    lossDay: true,
    timeDayMinutes: true,
  };
}

interface Shower {
  readonly form: UseFormReturn<RegisterValues>;
  readonly drawn: Shown<RegisterValues>;
  readonly method: RegistrationMethod;
}

/** The faults of the whole form, by the engine that the server uses too. */
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
  { form, drawn, method }: Shower,
  issues: readonly Issue[],
  step: RegisterStep | null,
  rule: Translate,
): RegisterStep | null {
  const shown = issues
    .filter(({ field }) => step === null || stepOf(field, method) === step)
    .toSorted((a, b) => placeOf(a.field, method) - placeOf(b.field, method));
  for (const issue of shown) {
    const name = fieldNames[issue.field] ?? (issue.field as keyof RegisterValues);
    const message = describeIssue(issue, rule);
    if (!showAtField(form, drawn, name, message)) showAtForm(form, message);
  }
  const first = shown[0];
  if (first === undefined) return null;
  form.setFocus(fieldNames[first.field] ?? (first.field as keyof RegisterValues));
  return stepOf(first.field, method);
}

/** The field that a refusal is about. */
const fieldOf = (error: unknown): string => (error instanceof ApiError ? (error.field ?? '') : '');

/**
 * Shows what the server refused, at its field where there is one; answers the step of that field. A
 * code that a link brought and that no field could mend is let go of: it must not keep anybody out.
 */
export function showRefusal({ form, drawn, method }: Shower, error: unknown): RegisterStep | null {
  const message = faultWords(error);
  const field = fieldOf(error);
  const name = fieldNames[field] ?? (field as keyof RegisterValues);
  if (showAtField(form, drawn, name, message)) return stepOf(field, method);
  if (!isInvitation(name)) return noStep(form, message);
  refuseInvitation(name, form.getValues(name));
  form.setValue(name, '');
  const words = [translate('auth', 'register.codeless'), faultNote(error)];
  return noStep(form, words.filter(Boolean).join(' '));
}

function noStep(form: UseFormReturn<RegisterValues>, message: string): null {
  showAtForm(form, message);
  return null;
}
