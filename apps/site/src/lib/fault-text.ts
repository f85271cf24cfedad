import { supportCode } from '@arara/contract/support-code.ts';
import { ApiError } from '@arara/client';
import { translate } from './i18n.ts';

/** The sentence for a failure: the server's own, or ours where the network was the reason. */
export function faultText(error: unknown): string {
  if (error instanceof ApiError && error.status !== 0) {
    // A proxy on the way may write an answer of its own, without a sentence.
    return error.message === '' ? translate('ui', 'fault.text') : error.message;
  }
  const code = error instanceof ApiError ? error.code : 'page.failed';
  return translate('ui', `fault.${code}`);
}

/**
 * The small print of a failure: a short code for whoever asks support. Nothing where the sentence says
 * it all because its reader can mend it or wait (docs/decisions/faults.md).
 */
export function faultNote(error: unknown): string | undefined {
  const code = supportCode(error instanceof ApiError ? error : { code: 'page.failed', status: 0 });
  return code === null ? undefined : translate('ui', 'fault.code', { code });
}

/** Sentence and small print in one. */
export const faultWords = (error: unknown): string =>
  [faultText(error), faultNote(error)].filter(Boolean).join(' ');

/** The stable code of a failure, for programs alone. */
export function faultCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'page.failed';
}

/** An address that came from the server and leads nowhere: only a person can mend it. */
export const invalidUrl = (): ApiError =>
  new ApiError({ code: 'url.invalid', status: 422, message: translate('ui', 'url.invalid') });
