import { ForwardIcon, Link, Table, useMedia } from '@arara/ui';
import type { Column } from '@arara/ui';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';
import css from './records.module.css';

/** A row as a phone shows it: what, when, how much. */
export interface RecordItem {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly amount: ReactNode;
  readonly under?: ReactNode;
}

interface RecordsProps<Row> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly item: (row: Row) => RecordItem;
  /** Where a row leads; without it `onOpen` says what it does. */
  readonly hrefOf?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** Heading over the rows of one day. */
  readonly dayOf: (row: Row) => string;
}

/** A statement: days and rows under the thumb on a phone, a table on a desk. */
export function Records<Row>(props: RecordsProps<Row>) {
  const wide = useMedia('(min-width: 720px)');
  if (!wide) return <DayList {...props} />;
  const { label, columns, rows, rowKey } = props;
  return (
    <div className={css.table}>
      <Table label={label} columns={columns} rows={rows} rowKey={rowKey} />
    </div>
  );
}

function DayList<Row>({ label, rows, rowKey, item, hrefOf, onOpen, dayOf }: RecordsProps<Row>) {
  const days = Map.groupBy(rows, dayOf);
  return (
    <div className={css.days} role="group" aria-label={label}>
      {[...days].map(([day, own]) => (
        <section key={day} aria-label={day}>
          <h2 className={css.day}>{day}</h2>
          <ul className={css.panel}>
            {own.map((row) => (
              <li key={rowKey(row)}>
                <Opener className={css.row} href={hrefOf?.(row)} onOpen={() => onOpen?.(row)}>
                  <RowInside {...item(row)} />
                </Opener>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function RowInside({ icon, title, note, amount, under }: RecordItem) {
  return (
    <>
      <IconTile>{icon}</IconTile>
      <span className={css.text}>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <span className={css.figures}>
        <b>{amount}</b>
        {under !== undefined && <small>{under}</small>}
      </span>
      <ForwardIcon size={16} className={css.arrow} />
    </>
  );
}

interface OpenerProps {
  readonly href?: string | undefined;
  readonly onOpen?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Opener({ href, onOpen, className, children }: OpenerProps) {
  if (href === undefined) {
    return (
      <button type="button" className={className} onClick={onOpen}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}

/** The cell of a table whose link or button covers its whole row. */
export function RowOpener(props: Omit<OpenerProps, 'className'>) {
  return <Opener {...props} className={css.open} />;
}
