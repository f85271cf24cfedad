import { isUniqueViolation } from '@arara/postgres';
import { describeIssue } from '@arara/rules';
import type { Issue } from '@arara/rules';
import { AppError } from '../../platform/errors.ts';
import type { Messages } from '../../platform/messages.ts';
import { untilParams } from '../../platform/until.ts';
import type { Block } from './identity.types.ts';

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
 * A blocked sign-in; a pause that the member chose reads differently from a block by the house. Who
 * may not come in cannot withdraw either, so this sentence promises nothing of the kind.
 */
export function refuseBlock(block: Block, language: string, timeZone: string): AppError {
  if (block.reason !== 'excluded' && block.reason !== 'paused')
    return new AppError('account.blocked', { params: { context: 'outside' } });
  return new AppError('account.excluded', {
    params: untilParams(block.until, language, timeZone, 'outside'),
  });
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
