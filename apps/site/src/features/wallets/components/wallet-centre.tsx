import { Bone, Card, EmptyState, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { walletTransferQuery, walletsQuery } from '../api/wallets.ts';
import { PursesCard } from './purses-card.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';
import { TransferStory } from './transfer-story.tsx';
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
                <TransferForm
                  wallets={wallets}
                  maySend={moduleOn('FUNDTRANS3')}
                  onSent={(id, isEarlier) => setLast({ id, isEarlier })}
                />
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

interface LastTransferProps {
  readonly id: string;
  readonly isEarlier: boolean;
}

/** What became of the transfer that was just asked for; one that had been asked for before is named so. */
function LastTransfer({ id, isEarlier }: LastTransferProps) {
  const t = useT('wallets');
  const format = useFormat();
  const { data } = useQuery(walletTransferQuery(id));
  if (data === undefined) return null;
  return (
    <Card title={t('last')}>
      {isEarlier && (
        <Notice announce title={t('earlier', { at: format.moment(data.createdAt) })}>
          {t('earlier.text')}
        </Notice>
      )}
      <TransferStory transfer={data} />
    </Card>
  );
}

/** The page on its way. */
export const WalletSkeleton = () => (
  <div className={css.pair}>
    <Bone h={220} />
    <Bone h={320} />
  </div>
);
