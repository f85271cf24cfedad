import { ArtPicture, Sheet } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { closeDialog, openDialog, useDialogs } from '../../../lib/dialogs.ts';
import { faultCode } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { depositQuery, useCashierOptions } from '../api/deposits.ts';
import { dropDraft } from '../draft.ts';
import { CashierWaits } from './cashier-waits.tsx';
import { DepositAmount } from './deposit-amount.tsx';
import { DepositClosed } from './deposit-closed.tsx';
import { DepositCode } from './deposit-code.tsx';
import { DepositEnd } from './deposit-end.tsx';
import { EarlierDeposit } from './earlier.tsx';
import css from './cashier.module.css';

/** Deposit in three taps: amount, code, and the page turns by itself when the bank says paid. */
export default function DepositSheet({ balance }: { readonly balance: ReactNode }) {
  const t = useT('cashier');
  const [depositId, setDepositId] = useState(() => useDialogs.getState().subject);
  const [earlier, setEarlier] = useState<string | null>(null);
  const { query, options } = useCashierOptions();
  const deposit = useQuery({ ...depositQuery(depositId ?? ''), enabled: depositId !== null });
  const current = depositId === null ? undefined : deposit.data;
  // A charge that cannot be asked for may well be open: only one that is none makes room for another.
  const isNew = depositId === null || faultCode(deposit.error) === 'deposit.not.found';
  const isKnown = (isNew ? options : current) !== undefined;
  const isOpen = current?.state === 'PENDING';
  const isClosed = isNew && options !== undefined && options.deposit.blocked !== null;
  const ask = isClosed ? t('deposit.closed') : t('deposit.title');
  const isPaid = current?.state === 'PAID';
  const isEarlier = current !== undefined && current.id === earlier;
  const end = t(isPaid && !isEarlier ? 'deposit.arrived' : 'deposit.result');
  const title = isNew ? ask : isOpen ? t('deposit.pay') : end;

  useWayBack(depositId);

  function close(): void {
    dropDraft('deposit');
    closeDialog();
  }

  const askAgain = (): void => setDepositId(null);

  return (
    <Sheet
      open
      onClose={close}
      title={title}
      closeLabel={t('close')}
      art={isPaid && !isEarlier && <ArtPicture name="sucesso" sizes="480px" />}
      {...(isOpen ? { backLabel: t('back'), onBack: () => setDepositId(null) } : {})}
    >
      {!isKnown && <CashierWaits query={isNew ? query : deposit} />}
      {isClosed && <DepositClosed deposit={options.deposit} />}
      {isNew && !isClosed && options !== undefined && (
        <DepositAmount
          options={options}
          onCharge={setDepositId}
          onEarlier={(id) => {
            setEarlier(id);
            setDepositId(id);
          }}
        />
      )}
      {current !== undefined && isOpen && <DepositCode deposit={current} />}
      {current !== undefined && !isOpen && (
        <div className={css.stack}>
          {isEarlier && (
            <EarlierDeposit deposit={current} {...(isPaid ? { onAgain: askAgain } : {})} />
          )}
          <DepositEnd deposit={current} balance={balance} onAgain={askAgain} onClose={close} />
        </div>
      )}
    </Sheet>
  );
}

/** Terms that come up in the place of the sheet give it back once they are agreed to, with what it was about. */
function useWayBack(depositId: string | null): void {
  useEffect(
    () =>
      useDialogs.subscribe(({ open }, before) => {
        if (open !== 'terms' || before.open !== 'deposit') return;
        useDialogs.setState({ intent: () => openDialog('deposit', depositId) });
      }),
    [depositId],
  );
}
