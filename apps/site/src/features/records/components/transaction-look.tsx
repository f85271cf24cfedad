import type { Column } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { kindIcons } from '../../../components/kind-icons.ts';
import type { RecordItem } from '../../../components/records.tsx';
import { RowOpener } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import { useDayName } from '../../../components/day-name.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Transaction } from '../kinds.ts';

interface TransactionLook {
  readonly columns: readonly Column<Transaction>[];
  readonly item: (row: Transaction) => RecordItem;
  readonly dayOf: (row: Transaction) => string;
}

/**
 * How a movement looks: as a row of a table and as a row under the thumb. Below its own round a
 * movement need not say again which game it is about.
 */
export function useTransactionLook({ ofRound = false } = {}): TransactionLook {
  const t = useT('account');
  const format = useFormat();
  const dayName = useDayName();
  const labelOf = (row: Transaction): string | null => (ofRound ? null : row.label);
  const kind = (row: Transaction): string => t(`kind.${row.kind}.one`);
  const after = (row: Transaction) =>
    row.balanceAfter === null ? null : <Amount value={row.balanceAfter} currency={row.currency} />;
  const change = (row: Transaction) => <Amount value={row.amount} currency={row.currency} signed />;

  return {
    dayOf: (row) => dayName(row.at),
    item: (row) => {
      const Icon = kindIcons[row.kind];
      const time = format.time(row.at);
      return {
        icon: <Icon size={20} />,
        title: labelOf(row) ?? kind(row),
        note: labelOf(row) === null ? time : `${kind(row)} · ${time}`,
        amount: change(row),
        under: after(row),
      };
    },
    columns: [
      {
        key: 'at',
        head: t('column.when'),
        cell: (row) => <time dateTime={row.at}>{format.moment(row.at)}</time>,
      },
      {
        key: 'what',
        head: t('column.what'),
        cell: (row) => <RowOpener href={paths.transfer(row.id)}>{kind(row)}</RowOpener>,
      },
      ...(ofRound
        ? []
        : [
            { key: 'label', head: t('column.about'), cell: (row: Transaction) => row.label ?? '—' },
          ]),
      { key: 'amount', head: t('column.amount'), end: true, cell: change },
      { key: 'after', head: t('column.after'), end: true, cell: after },
    ],
  };
}
