import { AccountIcon, Link, MenuIcon, PlusIcon, SearchIcon, SlotsIcon } from '@arara/ui';
import { useLocation, useNavigate } from 'react-router';
import { categoryPaths, paths } from '../../config/paths.ts';
import { loginThen } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';
import { openCashier } from './cashier-door.ts';
import { openMenu, useDrawer } from './open-menu.ts';
import css from './bottom-bar.module.css';

const gamePaths: readonly string[] = ['/', ...categoryPaths.map((path) => `/${path}`)];

/** Menu, games, deposit, search, account: what a thumb reaches. */
export function BottomBar() {
  const t = useT('ui');
  const { pathname } = useLocation();
  const wanted = useDrawer((state) => state.wanted);
  return (
    <nav className={css.bar} aria-label={t('menu.main')}>
      <button type="button" className={css.item} aria-expanded={wanted} onClick={openMenu}>
        <i>
          <MenuIcon size={24} />
        </i>
        <span>{t('menu')}</span>
      </button>
      <Link
        href={paths.home}
        className={css.item}
        aria-current={gamePaths.includes(pathname) ? 'page' : undefined}
      >
        <i>
          <SlotsIcon size={24} />
        </i>
        <span>{t('menu.games')}</span>
      </Link>
      {moduleOn('DEPOSIT3') && (
        <button
          type="button"
          className={`${css.item} ${css.raised}`}
          onClick={() => openCashier('deposit')}
        >
          <i>
            <PlusIcon size={28} />
          </i>
          <span>{t('deposit')}</span>
        </button>
      )}
      <SearchItem pathname={pathname} />
      <AccountItem here={pathname.startsWith(paths.account)} />
    </nav>
  );
}

function SearchItem({ pathname }: { readonly pathname: string }) {
  const t = useT('ui');
  if (!hasPage(paths.search)) return null;
  return (
    <Link
      href={paths.search}
      className={css.item}
      aria-current={pathname === paths.search ? 'page' : undefined}
    >
      <i>
        <SearchIcon size={24} />
      </i>
      <span>{t('menu.search')}</span>
    </Link>
  );
}

function AccountItem({ here }: { readonly here: boolean }) {
  const t = useT('ui');
  const navigate = useNavigate();
  const signedIn = useSession(({ token }) => token !== null);
  const inside = (
    <>
      <i>
        <AccountIcon size={24} />
      </i>
      <span>{t('account')}</span>
    </>
  );
  return signedIn ? (
    <Link href={paths.account} className={css.item} aria-current={here ? 'page' : undefined}>
      {inside}
    </Link>
  ) : (
    <button
      type="button"
      className={css.item}
      onClick={() => loginThen(() => void navigate(paths.account))}
    >
      {inside}
    </button>
  );
}
