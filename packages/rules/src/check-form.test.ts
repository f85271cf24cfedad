import { describe, expect, it } from 'vitest';
import { checkForm, describeIssue, faultOfRule, fieldRule, fillBounds } from './index.ts';
import type { FieldRule } from './index.ts';

const anyText: FieldRule = fieldRule('any', 0, 255, 'optional');

// Rule, text, key of the issue (null when it passes).
const fields: [string, FieldRule, string, string | null][] = [
  ['username', fieldRule('first-letter', 4, 12), 'bia.souza', null],
  ['username', fieldRule('first-letter', 4, 12), '  bia.souza  ', null],
  ['username', fieldRule('first-letter', 4, 12), '1bia', 'pattern.2'],
  ['username', fieldRule('first-letter', 4, 12), 'bia', 'pattern.2'],
  ['username', fieldRule('first-letter', 4, 12), '', 'required'],
  ['username', fieldRule('first-letter', 4, 12), '   ', 'required'],
  ['email', fieldRule('email', 3, 254), 'bia@arara.example', null],
  ['email', fieldRule('email', 3, 254), 'bia@arara', 'pattern.3'],
  ['email', fieldRule('email', 3, 254), 'bia@@arara.example', 'pattern.3'],
  ['email', fieldRule('email', 3, 254, 'optional'), '', null],
  ['payeeName', fieldRule('full-name', 3, 60), 'Luciana d’Ávila Conceição', null],
  ['payeeName', fieldRule('full-name', 3, 60), 'Luciana', 'pattern.10'],
  ['idNumber', fieldRule('cpf', 11, 14), '52998224725', null],
  ['idNumber', fieldRule('cpf', 11, 14), '529.982.247-25', null],
  ['idNumber', fieldRule('cpf', 11, 14), '11144477735', null],
  ['idNumber', fieldRule('cpf', 11, 14), '52998224724', 'cpf'],
  ['idNumber', fieldRule('cpf', 11, 14), '11111111111', 'cpf'],
  ['idNumber', fieldRule('cpf', 11, 14), '٥٢٩٩٨٢٢٤٧٢٥', 'pattern.17'],
  ['mobileNum', fieldRule('phone', 8, 20), '(11) 91234-5678', null],
  ['mobileNum', fieldRule('phone', 8, 20), '+55 11 91234-5678', null],
  ['mobileNum', fieldRule('phone', 8, 20), '1131234567', 'mobile'],
  ['mobileNum', fieldRule('phone', 8, 20), '00912345678', 'mobile'],
  ['line', { ...anyText, acceptedPattern: '(' }, 'x', 'pattern.0'],
  ['line', anyText, 'a\u0000b', 'pattern.0'],
  ['line', anyText, 'a\uD800', 'pattern.0'],
  ['line', { ...anyText, enabled: false, required: true }, '', null],
  ['wechat', fieldRule('chinese', 2, 3), '你好', null],
  ['wechat', fieldRule('chinese', 2, 3), '𠮷你好', null],
  ['wechat', fieldRule('chinese', 2, 3), 'ni hao', 'pattern.12'],
  ['qqNum', fieldRule('digits', 1, 9), '１２３', 'pattern.13'],
];

describe('checkForm', () => {
  for (const [field, rule, text, key] of fields) {
    it(`${field} ${JSON.stringify(text)} is ${key ?? 'good'} (pattern ${rule.patternId})`, () => {
      expect(checkForm({ [field]: rule }, { [field]: text })[0]?.key ?? null).toBe(key);
    });
  }

  const passwords = { password: fieldRule('any', 8, 64), confirmPassword: fieldRule('any', 1, 64) };
  const passwordOf = (password: string, confirmPassword = password, username = 'luciana.reis') =>
    checkForm(passwords, { username, password, confirmPassword }).map(({ code }) => code);

  it('wants the confirmation to be the password itself', () => {
    expect(passwordOf('Mandacaru-91x')).toEqual([]);
    expect(passwordOf('Mandacaru-91x', 'mandacaru-91x')).toEqual(['password.confirm']);
    expect(passwordOf(' Mandacaru-91x', 'Mandacaru-91x')).toEqual(['password.confirm']);
  });

  it('says of a confirmation that it is another, however short it is', () => {
    const rules = {
      password: fieldRule('letter-and-digit-required', 8, 20),
      confirmPassword: fieldRule('letter-and-digit-required', 8, 20),
    };
    const password = 'Mandacaru-91x';
    for (const confirmPassword of ['x', '12345678', password.slice(0, -1), password.repeat(3)]) {
      const [found] = checkForm(rules, { password, confirmPassword });
      expect(found).toMatchObject({ field: 'confirmPassword', code: 'password.confirm' });
    }
    expect(checkForm(rules, { password, confirmPassword: '' })[0]?.code).toBe('field.required');
  });

  it('refuses passwords that are guessed first', () => {
    const weak = [
      'senha123',
      '12345678',
      'qwertyuiop',
      'abcdefgh',
      '19901990',
      'luciana.reis',
      'S3nh@2024',
      'aaaaaaaaaa',
    ];
    expect(weak.filter((password) => passwordOf(password)[0] !== 'password.weak')).toEqual([]);
  });
});

describe('texts', () => {
  it('replaces bounds, and makes one number of equal ones', () => {
    expect(fillBounds('(min) - (max) letras', 4, 12)).toBe('4 - 12 letras');
    expect(fillBounds('(min) - (max) dígitos', 6, 6)).toBe('6 dígitos');
    expect(fillBounds('de (min) a (max)', 6, 6)).toBe('de 6 a 6');
  });

  it('describes an issue with the name of its field', () => {
    const [issue] = checkForm({ username: fieldRule('digits', 3, 5) }, { username: 'x' });
    const texts: Record<string, string> = {
      'label.username': 'Usuário',
      'pattern.13': 'só (min) - (max) dígitos',
    };
    const translate = (key: string, params: Record<string, string | number>) =>
      `${params.label ?? ''}${texts[key]}`;
    expect(issue && describeIssue(issue, translate)).toBe('Usuáriosó 3 - 5 dígitos');
  });

  it('names the fault of a rule that cannot be used', () => {
    expect(faultOfRule(anyText)).toBeNull();
    expect(faultOfRule({ ...anyText, acceptedPattern: '(a' })).toBe('pattern');
    expect(faultOfRule({ ...anyText, patternId: 23 })).toBe('pattern.id');
    expect(faultOfRule({ ...anyText, minLength: 5, maxLength: 4 })).toBe('bounds');
  });
});
