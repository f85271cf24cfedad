import { SwapIcon, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import { PagedRecords } from '../../../components/records-paged.tsx';
import { RowOpener } from '../../../components/records.tsx';
import { RowBones } from '../../../components/records-bones.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { walletTransfersQuery } from '../api/wallets.ts';
import type { WalletTransfer } from '../api/wallets.ts';
import { transferTones } from './transfer-story.tsx';
import css from './wallets.module.css';

const hrefOf = ({ id }: WalletTransfer): string => paths.walletTransfer(id);

/** Transfers between wallets, newest first; each opens its story. */
export function TransferList() {
  const t = useT('wallets');
  return (
    <section className={css.list} aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <PagedRecords
        query={useInfiniteQuery(walletTransfersQuery)}
        rowsOf={({ transfers }) => transfers}
        label={t('history')}
        skeleton={<RowBones rows={3} />}
        empty={{ title: t('empty'), text: t('empty.text') }}
        look={useTransferLook()}
      />
    </section>
  );
}

/** How a transfer looks in a table and under the thumb. */
function useTransferLook() {
  const t = useT('wallets');
  const format = useFormat();
  const dayName = useDayName();
  const way = (row: WalletTransfer) =>
    t(row.from === 'MAIN' ? 'row.out' : 'row.home', { name: row.vendorName });
  const amount = (row: WalletTransfer) => <Amount value={row.amount} currency={row.currency} />;
  const tag = ({ state }: WalletTransfer) => (
    <Tag tone={transferTones[state]}>{t(`state.${state}`)}</Tag>
  );
  const columns: readonly Column<WalletTransfer>[] = [
    {
      key: 'at',
      head: t('column.when'),
      cell: (row) => <time dateTime={row.createdAt}>{format.moment(row.createdAt)}</time>,
    },
    {
      key: 'way',
      head: t('column.way'),
      cell: (row) => <RowOpener href={hrefOf(row)}>{way(row)}</RowOpener>,
    },
    { key: 'state', head: t('column.state'), cell: tag },
    { key: 'amount', head: t('column.amount'), end: true, cell: amount },
  ];
  return {
    columns,
    hrefOf,
    dayOf: (row: WalletTransfer) => dayName(row.createdAt),
    item: (row: WalletTransfer) => ({
      icon: <SwapIcon size={20} />,
      title: way(row),
      note: format.time(row.createdAt),
      amount: amount(row),
      under: tag(row),
    }),
  };
}
