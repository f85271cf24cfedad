/** The codes under which the server refuses the same input. */
export type IssueCode =
  | 'field.required'
  | 'field.rule'
  | 'password.confirm'
  | 'password.weak'
  | 'id.number.invalid'
  | 'age.minimum'
  | 'terms.outdated'
  | 'amount.invalid';

/** The fault of one field: a code for programs, a message key and its numbers for people. */
export interface Issue {
  readonly field: string;
  readonly code: IssueCode;
  /** Key in the namespace `rules`. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Translate = (key: string, params: Record<string, string | number>) => string;

/** The sentence of an issue; `translate` reads the namespace `rules` in the reader's language. */
export function describeIssue(issue: Issue, translate: Translate): string {
  const label = translate(`label.${issue.field}`, {});
  const text = translate(issue.key, { ...issue.params, label });
  const { min, max } = issue.params;
  return min === undefined || max === undefined ? text : fillBounds(text, min, max);
}

/** Puts bounds into `(min)` and `(max)`; equal bounds make one number of `(min) - (max)`. */
export function fillBounds(text: string, min: string | number, max: string | number): string {
  const same = String(min) === String(max);
  return (same ? text.replaceAll('(min) - (max)', String(min)) : text)
    .replaceAll('(min)', String(min))
    .replaceAll('(max)', String(max));
}
