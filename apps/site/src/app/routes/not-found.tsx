import { ButtonLink, State } from '@arara/ui';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { hasPage } from '../has-page.ts';

/** For an address that leads nowhere: says so, and where one can go. */
export default function NotFoundPage() {
  const t = useT('ui');
  const games = paths.category('RNG');
  return (
    <State
      art="perdido"
      titleAs="h1"
      title={t('lost.title')}
      text={t('lost.text')}
      actions={
        <>
          <ButtonLink kind="primary" href={paths.home}>
            {t('lost.home')}
          </ButtonLink>
          {hasPage(games) && <ButtonLink href={games}>{t('lost.games')}</ButtonLink>}
        </>
      }
    />
  );
}
