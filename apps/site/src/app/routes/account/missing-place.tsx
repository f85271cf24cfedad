import { ButtonLink, State } from '@arara/ui';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';

/** In place of a page of the account that an address names and this house does not have. */
export function MissingPlace() {
  const t = useT('account');
  usePageTitle(t('missing.title'));
  return (
    <State
      art="perdido"
      titleAs="h1"
      title={t('missing.title')}
      text={t('missing.text')}
      actions={
        <ButtonLink kind="primary" href={paths.account}>
          {t('missing.do')}
        </ButtonLink>
      }
    />
  );
}
