import { Button, Drawer } from '@arara/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn, start } from '../../lib/start.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { SideMenu } from './side-menu.tsx';
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
  const enter = (name: 'login' | 'register'): void => {
    close();
    openDialog(name);
  };
  return (
    <div className={css.drawerTop}>
      {!signedIn && (
        <>
          <div className={css.pair}>
            <Button kind="outline" onClick={() => enter('login')}>
              {t('login')}
            </Button>
            {moduleOn('DIRECTREG3') && (
              <Button kind="primary" onClick={() => enter('register')}>
                {t('register')}
              </Button>
            )}
          </div>
          <FreePlayButton full />
        </>
      )}
      <ThemeChoice />
    </div>
  );
}
