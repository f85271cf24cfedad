import { Notice } from '@arara/ui';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';

/** That the account is paused or excluded, and until when; nothing where it is neither. */
export function PauseNotice({
  pausedUntil,
  excludedUntil,
}: Pick<Answer<'limits'>, 'pausedUntil' | 'excludedUntil'>) {
  const t = useT('account');
  const format = useFormat();
  if (excludedUntil !== null) {
    return (
      <Notice tone="warn" title={t('exclusion.now', { at: format.day(excludedUntil) })}>
        {t('exclusion.now.text')}
      </Notice>
    );
  }
  if (pausedUntil === null) return null;
  return (
    <Notice tone="warn" title={t('pause.now', { at: format.moment(pausedUntil) })}>
      {t('pause.now.text')}
    </Notice>
  );
}
