import { describe, expect, it } from 'vitest';
import { fieldsOf, placeOf, stepOf, stepsOf } from './register-steps.ts';

const enabled = ['email', 'idNumber', 'password', 'username', 'zalo', 'referralCode', 'captcha'];

describe('the steps of the registration', () => {
  it('asks in its own order, whatever order the server names the fields in', () => {
    expect(fieldsOf('person', enabled)).toEqual(['idNumber']);
    expect(fieldsOf('access', enabled)).toEqual(['username', 'password', 'email', 'zalo']);
    expect(fieldsOf('limits', enabled)).toEqual(['captcha']);
  });

  it('begins with the number where the account is opened by it', () => {
    const byMobile = ['password', 'mobileNum', 'idNumber', 'verificationCode', 'referralCode'];
    expect(stepsOf('mobile', true)).toEqual(['access', 'person', 'limits']);
    expect(stepsOf('mobile', false)).toEqual(['access', 'limits']);
    expect(fieldsOf('access', byMobile, 'mobile')).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
    ]);
    expect(fieldsOf('person', byMobile, 'mobile')).toEqual(['idNumber']);
  });

  it('knows where each fault is mended', () => {
    expect(stepOf('birthDate', 'username')).toBe('person');
    expect(stepOf('limits.lossDay', 'username')).toBe('limits');
    expect(stepOf('zalo', 'username')).toBe('access');
    // Codes are asked for at the start, whichever step that is.
    expect(stepOf('referralCode', 'username')).toBe('person');
    expect(stepOf('affiliateCode', 'mobile')).toBe('access');
  });

  it('has faults from the top of the page down, whatever order they are found in', () => {
    const found = ['email', 'birthDate', 'zalo', 'username', 'idNumber', 'terms', 'password'];
    expect(found.toSorted((a, b) => placeOf(a, 'username') - placeOf(b, 'username'))).toEqual([
      'idNumber',
      'birthDate',
      'username',
      'password',
      'email',
      'zalo',
      'terms',
    ]);
    expect(placeOf('mobileNum', 'mobile')).toBeLessThan(placeOf('idNumber', 'mobile'));
  });
});
