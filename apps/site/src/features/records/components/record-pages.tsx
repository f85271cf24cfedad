import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { PagedRecords } from '../../../components/records-paged.tsx';
import { CsvButton } from './csv-button.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { Totals } from './totals.tsx';
import type { Figure } from './totals.tsx';

interface Entry {
  readonly id: string;
  readonly currency: string;
}

interface Page<Row, Sums> {
  readonly rows: readonly Row[];
  /** Of the whole filter. */
  readonly totals: Sums;
}

type ListProps<Row extends Entry, Sums> = ComponentProps<typeof PagedRecords<Page<Row, Sums>, Row>>;

interface RecordPagesProps<Row extends Entry, Sums> extends Pick<
  ListProps<Row, Sums>,
  'label' | 'empty' | 'look'
> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Row, Sums>>>;
  /** The member's own, where no row says one. */
  readonly currency: string;
  readonly figuresOf: (totals: Sums) => readonly [Figure, Figure, Figure];
  readonly csv: ComponentProps<typeof CsvButton<Row>>;
}

/** The entries that a filter of a record finds: its sums, its file, its rows and the rest of them on request. */
export function RecordPages<Row extends Entry, Sums extends { readonly count: number }>({
  currency,
  figuresOf,
  csv,
  ...list
}: RecordPagesProps<Row, Sums>) {
  return (
    <PagedRecords
      {...list}
      skeleton={<RecordSkeleton />}
      rowsOf={({ rows }) => rows}
      totalOf={({ totals }) => totals.count}
      head={({ rows, totals }) => (
        <>
          <Totals currency={rows[0]?.currency ?? currency} figures={figuresOf(totals)} />
          <CsvButton {...csv} />
        </>
      )}
    />
  );
}
