import { moduleOn } from '../../lib/start.ts';

const key = 'affiliateCode';

/** Keeps the code that the address brought: whoever looks round first is still brought by it. */
export function keepInvitation(): void {
  const code = new URLSearchParams(location.search).get(key);
  if (code !== null && code.trim() !== '') sessionStorage.setItem(key, code.trim());
}

/** The affiliate code that this visit began with; empty where it had none, or none counts here. */
export function invitationCode(): string {
  return moduleOn('AFFMAN3') ? (sessionStorage.getItem(key) ?? '') : '';
}
