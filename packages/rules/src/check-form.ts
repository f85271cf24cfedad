import { isBrazilianMobile, isCpf } from './brazil.ts';
import { checkField } from './check-field.ts';
import { fieldRule } from './field-rule.ts';
import type { FieldRule, FieldRules } from './field-rule.ts';
import type { Issue } from './issue.ts';
import { isWeakPassword } from './password.ts';
import { textOf } from './values.ts';
import type { Values } from './values.ts';

/** The check that a field's own nature asks beyond the operator's rule; runs on values that are not empty. */
type FieldCheck = (text: string, values: Values) => Issue | null;

const fieldChecks: Readonly<Record<string, FieldCheck>> = {
  password: checkPassword,
  newPassword: checkPassword,
  idNumber: (text) => (isCpf(text) ? null : issue('idNumber', 'id.number.invalid', 'cpf')),
  mobileNum: checkMobile,
};

/** Fields that repeat another: whatever their own rule says, being the same is all that is asked. */
const repeats: Readonly<Record<string, string>> = {
  confirmPassword: 'password',
  confirmNewPassword: 'newPassword',
};

/** No operator can switch these off: an account without them could not be opened or used. */
const mandatory: FieldRules = {
  username: fieldRule('first-letter', 4, 20),
  password: fieldRule('any', 8, 64),
  confirmPassword: fieldRule('any', 1, 128),
};

/** The operator's rules with the mandatory fields enabled and required. */
export function withMandatory(rules: FieldRules): FieldRules {
  const forced = Object.entries(mandatory).map(([field, rule]) => [
    field,
    { ...rule, ...rules[field], enabled: true, required: true },
  ]);
  return { ...rules, ...Object.fromEntries(forced) };
}

/** Checks a form against the rules of its fields: at most one issue per field, in their order. */
export function checkForm(rules: FieldRules, values: Values): Issue[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const found = rule === undefined ? null : checkOne(field, rule, values);
    return found === null ? [] : [found];
  });
}

function checkOne(field: string, rule: FieldRule, values: Values): Issue | null {
  if (!rule.enabled) return null;
  const text = textOf(values, field);
  const repeated = repeats[field];
  if (repeated !== undefined && text !== '') {
    const same = text === textOf(values, repeated);
    return same ? null : issue(field, 'password.confirm', 'confirm');
  }
  const broken = checkField(field, rule, text);
  if (broken !== null || text === '') return broken;
  return fieldChecks[field]?.(text, values) ?? null;
}

function checkPassword(text: string, values: Values): Issue | null {
  const about = [textOf(values, 'username'), textOf(values, 'email').split('@')[0] ?? ''];
  const field = 'newPassword' in values ? 'newPassword' : 'password';
  return isWeakPassword(text, about) ? issue(field, 'password.weak', 'weak') : null;
}

function checkMobile(text: string, values: Values): Issue | null {
  const country = textOf(values, 'countryDialingCode').replace('+', '');
  const brazilian = country === '' || country === '55';
  const good = brazilian ? isBrazilianMobile(text) : /^\+?[0-9 ()-]{4,20}$/.test(text);
  return good ? null : issue('mobileNum', 'field.rule', brazilian ? 'mobile' : 'mobile.abroad');
}

function issue(field: string, code: Issue['code'], key: string): Issue {
  return { field, code, key, params: {} };
}
