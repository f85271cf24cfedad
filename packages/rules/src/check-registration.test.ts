import { describe, expect, it } from 'vitest';
import { ageOn, checkIdentity, checkRegistration, fieldRule } from './index.ts';
import type { RegistrationForm } from './index.ts';

const form: RegistrationForm = {
  fields: { username: fieldRule('first-letter', 4, 12), idNumber: fieldRule('cpf', 11, 14) },
  switches: { captcha: false, referral: false },
  ageMinimum: 18,
  terms: { version: '3' },
  mobile: { verification: false, password: false, identity: false },
  limits: { required: true, lossDay: { max: '1000.00' }, timeDayMinutes: { max: 480 } },
};

const good = {
  username: 'luciana',
  password: 'Mandacaru-91x',
  confirmPassword: 'Mandacaru-91x',
  idNumber: '52998224725',
  birthDate: '1990-05-17',
  terms: { version: '3', agreed: true },
  limits: { lossDay: '100.00', timeDayMinutes: 60 },
};

// The changed fields, the field refused, the code.
const table: [Record<string, unknown>, string, string][] = [
  [{ username: undefined }, 'username', 'field.required'],
  [{ idNumber: '123' }, 'idNumber', 'field.rule'],
  [{ birthDate: undefined }, 'birthDate', 'field.required'],
  [{ birthDate: '2008-03-02' }, 'birthDate', 'age.minimum'],
  [{ birthDate: '2026-03-02' }, 'birthDate', 'field.rule'],
  [{ birthDate: '1800-01-01' }, 'birthDate', 'field.rule'],
  [{ birthDate: '1990-02-30' }, 'birthDate', 'field.rule'],
  [{ terms: { version: '2', agreed: true } }, 'terms', 'terms.outdated'],
  [{ terms: { version: '3', agreed: false } }, 'terms', 'field.required'],
  [{ limits: undefined }, 'limits', 'field.required'],
  [{ limits: { lossDay: '0', timeDayMinutes: 60 } }, 'limits.lossDay', 'amount.invalid'],
  [{ limits: { lossDay: '1e3', timeDayMinutes: 60 } }, 'limits.lossDay', 'amount.invalid'],
  [{ limits: { lossDay: '1000.01', timeDayMinutes: 60 } }, 'limits.lossDay', 'field.rule'],
  [{ limits: { lossDay: '10', timeDayMinutes: 481 } }, 'limits.timeDayMinutes', 'field.rule'],
];

const check = (changes: Record<string, unknown>, other: Partial<RegistrationForm> = {}) =>
  checkRegistration(
    { ...form, ...other },
    { ...good, ...changes },
    { today: '2026-03-01', currency: 'BRL' },
  );

describe('checkRegistration', () => {
  it('lets a good form pass', () => expect(check({})).toEqual([]));

  it('lets somebody in on the very birthday', () =>
    expect(check({ birthDate: '2008-03-01' })).toEqual([]));

  for (const [changes, field, code] of table) {
    it(`refuses ${JSON.stringify(changes)} as ${code}`, () => {
      expect(check(changes)).toMatchObject([{ field, code }]);
    });
  }

  it('keeps username and password required whatever the operator switched', () => {
    const off = { ...fieldRule('any', 0, 9), enabled: false };
    const issues = check(
      { username: '', password: '', confirmPassword: '' },
      { fields: { username: off, password: off } },
    );
    expect(issues.map(({ field }) => field)).toEqual(['username', 'password', 'confirmPassword']);
  });

  it('asks for the captcha exactly when the switch says so', () => {
    expect(check({}, { switches: { captcha: true, referral: false } })).toMatchObject([
      { field: 'captcha', code: 'field.required' },
    ]);
    expect(check({}, { fields: { captcha: fieldRule('any', 4, 4) } })).toEqual([]);
  });
});

describe('by mobile number', () => {
  const mobile = { verification: true, password: true, identity: true };
  const by = (values: Record<string, unknown>, changes: Partial<typeof mobile> = {}) =>
    checkRegistration(
      { ...form, mobile: { ...mobile, ...changes } },
      { terms: good.terms, limits: good.limits, ...values },
      { today: '2026-03-01', currency: 'BRL', method: 'mobile' },
    ).map(({ field }) => field);
  const number = { mobileNum: '(11) 91234-5678', countryDialingCode: '55' };

  it('asks for the number, its code, a password pair and who it is', () => {
    expect(by({})).toEqual(['mobileNum', 'password', 'confirmPassword', 'idNumber', 'birthDate']);
    expect(by(number)[0]).toBe('verificationCode');
  });

  it('asks for nothing but the number where the operator and the law ask for no more', () => {
    const nothing = { verification: false, password: false, identity: false };
    expect(by(number, nothing)).toEqual([]);
    expect(by({}, nothing)).toEqual(['mobileNum']);
  });

  it('asks a username for the code of a number that it gave, when the operator wants it', () => {
    const verified: Partial<RegistrationForm> = {
      mobile,
      fields: {
        mobileNum: fieldRule('phone', 8, 20, 'optional'),
        verificationCode: fieldRule('any', 1, 255),
      },
    };
    expect(check({}, verified)).toEqual([]);
    expect(check(number, verified)).toMatchObject([{ field: 'verificationCode' }]);
    const typed = (length: number) => ({ ...number, verificationCode: 'ç'.repeat(length) });
    expect(check(typed(255), verified)).toEqual([]);
    expect(check(typed(256), verified)).toMatchObject([{ field: 'verificationCode' }]);
    const off = { mobile: { ...mobile, verification: false } };
    expect(check(number, { ...verified, ...off })).toEqual([]);
  });
});

describe('age', () => {
  it('counts full years', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17);
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18);
    expect(ageOn('2026-03-01', '2008-13-01')).toBeNull();
  });
});

describe('checkIdentity', () => {
  const ask = (changes: Record<string, unknown>, fields = form.fields) =>
    checkIdentity({ ...form, fields }, { ...good, ...changes }, '2026-03-01');

  it('lets a CPF and a birth date pass, and asks for nothing else', () =>
    expect(ask({ username: undefined, terms: undefined, limits: undefined })).toEqual([]));

  it.each([
    [{ idNumber: '' }, 'idNumber', 'field.required'],
    [{ idNumber: '52998224724' }, 'idNumber', 'id.number.invalid'],
    [{ birthDate: '' }, 'birthDate', 'field.required'],
    [{ birthDate: '2008-03-02' }, 'birthDate', 'age.minimum'],
  ])('refuses %j as registration does', (changes, field, code) => {
    expect(ask(changes)).toMatchObject([{ field, code }]);
  });

  it('asks for the CPF though the form of registration does not', () => {
    const off = { idNumber: { ...fieldRule('cpf', 11, 14), enabled: false, required: false } };
    expect(ask({ idNumber: '' }, off)).toMatchObject([{ code: 'field.required' }]);
  });
});
