import { ApiError } from '@arara/client';
import { supportCode } from '@arara/contract/support-code.ts';
import { say } from './i18n.ts';

/** The sentence for a failure: the server's own, or ours where the network was the reason. */
export function faultText(error: unknown): string {
  if (error instanceof ApiError && error.status !== 0 && error.message !== '') return error.message;
  const isLost = error instanceof ApiError && error.code.startsWith('network.');
  return say(isLost ? 'fault.network' : 'fault.page');
}

/** The small print of a failure: a short code for whoever looks for its cause; nothing where one can mend it alone. */
export function faultNote(error: unknown): string | undefined {
  const known = error instanceof ApiError ? error : { code: 'page.failed', status: 0 };
  const code = supportCode(known);
  return code === null ? undefined : say('fault.code', { code });
}
