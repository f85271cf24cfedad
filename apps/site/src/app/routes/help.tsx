import { ButtonLink, Logo } from '@arara/ui';
import { use } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../config/paths.ts';
import { HelpCentre } from '../../features/help/components/help-centre.tsx';
import css from '../../features/help/components/help.module.css';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';
import { useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';
import { SiteAgeMark } from '../layout/site-age-mark.tsx';
import { OverPage } from '../over-page-context.ts';

/** The help centre; in a window of its own it brings its own way home. */
export default function HelpPage() {
  const t = useT('legal');
  const ui = useT('ui');
  const { siteName } = start.settings;
  return (
    <>
      {!use(OverPage) && (
        <div className={css.top}>
          <Logo name={siteName} href={paths.home} label={ui('logo', { site: siteName })} />
          <SiteAgeMark />
          <ButtonLink kind="outline" size="sm" href={paths.home}>
            {t('help.home')}
          </ButtonLink>
        </div>
      )}
      <HelpCentre head={<PageHead title={t('help.title')} lead={t('help.lead')} />} />
      <RouteBanners />
    </>
  );
}
