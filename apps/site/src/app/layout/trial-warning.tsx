import { Button, Modal } from '@arara/ui';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { closeTrialWarning, useTrialWarning } from './cashier-door.ts';

/** Says that real money needs a real account (specification, key in_need_true_account). */
export function TrialWarning() {
  const t = useT('ui');
  const open = useTrialWarning((state) => state.open);
  const register = (): void => {
    closeTrialWarning();
    openDialog('register');
  };
  return (
    <Modal
      open={open}
      onClose={closeTrialWarning}
      closeLabel={t('close')}
      title={t('in_need_true_account')}
      phone="card"
      size="sm"
      footer={
        <div style={{ display: 'grid', gap: 10 }}>
          <Button kind="primary" full onClick={register}>
            {t('register')}
          </Button>
          <Button full onClick={closeTrialWarning}>
            {t('ok')}
          </Button>
        </div>
      }
    >
      <p>{t('in_need_true_account.text')}</p>
    </Modal>
  );
}
