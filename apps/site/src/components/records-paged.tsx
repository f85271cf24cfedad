import { EmptyState } from '@arara/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { MoreRows } from './records-more.tsx';
import { QueryStates } from './query-states.tsx';
import { Records } from './records.tsx';
import css from './records.module.css';
import { RowBones } from './records-bones.tsx';

interface PagedRecordsProps<Page, Row> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** Spoken name of the list. */
  readonly label: string;
  readonly skeleton?: ReactNode;
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly look: Omit<ComponentProps<typeof Records<Row>>, 'label' | 'rows' | 'rowKey'>;
  /** The head over the rows, told by the first page. */
  readonly head?: (first: Page) => ReactNode;
  readonly totalOf?: (first: Page) => number;
}

/** A statement that comes page by page: on its way, empty, here, and the rest of it on request. */
export function PagedRecords<Page, Row extends { readonly id: string }>({
  query,
  rowsOf,
  label,
  skeleton = <RowBones />,
  empty,
  look,
  head,
  totalOf,
}: PagedRecordsProps<Page, Row>) {
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ pages }) => {
        const rows = pages.flatMap(rowsOf);
        const [first] = pages;
        if (rows.length === 0 || first === undefined) return <EmptyState {...empty} />;
        return (
          <div className={css.pages}>
            {head?.(first)}
            <Records label={label} rows={rows} rowKey={({ id }) => id} {...look} />
            <MoreRows query={query} shown={rows.length} total={totalOf?.(first)} />
          </div>
        );
      }}
    </QueryStates>
  );
}
