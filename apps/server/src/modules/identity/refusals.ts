import type { RegisterFaults } from '@arara/contract';
import { isUniqueViolation } from '@arara/postgres';
import { describeIssue } from '@arara/rules';
import type { Issue } from '@arara/rules';
import { AppError, invariant } from '../../platform/errors.ts';
import type { Texts } from '../../platform/texts.ts';
import { toE164 } from './mobile-number.ts';

/** The first issue of a form as the refusal that a caller sees, in the caller's language. */
export function refuseIssue(issue: Issue, texts: Pick<Texts, 'text'>, language: string): AppError {
  const translate = (key: string, params: Record<string, string | number>) =>
    texts.text(language, 'rules', key, params);
  const label = translate(`label.${issue.field}`, {});
  const rule = describeIssue(issue, translate);
  return new AppError(issue.code, {
    field: issue.field,
    params: { ...issue.params, label, ...(issue.code === 'field.rule' ? { rule } : {}) },
  });
}

/**
 * The refusal of a registration: the first issue as that of a field, and in its value all of them
 * with what has to be agreed to and chosen, for those who do not know what the law asks here.
 */
export function refuseForm(
  { texts }: { readonly texts: Pick<Texts, 'text'> },
  issues: readonly Issue[],
  { ageMinimum, terms, limits }: Omit<RegisterFaults, 'faults'>,
  { language }: { readonly language: string },
): AppError {
  const refusals = issues.map((issue) => refuseIssue(issue, texts, language));
  const [first] = refusals;
  invariant(first !== undefined, 'a form that is refused has an issue');
  const faults = refusals.map(({ code, detail }) => ({
    field: detail.field ?? '',
    errorCode: code,
    message: texts.text(language, 'errors', code, detail.params),
  }));
  const value: RegisterFaults = { faults, ageMinimum, terms, limits };
  return new AppError(first.code, { ...first.detail, value });
}

interface Typed {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
}

/** The number as E.164 writes it; throws `field.rule` when no country has such a mobile number. */
export function requireMobile(
  { texts }: { readonly texts: Pick<Texts, 'text'> },
  { mobileNum, countryDialingCode }: Typed,
  { language }: { readonly language: string },
  field = 'mobileNum',
): string {
  const mobile = toE164(mobileNum, countryDialingCode);
  if (mobile !== null) return mobile;
  const home = (countryDialingCode ?? '55').replace('+', '') === '55';
  const key = home ? 'mobile' : 'mobile.abroad';
  const issue: Issue = { field: 'mobileNum', code: 'field.rule', key, params: {} };
  const { detail } = refuseIssue(issue, texts, language);
  throw new AppError('field.rule', { ...detail, field });
}

/**
 * A sign-in that the house blocked. A pause or an exclusion refuses none: whoever does not play may
 * still come in and take the money out.
 */
export function refuseSignIn(): AppError {
  return new AppError('account.blocked', { params: { context: 'outside' } });
}

const constraintCodes = {
  player_username: { code: 'username.taken', field: 'username' },
  player_mobile: { code: 'mobile.taken', field: 'mobileNum' },
  player_id_number: { code: 'id.number.taken', field: 'idNumber' },
} as const;

/** A unique violation as its refusal; anything else stays what it is. */
export function refuseTaken(error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  const { constraint } = error as { constraint?: string };
  const taken = constraintCodes[constraint as keyof typeof constraintCodes];
  return taken === undefined
    ? error
    : new AppError(taken.code, { field: taken.field, cause: error });
}
