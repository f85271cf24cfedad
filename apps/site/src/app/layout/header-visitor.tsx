import { ButtonLink } from '@arara/ui';
import { useLocation } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import css from './header.module.css';

/** The actions that the header offers to somebody it does not know; a door one stands in is not offered. */
export function HeaderVisitor() {
  const t = useT('ui');
  const { pathname } = useLocation();
  return (
    <>
      <span className={css.wide}>
        <ThemeSwitch />
      </span>
      <span className={css.wide}>
        <FreePlayButton />
      </span>
      {pathname !== paths.login && (
        <ButtonLink kind="outline" className={css.door} href={paths.login}>
          {t('login')}
        </ButtonLink>
      )}
      {moduleOn('DIRECTREG3') && !pathname.startsWith(paths.register) && (
        <ButtonLink kind="primary" className={css.door} href={paths.register}>
          {t('register')}
        </ButtonLink>
      )}
    </>
  );
}
