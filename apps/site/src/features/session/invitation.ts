import { moduleOn } from '../../lib/start.ts';
import { tabStorage } from '../../lib/storage.ts';

const names = ['affiliateCode', 'referralCode'] as const;
/** The code of an affiliate, or that of a friend. */
export type InvitationName = (typeof names)[number];

const ofAddress = (name: InvitationName): string =>
  new URLSearchParams(location.search).get(name)?.trim() ?? '';

/** Keeps the codes that the address brought: whoever looks round first is still brought by them. */
export function keepInvitations(): void {
  for (const name of names) {
    const code = ofAddress(name);
    if (code !== '') tabStorage.setItem(name, code);
  }
}

/** The code that the address has or this visit began with; empty without one, or where none counts. */
export function invitationCode(name: InvitationName): string {
  if (!moduleOn('AFFMAN3')) return '';
  const code = ofAddress(name);
  return code === '' ? (tabStorage.getItem(name) ?? '') : code;
}
