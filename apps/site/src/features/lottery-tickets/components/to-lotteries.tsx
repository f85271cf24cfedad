import { ButtonLink } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { isClosed } from '../../../lib/start.ts';

/** The way from an empty list to what is sold, where anything is. */
export function ToLotteries() {
  const t = useT('tickets');
  return isClosed(paths.lotteries) ? null : (
    <ButtonLink href={paths.lotteries}>{t('empty.do')}</ButtonLink>
  );
}
