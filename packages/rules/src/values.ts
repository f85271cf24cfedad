/** A form as it was typed, and as it is sent. */
export type Values = Readonly<Record<string, unknown>>;

/** Passwords are taken as they are: a space in one is part of it. */
const untrimmed = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** The text of a field, in one Unicode form and without the blanks around it; empty when absent. */
export function textOf(values: Values, field: string): string {
  const value = values[field];
  if (typeof value !== 'string') return '';
  return untrimmed.has(field) ? value : value.normalize('NFC').trim();
}
