import type { Column } from '@arara/ui';
import type { ReactNode } from 'react';
import { useDayName } from '../../../components/day-name.ts';
import { RowOpener } from '../../../components/records.tsx';
import type { RecordItem } from '../../../components/records.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import css from './tickets.module.css';

interface Order {
  readonly id: string;
  readonly gameCode: string;
  readonly createdAt: string;
}

interface OrderLook<Row> {
  readonly icon: ReactNode;
  readonly hrefOf: (row: Row) => string;
  /** Head over the moment in which it was made. */
  readonly made: string;
  /** The subject of the order: its issue, its steps. */
  readonly about: Column<Row>;
  readonly tag: (row: Row) => ReactNode;
  readonly amounts: readonly Column<Row>[];
  /** The one amount under the thumb, and what it is. */
  readonly sum: (row: Row) => Pick<RecordItem, 'amount' | 'under'>;
}

/** How a ticket or a chase looks: as a row of a table and as a row under the thumb. */
export function useOrderLook<Row extends Order>(look: OrderLook<Row>) {
  const t = useT('tickets');
  const names = useT('lottery');
  const format = useFormat();
  const dayName = useDayName();
  const { icon, hrefOf, made, about, tag, amounts, sum } = look;
  const columns: readonly Column<Row>[] = [
    {
      key: 'at',
      head: made,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.moment(createdAt)}</time>,
    },
    {
      key: 'game',
      head: t('filter.game'),
      cell: (row) => <RowOpener href={hrefOf(row)}>{names(`game.${row.gameCode}`)}</RowOpener>,
    },
    about,
    { key: 'state', head: t('filter.state'), cell: tag },
    ...amounts,
  ];
  const item = (row: Row): RecordItem => ({
    icon,
    title: names(`game.${row.gameCode}`),
    note: (
      <span className={css.state}>
        {about.cell(row)}
        {tag(row)}
      </span>
    ),
    ...sum(row),
  });
  return { columns, item, hrefOf, dayOf: ({ createdAt }: Row) => dayName(createdAt) };
}
