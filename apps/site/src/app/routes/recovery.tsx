import { Button, Card, EmptyState, toasts } from '@arara/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../components/page-head.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import css from '../../components/page.module.css';
import { paths } from '../../config/paths.ts';
import { NewPasswordForm } from '../../features/session/components/new-password-form.tsx';
import { useResetByLink } from '../../features/session/api/recovery.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { faultCode } from '../../lib/fault-text.ts';
import { useT } from '../../lib/i18n.ts';

/** The link of the recovery mail leads here; its code stays behind the `#`, out of every log. */
export default function RecoveryPage() {
  const t = useT('auth');
  const navigate = useNavigate();
  const reset = useResetByLink();
  const [code] = useState(() => new URLSearchParams(location.hash.slice(1)).get('recover') ?? '');
  if (code === '' || faultCode(reset.error) === 'recovery.code.invalid') return <DeadLink />;
  return (
    <div className={css.narrow}>
      <PageHead title={t('reset.title')} />
      <Card>
        <NewPasswordForm
          askOld={false}
          save={async ({ newPassword, confirmNewPassword }) => {
            await reset.mutateAsync({ code, newPassword, confirmNewPassword });
            toasts.show({ tone: 'good', title: t('reset.done') });
            await navigate(paths.home, { replace: true });
            openDialog('login');
          }}
        />
      </Card>
    </div>
  );
}

/** A link that is used up, or none at all: the way on is another one. */
function DeadLink() {
  const t = useT('auth');
  usePageTitle(t('forgot.title'));
  return (
    <EmptyState
      announce
      titleAs="h1"
      title={t('reset.dead')}
      text={t('reset.dead.text')}
      actions={
        <Button kind="primary" onClick={() => openDialog('forgot')}>
          {t('reset.again')}
        </Button>
      }
    />
  );
}
