import { ArtPicture, Button, ButtonLink } from '@arara/ui';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../config/paths.ts';
import { canTalk, openService } from '../../../lib/customer-service.ts';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import css from './affiliates.module.css';

/** Title and the one thing to do: the operator's own affiliate site, else a person to talk to. */
export function AffiliateHero() {
  const t = useT('affiliates');
  usePageTitle(t('title'));
  return (
    <header className={css.hero}>
      <div className={css.words}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <div className={css.actions}>
          <Begin />
          <ButtonLink kind="outline" href={paths.terms} className={css.quiet}>
            {t('terms')}
          </ButtonLink>
        </div>
      </div>
      <ArtPicture
        name="afiliados"
        sizes="(min-width: 1024px) 520px, 100vw"
        eager
        className={css.picture}
      />
    </header>
  );
}

function Begin() {
  const t = useT('affiliates');
  const link = start.resources.find(({ resourceType }) => resourceType === 'AFFILIATELINK');
  if (link !== undefined && link.url !== paths.affiliates) {
    return (
      <ButtonLink kind="action" href={link.url}>
        {t('talk')}
      </ButtonLink>
    );
  }
  if (!canTalk()) return null;
  return (
    <Button kind="action" onClick={() => void openService()}>
      {t('talk')}
    </Button>
  );
}
