import { Button, EmptyState } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records } from '../../../components/records.tsx';
import { openDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { depositsQuery } from '../api/deposits.ts';
import { useDepositLook } from './cashier-looks.tsx';
import { MoreMovements } from './more-movements.tsx';

interface DepositListProps {
  readonly skeleton: React.ReactNode;
  readonly onDeposit: () => void;
}

/** Deposits, newest first; an open one shows its Pix code again, the others how they ended. */
export function DepositList({ skeleton, onDeposit }: DepositListProps) {
  const t = useT('account');
  const query = useInfiniteQuery(depositsQuery);
  const open = ({ id }: { id: string }): void => openDialog('deposit', id);
  const look = useDepositLook(open);
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.deposits);
        if (rows.length === 0) {
          return (
            <EmptyState
              title={t('deposits.empty')}
              text={t('deposits.empty.text')}
              actions={
                <Button kind="primary" onClick={onDeposit}>
                  {t('deposits.first')}
                </Button>
              }
            />
          );
        }
        return (
          <>
            <Records label={t('section.deposits')} rows={rows} onOpen={open} {...look} />
            <MoreMovements query={query} />
          </>
        );
      }}
    </QueryStates>
  );
}
