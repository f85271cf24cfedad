import { ArtPicture, Button, ErrorState, Sheet } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { closeDialog, useDialogs } from '../../../lib/dialogs.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { cashierOptionsQuery, depositQuery } from '../api/deposits.ts';
import { dropDraft } from '../draft.ts';
import { DepositAmount } from './deposit-amount.tsx';
import { DepositClosed } from './deposit-closed.tsx';
import { DepositCode } from './deposit-code.tsx';
import { DepositEnd } from './deposit-end.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';

/** Deposit in three taps: amount, code, and the page turns by itself when the bank says paid. */
export default function DepositSheet({ balance }: { readonly balance: ReactNode }) {
  const t = useT('cashier');
  const [depositId, setDepositId] = useState(() => useDialogs.getState().subject);
  const options = useQuery(cashierOptionsQuery);
  const deposit = useQuery({ ...depositQuery(depositId ?? ''), enabled: depositId !== null });
  const current = depositId === null ? undefined : deposit.data;
  const isNew = depositId === null || deposit.isLoadingError;
  const isOpen = current?.state === 'PENDING';
  const isClosed = isNew && options.data !== undefined && options.data.deposit.blocked !== null;
  const ask = isClosed ? t('deposit.closed') : t('deposit.title');
  const isPaid = current?.state === 'PAID';
  const end = t(isPaid ? 'deposit.arrived' : 'deposit.result');
  const title = current === undefined ? ask : isOpen ? t('deposit.pay') : end;

  function close(): void {
    dropDraft('deposit');
    closeDialog();
  }

  return (
    <Sheet
      open
      onClose={close}
      title={title}
      closeLabel={t('close')}
      art={isPaid && <ArtPicture name="sucesso" sizes="480px" />}
      {...(isOpen ? { backLabel: t('back'), onBack: () => setDepositId(null) } : {})}
    >
      {isClosed && <DepositClosed deposit={options.data.deposit} />}
      {isNew && !isClosed && options.data !== undefined && (
        <DepositAmount options={options.data} onCreated={setDepositId} />
      )}
      {(isNew ? options.isPending : deposit.isPending) && <SheetSkeleton />}
      {isNew && options.data === undefined && options.error !== null && (
        <ErrorState
          title={t('error.title')}
          text={faultText(options.error)}
          code={t('code', { code: faultCode(options.error) })}
          actions={<Button onClick={() => void options.refetch()}>{t('retry')}</Button>}
        />
      )}
      {current !== undefined && isOpen && <DepositCode deposit={current} />}
      {current !== undefined && !isOpen && (
        <DepositEnd
          deposit={current}
          balance={balance}
          onAgain={() => setDepositId(null)}
          onClose={close}
        />
      )}
    </Sheet>
  );
}
