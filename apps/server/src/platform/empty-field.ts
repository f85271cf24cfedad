import { AppError } from './errors.ts';
import type { Texts } from './texts.ts';

/** The refusal of a request that leaves out a field which it needs, with the field's name for people. */
export function emptyField(
  { texts }: { readonly texts: Pick<Texts, 'text'> },
  field: string,
  language: string,
): AppError {
  const label = texts.text(language, 'rules', `label.${field}`);
  return new AppError('field.required', { field, params: { label } });
}
