import { ButtonLink, PhoneIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { appResources, moduleOn, resourceOf, start } from '../../lib/start.ts';
import css from './footer.module.css';

const { siteName } = start.settings;

/** Becoming an affiliate and getting the app, each where the operator offers it. */
export function FooterOffers() {
  const t = useT('ui');
  const affiliates = moduleOn('AFFMAN3') ? resourceOf('AFFILIATELINK') : undefined;
  const hasApp = appResources.length > 0;
  if (affiliates === undefined && !hasApp) return null;
  return (
    <div className={css.offers}>
      {affiliates !== undefined && (
        <section>
          <div>
            <h2>{t('footer.affiliate.title', { site: siteName })}</h2>
            <p>{t('footer.affiliate.text')}</p>
          </div>
          <ButtonLink kind="outline" href={affiliates}>
            {t('footer.affiliate.start')}
          </ButtonLink>
        </section>
      )}
      {hasApp && (
        <section>
          <div>
            <h2>{t('footer.app.title', { site: siteName })}</h2>
            <p>{t('footer.app.text')}</p>
          </div>
          <ButtonLink kind="outline" href="?dialog=download" icon={<PhoneIcon size={18} />}>
            {t('menu.app')}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
