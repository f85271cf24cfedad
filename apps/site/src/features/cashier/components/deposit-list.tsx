import { Button } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedRecords } from '../../../components/records-paged.tsx';
import { openDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { depositsQuery } from '../api/deposits.ts';
import { useDepositLook } from './cashier-looks.tsx';

interface DepositListProps {
  readonly onDeposit: () => void;
}

/** Deposits, newest first; an open one shows its Pix code again, the others how they ended. */
export function DepositList({ onDeposit }: DepositListProps) {
  const t = useT('account');
  return (
    <PagedRecords
      query={useInfiniteQuery(depositsQuery)}
      rowsOf={({ deposits }) => deposits}
      label={t('section.deposits')}
      empty={{
        title: t('deposits.empty'),
        text: t('deposits.empty.text'),
        actions: <Button onClick={onDeposit}>{t('deposits.first')}</Button>,
      }}
      look={useDepositLook(({ id }) => openDialog('deposit', id))}
    />
  );
}
