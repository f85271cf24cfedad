import type { FieldRule } from './field-rule.ts';
import type { Issue } from './issue.ts';
import { compilePattern } from './pattern/compile.ts';

/** No form asks for these, and a database cannot keep all of them. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/** Checks one text against its rule; null when it passes. A rule that cannot be used passes nothing. */
export function checkField(field: string, rule: FieldRule, text: string): Issue | null {
  if (!rule.enabled) return null;
  if (text === '') {
    return rule.required ? { field, code: 'field.required', key: 'required', params: {} } : null;
  }
  const length = Array.from(text).length;
  const fits = length >= rule.minLength && length <= rule.maxLength;
  if (fits && !unprintable.test(text) && compilePattern(rule.acceptedPattern)?.(text) === true)
    return null;
  const params = { min: rule.minLength, max: rule.maxLength };
  return { field, code: 'field.rule', key: `pattern.${rule.patternId}`, params };
}
