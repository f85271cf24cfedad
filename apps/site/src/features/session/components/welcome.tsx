import { ArtPicture, Button, Modal } from '@arara/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { closeDialog, openDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { registerSettingsQuery } from '../api/register-settings.ts';
import css from './session.module.css';

interface WelcomeProps {
  readonly open: boolean;
  /** The number under which an account by mobile was opened: it is told before anything else. */
  readonly accountNumber: string | null;
}

/** The account is there: its number first, where it has no other name, then what comes next. */
export function Welcome({ open, accountNumber }: WelcomeProps) {
  if (accountNumber !== null) return <NumberModal open={open} number={accountNumber} />;
  return <WelcomeModal open={open} />;
}

function NumberModal({ open, number }: { readonly open: boolean; readonly number: string }) {
  const t = useT('auth');
  const goOn = (): void => openDialog('welcome');
  const form = queryClient.getQueryData(registerSettingsQuery.queryKey);
  const hasPassword = form?.mobile.password === true;
  return (
    <Modal
      open={open}
      onClose={goOn}
      title={t('number.title')}
      closeLabel={t('close')}
      phone="card"
      size="sm"
    >
      <div className={css.form}>
        <p className={css.number}>{number}</p>
        <p className={css.lead}>{t(hasPassword ? 'number.text' : 'number.text.code')}</p>
        <Button kind="primary" size="lg" full onClick={goOn} data-autofocus>
          {t('number.ok')}
        </Button>
      </div>
    </Modal>
  );
}

function WelcomeModal({ open }: { readonly open: boolean }) {
  const t = useT('auth');
  const navigate = useNavigate();
  return (
    <Modal
      open={open}
      onClose={closeDialog}
      title={t('welcome.title')}
      closeLabel={t('close')}
      phone="card"
      size="sm"
      art={<ArtPicture name="sucesso" sizes="400px" />}
    >
      <div className={css.form}>
        <p className={css.lead}>{t('welcome.text')}</p>
        <Button
          kind="primary"
          size="lg"
          full
          onClick={() => {
            void navigate(paths.home);
            openDialog('deposit');
          }}
        >
          {t('welcome.deposit')}
        </Button>
        <Button kind="link" onClick={closeDialog}>
          {t('welcome.look')}
        </Button>
      </div>
    </Modal>
  );
}
