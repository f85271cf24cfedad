import { Button, Notice } from '@arara/ui';
import { FaultLine } from '../../../components/fault-line.tsx';
import type { Answer } from '../../../lib/api.ts';
import { canTalk, openService } from '../../../lib/customer-service.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useConfirmWithdrawal } from '../api/withdrawals.ts';
import css from './cashier.module.css';

/** Asks whether a paid withdrawal arrived, while the answer is open; "no" leads to a person. */
export function ReceiptQuestion({ withdrawal }: { withdrawal: Answer<'withdrawal'> }) {
  const t = useT('cashier');
  const format = useFormat();
  const confirm = useConfirmWithdrawal();
  const { receipt, id } = withdrawal;
  if (receipt?.state !== 'ASKED') return null;
  return (
    <Notice title={t('withdraw.receipt.ask')}>
      {t('withdraw.receipt.unsaid', { at: format.moment(receipt.at) })}
      <span className={css.answers}>
        <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate(id)}>
          {t('withdraw.receipt.yes')}
        </Button>
        {canTalk() && (
          <Button size="sm" kind="link" onClick={() => void openService()}>
            {t('withdraw.receipt.no')}
          </Button>
        )}
      </span>
      <FaultLine error={confirm.error} />
    </Notice>
  );
}
