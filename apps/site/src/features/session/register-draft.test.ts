import { beforeAll, expect, test } from 'vitest';
import { stubPage } from '../../testing/page.ts';
import type * as Drafts from './register-draft.ts';
import type * as Sessions from '../../lib/session.ts';

let drafts: typeof Drafts;
let sessions: typeof Sessions;
beforeAll(async () => {
  stubPage();
  drafts = await import('./register-draft.ts');
  sessions = await import('../../lib/session.ts');
});

const nothing = { values: {}, method: 'username', at: 0 };

test('what was typed and its step are kept, passwords and codes are not', () => {
  const secret = { password: 'a', confirmPassword: 'b', paymentPassword: 'c' };
  const codes = { verificationCode: '123456', captcha: 'xyz' };
  const typed = { idNumber: '390.533.447-05', email: 'a@b.com.br', referralCode: 'AMIGO7' };
  drafts.keepRegistration({ values: { ...typed, ...secret, ...codes } });
  drafts.keepRegistration({ method: 'mobile', at: 1 });
  expect(drafts.readRegistration()).toEqual({ values: typed, method: 'mobile', at: 1 });
  drafts.dropRegistration();
  expect(drafts.readRegistration()).toEqual(nothing);
});

test('a member who signs in neither finds nor leaves what a visitor has typed', () => {
  drafts.keepRegistration({ values: { username: 'iracema' }, at: 1 });
  sessions.setMember({ account: 'luciana' } as Parameters<typeof sessions.setMember>[0]);
  expect(drafts.readRegistration()).toEqual(nothing);
  sessions.closeSession();
  expect(drafts.readRegistration()).toEqual(nothing);
});
