import { describe, expect, it } from 'vitest';
import { fieldsOf, stepOf } from './register-steps.ts';

const enabled = ['email', 'idNumber', 'password', 'username', 'zalo', 'referralCode', 'captcha'];

describe('the steps of the registration', () => {
  it('asks in its own order, whatever order the server names the fields in', () => {
    expect(fieldsOf('person', enabled)).toEqual(['idNumber']);
    expect(fieldsOf('access', enabled)).toEqual(['username', 'password', 'email', 'zalo']);
    expect(fieldsOf('limits', enabled)).toEqual(['captcha']);
  });

  it('knows where each fault is mended', () => {
    expect(stepOf('birthDate')).toBe('person');
    expect(stepOf('limits.lossDay')).toBe('limits');
    expect(stepOf('zalo')).toBe('access');
  });
});
