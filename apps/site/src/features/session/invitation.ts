import { moduleOn } from '../../lib/start.ts';
import { tabStorage } from '@arara/client';

export const invitationNames = ['affiliateCode', 'referralCode'] as const;
/** The code of an affiliate, or that of a friend. */
export type InvitationName = (typeof invitationNames)[number];

const ofAddress = (name: InvitationName): string =>
  new URLSearchParams(location.search).get(name)?.trim() ?? '';

/** Keeps the codes that the address brought: whoever looks round first is still brought by them. */
export function keepInvitations(): void {
  for (const name of invitationNames) {
    const code = ofAddress(name);
    if (code !== '') tabStorage.setItem(name, code);
  }
}

/** True if a field of a form is one of these codes. */
export const isInvitation = (field: string): field is InvitationName =>
  invitationNames.some((name) => name === field);

const refusedKey = (name: InvitationName): string => `refused:${name}`;

/** Takes no notice of a code any longer that brings nobody, whatever the address says. */
export function refuseInvitation(name: InvitationName, code: string): void {
  tabStorage.setItem(refusedKey(name), code);
}

/** The code that the address has or this visit began with; empty without one, or where none counts. */
export function invitationCode(name: InvitationName): string {
  if (!moduleOn('AFFMAN3')) return '';
  const brought = ofAddress(name);
  const code = brought === '' ? (tabStorage.getItem(name) ?? '') : brought;
  return code === tabStorage.getItem(refusedKey(name)) ? '' : code;
}
