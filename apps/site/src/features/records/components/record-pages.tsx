import { EmptyState } from '@arara/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records } from '../../../components/records.tsx';
import { CsvButton } from './csv-button.tsx';
import { MoreRows } from './more-rows.tsx';
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

interface RecordPagesProps<Row, Sums> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Row, Sums>>>;
  /** The member's own, where no row says one. */
  readonly currency: string;
  /** Spoken name of the list. */
  readonly label: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly figuresOf: (totals: Sums) => readonly [Figure, Figure, Figure];
  readonly csv: ComponentProps<typeof CsvButton<Row>>;
  readonly look: Pick<ComponentProps<typeof Records<Row>>, 'columns' | 'item' | 'dayOf' | 'hrefOf'>;
}

/** What a filter of a record finds: its sums, its file, its rows and the rest of them on request. */
export function RecordPages<Row extends Entry, Sums extends { readonly count: number }>({
  query,
  currency,
  label,
  empty,
  figuresOf,
  csv,
  look,
}: RecordPagesProps<Row, Sums>) {
  return (
    <QueryStates query={query} skeleton={<RecordSkeleton figures={3} />}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        const totals = pages[0]?.totals;
        if (rows.length === 0 || totals === undefined) return <EmptyState {...empty} />;
        return (
          <>
            <Totals currency={rows[0]?.currency ?? currency} figures={figuresOf(totals)} />
            <CsvButton {...csv} />
            <Records label={label} rows={rows} rowKey={({ id }) => id} {...look} />
            <MoreRows query={query} shown={rows.length} total={totals.count} />
          </>
        );
      }}
    </QueryStates>
  );
}
