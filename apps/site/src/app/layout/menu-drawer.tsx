import { ButtonLink, Drawer } from '@arara/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn, start } from '../../lib/start.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { SideMenu } from './lazy-side-menu.tsx';
import { ThemeChoice } from './theme-switch.tsx';
import css from './menu.module.css';

const useDrawer = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens the menu on a phone. */
export const openMenu = (): void => useDrawer.setState({ open: true });

const close = (): void => useDrawer.setState({ open: false });

/** The side menu over the page on a phone; it closes when one goes somewhere. */
export function MenuDrawer() {
  const t = useT('ui');
  const open = useDrawer((state) => state.open);
  const { pathname, search } = useLocation();
  useEffect(close, [pathname, search]);
  return (
    <Drawer open={open} onClose={close} closeLabel={t('close')} title={start.settings.siteName}>
      <DrawerTop />
      <SideMenu />
    </Drawer>
  );
}

function DrawerTop() {
  const t = useT('ui');
  const signedIn = useSession(({ token }) => token !== null);
  return (
    <div className={css.drawerTop}>
      {!signedIn && (
        <>
          <div className={css.pair}>
            <ButtonLink kind="outline" href={paths.login} onClick={close}>
              {t('login')}
            </ButtonLink>
            {moduleOn('DIRECTREG3') && (
              <ButtonLink kind="primary" href={paths.register} onClick={close}>
                {t('register')}
              </ButtonLink>
            )}
          </div>
          <FreePlayButton full />
        </>
      )}
      <ThemeChoice />
    </div>
  );
}
