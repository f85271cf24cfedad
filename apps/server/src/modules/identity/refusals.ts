import { isUniqueViolation } from '@arara/postgres';
import { describeIssue } from '@arara/rules';
import type { Issue } from '@arara/rules';
import { AppError } from '../../platform/errors.ts';
import type { Messages } from '../../platform/messages.ts';

/** The first issue of a form as the refusal that a caller sees, in the caller's language. */
export function refuseIssue(
  issue: Issue,
  messages: Pick<Messages, 'text'>,
  language: string,
): AppError {
  const translate = (key: string, params: Record<string, string | number>) =>
    messages.text(language, 'rules', key, params);
  const label = translate(`label.${issue.field}`, {});
  const rule = describeIssue(issue, translate);
  return new AppError(issue.code, {
    field: issue.field,
    params: { ...issue.params, label, ...(issue.code === 'field.rule' ? { rule } : {}) },
  });
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
