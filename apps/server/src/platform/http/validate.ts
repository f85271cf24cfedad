import type { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * Parses input against its schema; the first fault names the field (`body.amount`). `read` is what
 * the call forgives in it before.
 */
export function validate(
  schema: z.ZodType | undefined,
  input: unknown,
  where: string,
  read: (schema: z.ZodType, input: unknown) => unknown = (_schema, sent) => sent,
): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(read(schema, input ?? {}));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue === undefined ? [] : pathOf(issue);
  const field = path.length === 0 ? where : path.map(String).join('.');
  throw new AppError('request.invalid', { field, params: { field } });
}

/** An unknown key is reported at its parent; the key itself is what the caller must fix. */
function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  if (issue.code !== 'unrecognized_keys') return issue.path;
  const key = issue.keys[0];
  return key === undefined ? issue.path : [...issue.path, key];
}
