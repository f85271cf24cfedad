import { ButtonLink, State } from '@arara/ui';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';

/** For an address that leads nowhere: says so, and where one can go. */
export default function NotFoundPage() {
  const t = useT('ui');
  usePageTitle(t('lost.title'));
  const first = start.categories.find(({ cards }) => cards.length > 0);
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
          {first && <ButtonLink href={paths.category(first.title)}>{t('lost.games')}</ButtonLink>}
        </>
      }
    />
  );
}
