import { Button, Notice } from '@arara/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './session.module.css';

/** In place of a form of registration: nobody can open an account, and where one can go instead. */
export function RegistrationClosed({ onLogin }: { readonly onLogin: () => void }) {
  const t = useT('auth');
  const ui = useT('ui');
  const navigate = useNavigate();
  return (
    <div className={css.form}>
      <Notice tone="info" title={t('register.closed')}>
        {t('register.closed.text')}
      </Notice>
      <Button kind="primary" size="lg" full onClick={onLogin}>
        {t('login')}
      </Button>
      <Button
        full
        onClick={() => {
          closeDialog();
          void navigate(paths.home);
        }}
      >
        {ui('lost.home')}
      </Button>
    </div>
  );
}
