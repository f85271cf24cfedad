import { Button } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedRecords } from '../../../components/records-paged.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { withdrawalsQuery } from '../api/withdrawals.ts';
import { useWithdrawalLook } from './cashier-looks.tsx';

interface WithdrawalListProps {
  readonly onWithdraw: () => void;
}

/** Withdrawals, newest first; each opens its timeline. */
export function WithdrawalList({ onWithdraw }: WithdrawalListProps) {
  const t = useT('account');
  const withdraw = (
    <Button kind="primary" onClick={onWithdraw}>
      {t('withdrawals.new')}
    </Button>
  );
  return (
    <PagedRecords
      query={useInfiniteQuery(withdrawalsQuery)}
      rowsOf={({ withdrawals }) => withdrawals}
      label={t('section.withdrawals')}
      empty={{
        title: t('withdrawals.empty'),
        text: t('withdrawals.empty.text'),
        actions: withdraw,
      }}
      head={() => <div>{withdraw}</div>}
      look={useWithdrawalLook(({ id }) => paths.withdrawal(id))}
    />
  );
}
