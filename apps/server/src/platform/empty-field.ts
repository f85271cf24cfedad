import { AppError } from './errors.ts';
import type { Messages } from './messages.ts';

/** The refusal of a request that leaves out a field which it needs, with the field's name for people. */
export function emptyField(
  { messages }: { readonly messages: Pick<Messages, 'text'> },
  field: string,
  language: string,
): AppError {
  const label = messages.text(language, 'rules', `label.${field}`);
  return new AppError('field.required', { field, params: { label } });
}
