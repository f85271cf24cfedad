import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The fields that a form draws now. */
export type Shown<Values> = Readonly<Partial<Record<keyof Values, boolean>>>;

/**
 * Says at its field why something was refused, where the form draws that field. Anywhere else it
 * would be unseen and keep the form from being sent for good, as nothing takes it away again: answers
 * false then, and the fault is the form's as a whole. Without `focus` whoever types elsewhere goes on.
 */
export function showAtField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  shown: Shown<Values>,
  field: string | undefined,
  message: string,
  { focus = true } = {},
): boolean {
  if (field === undefined || !Object.hasOwn(shown, field) || shown[field] !== true) return false;
  form.setError(field as Path<Values>, { message }, { shouldFocus: focus });
  return true;
}

/** Says what is about no field; gone when the form is sent again. */
export function showAtForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  message: string,
): void {
  form.setError('root', { message });
}
