import { Bone, Card, EmptyState } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { walletsQuery } from '../api/wallets.ts';
import { LastTransfer } from './last-transfer.tsx';
import type { LastTransferProps } from './last-transfer.tsx';
import { PursesCard } from './purses-card.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';
import css from './wallets.module.css';

/** The wallets of a member and what moves between them. */
export function WalletCentre() {
  const t = useT('wallets');
  const query = useQuery(walletsQuery);
  const [last, setLast] = useState<LastTransferProps | null>(null);
  return (
    <div className={css.centre}>
      <QueryStates query={query} skeleton={<WalletSkeleton />}>
        {(wallets) =>
          wallets.wallets.length === 0 ? (
            <EmptyState title={t('single')} text={t('single.text')} />
          ) : (
            <div className={css.pair}>
              <PursesCard
                wallets={wallets}
                refreshing={query.isFetching}
                onRefresh={() => void query.refetch()}
              />
              <div className={css.stack}>
                <Card title={t('move')}>
                  <TransferForm
                    wallets={wallets}
                    maySend={moduleOn('FUNDTRANS3')}
                    onSent={(id, isEarlier) => setLast({ id, isEarlier })}
                  />
                </Card>
                {last !== null && <LastTransfer {...last} />}
              </div>
            </div>
          )
        }
      </QueryStates>
      <TransferList />
    </div>
  );
}

/** The page on its way. */
export const WalletSkeleton = () => (
  <div className={css.pair}>
    <Bone h={220} />
    <Bone h={320} />
  </div>
);
