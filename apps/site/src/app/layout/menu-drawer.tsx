import { ButtonLink, Drawer } from '@arara/ui';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn, start } from '../../lib/start.ts';
import { SearchDoor } from '../../components/search-door.tsx';
import { hasPage } from '../has-page.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { closeMenu, useDrawer } from './open-menu.ts';
import { SideMenu } from './side-menu.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import css from './menu.module.css';

/** The side menu over the page on a phone. */
export function MenuDrawer() {
  const t = useT('ui');
  const { open, wanted } = useDrawer();
  return (
    <Drawer
      open={open}
      onClose={closeMenu}
      closeLabel={t('close')}
      title={start.settings.siteName}
      className={wanted ? undefined : css.leaving}
    >
      <DrawerTop />
      {hasPage(paths.search) && <SearchDoor className={css.drawerSearch} onClick={closeMenu} />}
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
            <ButtonLink kind="outline" href={paths.login} onClick={closeMenu}>
              {t('login')}
            </ButtonLink>
            {moduleOn('DIRECTREG3') && (
              <ButtonLink kind="primary" href={paths.register} onClick={closeMenu}>
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
