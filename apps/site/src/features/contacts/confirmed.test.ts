import { expect, test } from 'vitest';
import { hasConfirmed } from './confirmed.ts';

const member = {
  email: 'Ana@exemplo.com.br',
  emailConfirmed: true,
  mobileNum: '+5511987654321',
  mobileConfirmed: true,
};
const email = { kind: 'email', email: 'ana@exemplo.com.br' } as const;
const mobile = { kind: 'mobile', mobileNum: '(11) 98765-4321', countryDialingCode: '55' } as const;

test.each([
  ['an e-mail, however it is written', member, email, true],
  ['a number, however it is written', member, mobile, true],
  ['a number with the zero of a long call', member, { ...mobile, mobileNum: '011987654321' }, true],
  ['another e-mail', member, { ...email, email: 'bia@exemplo.com.br' }, false],
  ['the number of another country', member, { ...mobile, countryDialingCode: '54' }, false],
  ['an e-mail that waits for its code', { ...member, emailConfirmed: false }, email, false],
  ['a number that waits for its code', { ...member, mobileConfirmed: false }, mobile, false],
  ['nobody signed in', null, email, false],
])('%s', (_, who, contact, isConfirmed) => {
  expect(hasConfirmed(who, contact)).toBe(isConfirmed);
});
