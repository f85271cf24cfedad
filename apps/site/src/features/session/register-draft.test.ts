import { beforeAll, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/page.ts';
import { startData } from '../../testing/start-data.ts';
import type * as Drafts from './register-draft.ts';
import type * as Sessions from '../../lib/session.ts';

let drafts: typeof Drafts;
let sessions: typeof Sessions;
beforeAll(async () => {
  stubPage(startData({ modules: ['AFFMAN3'] }));
  vi.stubGlobal('location', { search: '?referralCode=ABCD2345' });
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

/** All that lies in the tab. */
const lies = (): string =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join();

/** The page as a reload leaves it: its storage stays, its memory does not. */
async function reload(): Promise<typeof Drafts> {
  vi.resetModules();
  return import('./register-draft.ts');
}

test('a reload finds what was typed, and nothing that is secret lies in the tab', async () => {
  const secret = { password: 'Umbu-Doce-17', confirmPassword: 'Umbu-Doce-17', captcha: 'xyz' };
  drafts.keepRegistration({ values: { payeeName: 'Iracema Prado', ...secret }, at: 1 });
  const again = await reload();
  expect(again.readRegistration()).toMatchObject({ values: { payeeName: 'Iracema Prado' }, at: 1 });
  const kept = lies();
  expect(kept).toContain('Iracema');
  for (const hidden of ['Umbu', 'xyz']) expect(kept).not.toContain(hidden);
  again.dropRegistration();
  expect((await reload()).readRegistration()).toEqual(nothing);
  expect(lies()).not.toContain('Iracema');
});

test('after a reload nobody who signs in finds or leaves it', async () => {
  drafts.keepRegistration({ values: { payeeName: 'Iracema Prado' } });
  await reload();
  const { setMember, closeSession } = await import('../../lib/session.ts');
  setMember({ account: 'luciana' } as Parameters<typeof setMember>[0]);
  closeSession();
  expect((await reload()).readRegistration()).toEqual(nothing);
});

test('a code of the address is not kept: the next link brings its own', () => {
  drafts.dropRegistration();
  drafts.keepRegistration({ values: { referralCode: 'ABCD2345', affiliateCode: '' } });
  expect(drafts.readRegistration().values).toEqual({});
  drafts.keepRegistration({ values: { referralCode: 'AMIGO777' } });
  expect(drafts.readRegistration().values).toEqual({ referralCode: 'AMIGO777' });
});
