import { Bone, GlobeIcon, HelpIcon, LanguageIcon, Link, PhoneIcon } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { QrCodeLater } from '../../components/qr-code-later.tsx';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { appResources, resourceOf, start } from '../../lib/start.ts';
import { socialIcons } from './menu-icons.ts';
import { Sub } from './menu-sub.tsx';
import css from './menu.module.css';

const LanguageList = lazy(async () => ({
  default: (await import('../../features/session/components/language-list.tsx')).LanguageList,
}));

/** The languages of the site, with their search; not there when there is but one. */
export function LanguageMenu() {
  const t = useT('ui');
  const current = useLanguage();
  const { languages } = start.settings;
  if (languages.length < 2) return null;
  const name = languages.find(({ code }) => code === current)?.name ?? t('language');
  return (
    <Sub icon={<LanguageIcon />} name={name}>
      <Suspense fallback={<Bone h={300} />}>
        <LanguageList />
      </Suspense>
    </Sub>
  );
}

/** Key of a system's name in the namespace `ui`, by the type of its resource. */
const systems: Readonly<Record<string, string>> = {
  Android: 'app.android',
  MOBILECONFIG: 'app.ios',
};

/** QR codes of the apps that exist. */
export function AppMenu() {
  const t = useT('ui');
  if (appResources.length === 0) return null;
  return (
    <Sub icon={<PhoneIcon />} name={t('menu.app')}>
      <div className={css.apps}>
        {appResources.map(({ resourceType, url, code }) => {
          const system = t(systems[resourceType] ?? resourceType);
          return (
            <a key={resourceType} href={url}>
              <QrCodeLater value={code} size={100} label={t('app.qr', { system })} />
              {system}
            </a>
          );
        })}
      </div>
      <Link href="?dialog=download" className={css.entry}>
        <HelpIcon />
        <span>{t('app.guide')}</span>
      </Link>
    </Sub>
  );
}

/** The operator's site in dollars, where there is one and the law allows it. */
export function DollarLink() {
  const t = useT('ui');
  const url = resourceOf('USDJUMP');
  if (url === undefined) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={css.entry} title={t('menu.dollars')}>
      <GlobeIcon />
      <span>{t('menu.dollars')}</span>
    </a>
  );
}

/** Social sites that the operator has named. */
export function SocialLinks() {
  const t = useT('ui');
  const links = start.resources.filter(({ resourceType }) => socialIcons[resourceType]);
  if (links.length === 0) return null;
  return (
    <div className={css.social}>
      {links.map(({ resourceType, url }) => {
        const Icon = socialIcons[resourceType];
        return (
          <a
            key={resourceType}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t(`social.${resourceType}`)}
          >
            {Icon && <Icon size={20} />}
          </a>
        );
      })}
    </div>
  );
}
