import type { ReactNode } from 'react';
import { DownIcon } from '../icon/first-icons.tsx';
import { UpIcon } from '../icon/more-icons.tsx';
import { useMedia } from './use-media.ts';
import css from './data.module.css';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** Stands behind the head, and beside the button that sorts: a definition. */
  note?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end. */
  end?: boolean;
  /** On a phone: the first line of the card (`lead`), or left out (`none`). */
  phone?: 'lead' | 'none';
  sortable?: boolean;
};

export type Sort = { key: string; direction: 'ascending' | 'descending' };

export type TableProps<Row> = {
  /** Spoken name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  /** Called with the column one pressed; the server sorts. */
  onSort?: (next: Sort) => void;
  /** Cells of the last line, by column key. */
  totals?: Record<string, ReactNode>;
};

/** Rows on a desk, cards on a phone. Empty and loading are the caller's states. */
export function Table<Row>(props: TableProps<Row>) {
  const wide = useMedia('(min-width: 720px)');
  return wide ? <WideTable {...props} /> : <CardTable {...props} />;
}

function WideTable<Row>({ label, columns, rows, rowKey, sort, onSort, totals }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, end, cell }) => (
                <td key={key} className={end ? css.end : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ key, end }) => (
                <td key={key} className={end ? css.end : undefined}>
                  {totals[key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type HeadProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> };

function HeadCell<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { key, head, note, end, sortable } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? UpIcon : DownIcon;
  return (
    <th scope="col" className={end ? css.end : undefined} aria-sort={direction}>
      {sortable && onSort ? (
        <button
          type="button"
          className={css.sort}
          onClick={() =>
            onSort({ key, direction: direction === 'descending' ? 'ascending' : 'descending' })
          }
        >
          {head}
          {direction && <Arrow size={14} />}
        </button>
      ) : (
        head
      )}
      {note}
    </th>
  );
}

function CardTable<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  const lead = columns.filter(({ phone }) => phone === 'lead');
  const rest = columns.filter(({ phone }) => phone === undefined);
  return (
    <ul className={css.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <div className={css.rowCard}>
            {lead.length > 0 && (
              <div className={css.lead}>
                {lead.map(({ key, cell }) => (
                  <span key={key}>{cell(row)}</span>
                ))}
              </div>
            )}
            <dl>
              {rest.map(({ key, head, note, cell }) => (
                <Fact key={key} name={head} note={note}>
                  {cell(row)}
                </Fact>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface FactProps {
  name: ReactNode;
  note: ReactNode;
  children: ReactNode;
}

const Fact = ({ name, note, children }: FactProps) => (
  <>
    <dt>
      {name}
      {note}
    </dt>
    <dd>{children}</dd>
  </>
);
