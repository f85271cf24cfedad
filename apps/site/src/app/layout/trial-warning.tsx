import { Button } from '@arara/ui';
import { MessageDialog } from '../../components/message-dialog.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import { closeTrialWarning, useTrialWarning } from './cashier-door.ts';

/** Says that real money needs a real account (specification, key in_need_true_account). */
export function TrialWarning() {
  const t = useT('ui');
  const open = useTrialWarning((state) => state.open);
  const mayRegister = moduleOn('DIRECTREG3');
  const register = (): void => {
    closeTrialWarning();
    openDialog('register');
  };
  return (
    <MessageDialog
      open={open}
      onClose={closeTrialWarning}
      title={t('in_need_true_account')}
      buttons={
        <>
          {mayRegister && (
            <Button kind="primary" full onClick={register}>
              {t('register')}
            </Button>
          )}
          <Button full onClick={closeTrialWarning}>
            {t('ok')}
          </Button>
        </>
      }
    >
      <p>{t('in_need_true_account.text')}</p>
    </MessageDialog>
  );
}
