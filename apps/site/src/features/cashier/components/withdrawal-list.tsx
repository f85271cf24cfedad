import { Button, EmptyState } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { withdrawalsQuery } from '../api/withdrawals.ts';
import { useWithdrawalLook } from './cashier-looks.tsx';
import { MoreMovements } from './more-movements.tsx';
import css from './cashier.module.css';

const hrefOf = ({ id }: { id: string }): string => paths.withdrawal(id);

interface WithdrawalListProps {
  readonly skeleton: React.ReactNode;
  readonly onWithdraw: () => void;
}

/** Withdrawals, newest first; each opens its timeline. */
export function WithdrawalList({ skeleton, onWithdraw }: WithdrawalListProps) {
  const t = useT('account');
  const withdraw = (
    <Button kind="primary" onClick={onWithdraw}>
      {t('withdrawals.new')}
    </Button>
  );
  const query = useInfiniteQuery(withdrawalsQuery);
  const look = useWithdrawalLook(hrefOf);
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.withdrawals);
        if (rows.length === 0) {
          return (
            <EmptyState
              title={t('withdrawals.empty')}
              text={t('withdrawals.empty.text')}
              actions={withdraw}
            />
          );
        }
        return (
          <div className={css.stack}>
            <div>{withdraw}</div>
            <Records label={t('section.withdrawals')} rows={rows} hrefOf={hrefOf} {...look} />
            <MoreMovements query={query} />
          </div>
        );
      }}
    </QueryStates>
  );
}
