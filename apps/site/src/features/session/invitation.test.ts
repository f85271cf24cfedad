import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../../testing/page.ts';
import { startData } from '../../testing/start-data.ts';
import type * as Invitation from './invitation.ts';

let invitation: typeof Invitation;

/** The page as the address and the operator have it; what it kept stays where it is. */
async function readWith(...modules: readonly string[]): Promise<typeof Invitation> {
  vi.resetModules();
  stubPage(startData({ modules: [...modules] }));
  return import('./invitation.ts');
}
const at = (search: string): void => void vi.stubGlobal('location', { search });

describe('codes that a link brings', () => {
  beforeAll(async () => {
    invitation = await readWith('AFFMAN3');
  });
  beforeEach(() => empty(sessionStorage));

  test('stay while one looks round, each under its own name', () => {
    at('?affiliateCode=BIA10&referralCode=%20ABCD2345%20');
    invitation.keepInvitations();
    at('?page=2');
    invitation.keepInvitations();
    expect(invitation.invitationCode('affiliateCode')).toBe('BIA10');
    expect(invitation.invitationCode('referralCode')).toBe('ABCD2345');
  });

  test('give way to those of the address that is open', () => {
    at('?referralCode=ABCD2345');
    invitation.keepInvitations();
    at('?referralCode=WXYZ6789');
    expect(invitation.invitationCode('referralCode')).toBe('WXYZ6789');
  });

  test('are none where the address has none, or only blanks', () => {
    at('?affiliateCode=%20&referralCode=');
    invitation.keepInvitations();
    expect(invitation.invitationCode('affiliateCode')).toBe('');
    expect(invitation.invitationCode('referralCode')).toBe('');
  });
});

test('a house without invitations knows no code, whatever the link says', async () => {
  const closed = await readWith('REG3');
  at('?affiliateCode=BIA10&referralCode=ABCD2345');
  closed.keepInvitations();
  expect(closed.invitationCode('affiliateCode')).toBe('');
  expect(closed.invitationCode('referralCode')).toBe('');
});
