import { checkForm, cpfWithMarks, describeIssue } from '@arara/rules';
import type { FieldRule } from '@arara/rules';
import type { UseFormReturn } from 'react-hook-form';
import type { Translate } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import type { RegisterValues } from './register-values.ts';

/** Fields that are judged when they are left; what each asks for stands below it, so that nothing moves. */
const judged = new Set<string>(['idNumber', 'username', 'password']);

interface Judged {
  readonly form: Pick<
    UseFormReturn<RegisterValues>,
    'getValues' | 'setValue' | 'setError' | 'clearErrors'
  >;
  readonly name: keyof RegisterValues;
  readonly rule: FieldRule | undefined;
}

/** The fault of the text that was typed into a field, by its rule; undefined: none. */
function issueOf({ form, name, rule }: Judged) {
  return checkForm({ [name]: rule }, { ...form.getValues() })[0];
}

/**
 * How a field is judged: as soon as it is left and not only when the form is sent. A CPF gets its marks
 * then. No field asks if a name or a CPF has an account.
 */
export function judging(field: Judged, translate: Translate) {
  const { form, name } = field;
  if (!judged.has(name)) return {};
  return {
    onChange: () => form.clearErrors(name),
    onBlur: () => {
      if (name === 'idNumber') form.setValue(name, cpfWithMarks(form.getValues(name)));
      if (form.getValues(name) === '') return;
      const issue = issueOf(field);
      if (issue === undefined) return;
      const message = describeIssue(issue, translate);
      showAtField(form, { [name]: true }, name, message, { focus: false });
    },
  };
}

/** The words below a judged field: its demands, until it is right. */
export function judgement(field: Judged, translate: Translate): { ok?: true; hint?: string } {
  const { form, name, rule } = field;
  if (!judged.has(name) || rule === undefined) return {};
  const isRight = form.getValues(name) !== '' && issueOf(field) === undefined;
  const asks = {
    field: name,
    code: 'field.rule',
    key: `pattern.${rule.patternId}`,
    params: { min: rule.minLength, max: rule.maxLength },
  } as const;
  return { ...(isRight ? { ok: true } : {}), hint: describeIssue(asks, translate) };
}
