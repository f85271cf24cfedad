import { Button } from '@arara/ui';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import css from './header.module.css';

/** What the header offers to somebody it does not know. */
export function HeaderVisitor() {
  const t = useT('ui');
  return (
    <>
      <span className={css.wide}>
        <ThemeSwitch />
      </span>
      <span className={css.wide}>
        <FreePlayButton />
      </span>
      <Button kind="outline" onClick={() => openDialog('login')}>
        {t('login')}
      </Button>
      {moduleOn('DIRECTREG3') && (
        <Button kind="primary" onClick={() => openDialog('register')}>
          {t('register')}
        </Button>
      )}
    </>
  );
}
