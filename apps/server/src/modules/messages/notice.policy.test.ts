import { expect, test } from 'vitest';
import { planOf } from './notice.policy.ts';

const reached = {
  email: 'maria@arara.example',
  emailConfirmed: true,
  mobile: '+5511987654321',
  mobileConfirmed: true,
};
const noLetter = { ...reached, emailConfirmed: false };
const noNumber = { ...reached, mobileConfirmed: false };
const nothing = { ...noLetter, mobileConfirmed: false };
const mail = reached.email;
const sms = (template: string) => ({ to: reached.mobile, template });
const off = 'entry.mail, withdrawal.mail';
const on = 'deposit.mail, deposit.sms, withdrawal.sms';

test.each([
  ['password.changed', 'both', reached, '', { mail, sms: null }],
  ['password.changed', 'a number', noLetter, '', { mail: null, sms: sms('password.changed') }],
  ['password.changed', 'an address', noNumber, '', { mail, sms: null }],
  ['password.changed', 'nothing', nothing, '', { mail: null, sms: null }],
  ['totp.off', 'a number', noLetter, '', { mail: null, sms: sms('access.changed') }],
  ['recovery', 'a number', noLetter, '', { mail: null, sms: null }],
  ['mobile.changed', 'both', reached, '', { mail, sms: sms('moved') }],
  ['mobile.changed', 'a number', noLetter, '', { mail: null, sms: sms('moved') }],
  ['entry', 'both', reached, '', { mail, sms: null }],
  ['entry', 'a number', noLetter, '', { mail: null, sms: sms('entry') }],
  ['entry', 'both, switched off', reached, off, { mail: null, sms: null }],
  ['entry', 'a number, switched off', noLetter, off, { mail: null, sms: null }],
  ['deposit.paid', 'both', reached, '', { mail: null, sms: null }],
  ['deposit.paid', 'both, switched on', reached, on, { mail, sms: sms('deposit.paid') }],
  ['withdrawal.paid', 'both', reached, '', { mail, sms: null }],
  ['withdrawal.paid', 'a number', noLetter, '', { mail: null, sms: null }],
  ['withdrawal.back', 'both, switched off', reached, off, { mail: null, sms: null }],
  [
    'withdrawal.back',
    'a number, switched on',
    noLetter,
    on,
    { mail: null, sms: sms('withdrawal.back') },
  ],
  ['ticket.held', 'both, switched off', reached, off, { mail, sms: null }],
  ['prize.released', 'a number', noLetter, on, { mail: null, sms: null }],
] as const)('%s to a member with %s', (template, _, contact, choices, plan) => {
  const ids = choices === '' ? [] : choices.split(', ');
  const chosen = new Map(ids.map((id) => [id, choices === on]));
  expect(planOf(template, contact, chosen)).toEqual(plan);
});
