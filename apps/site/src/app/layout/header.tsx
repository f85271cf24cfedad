import { Link, Logo, SearchIcon } from '@arara/ui';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { start } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';
import { HeaderMember } from './header-member.tsx';
import { HeaderVisitor } from './header-visitor.tsx';
import { SiteAgeMark } from './site-age-mark.tsx';
import css from './header.module.css';

const { siteName } = start.settings;

interface HeaderProps {
  /** The bar at the foot of a phone stands below the page. */
  readonly hasBar: boolean;
}

/** The bar on top of every page. */
export function Header({ hasBar }: HeaderProps) {
  const t = useT('ui');
  const signedIn = useSession(({ token }) => token !== null);
  return (
    <header className={clsx(css.header, signedIn && css.member)}>
      <div className={css.start}>
        <Logo
          name={siteName}
          href={paths.home}
          label={t('logo', { site: siteName })}
          className={css.logo}
        />
        <SiteAgeMark />
      </div>
      {hasPage(paths.search) && <SearchLink />}
      <div className={css.end}>
        {signedIn ? <HeaderMember hasBar={hasBar} /> : <HeaderVisitor />}
      </div>
    </header>
  );
}

/** True if a key press is meant for a field and not for the page. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

function SearchLink() {
  const t = useT('ui');
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      void navigate(paths.search);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [navigate]);
  return (
    <Link href={paths.search} className={css.search}>
      <SearchIcon />
      <span>{t('search')}</span>
      <kbd title={t('search.key')}>/</kbd>
    </Link>
  );
}
