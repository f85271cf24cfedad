import { Button, ButtonLink, PhoneIcon } from '@arara/ui';
import { canTalk, openService } from '../../lib/customer-service.ts';
import { useT } from '../../lib/i18n.ts';
import { appResources, moduleOn, resourceOf, start } from '../../lib/start.ts';
import { useSession } from '../../lib/session.ts';
import { affiliateDoorOf } from './footer-model.ts';
import css from './footer.module.css';

const { siteName } = start.settings;

/** Becoming an affiliate and getting the app, each where the operator offers it. */
export function FooterOffers() {
  const t = useT('ui');
  const signedIn = useSession(({ token }) => token !== null);
  const link = resourceOf('AFFILIATELINK');
  const sources = { link, signedIn, canTalk: canTalk() };
  const affiliates = moduleOn('AFFMAN3') ? affiliateDoorOf(sources) : null;
  const hasApp = appResources.length > 0;
  if (affiliates === null && !hasApp) return null;
  return (
    <div className={css.offers}>
      {affiliates !== null && (
        <section>
          <div>
            <h2>{t('footer.affiliate.title', { site: siteName })}</h2>
            <p>{t('footer.affiliate.text')}</p>
          </div>
          {affiliates.kind === 'page' ? (
            <ButtonLink kind="outline" href={affiliates.href}>
              {t('footer.affiliate.start')}
            </ButtonLink>
          ) : (
            <Button kind="outline" onClick={() => void openService()}>
              {t('footer.affiliate.start')}
            </Button>
          )}
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
