import { Link, Table as Grid } from '@arara/ui';
import type { Column as GridColumn, Sort } from '@arara/ui';
import type { ReactNode } from 'react';
import { Meaning } from '../../components/meaning.tsx';
import { Moment } from '../../components/moment.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { noGame } from './report.ts';
import type { Column, Row, Table } from './report.ts';
import css from './reports.module.css';
import { other } from './use-address.ts';
import type { Address } from './use-address.ts';
import { useWords } from './words.ts';

const pageSize = 50;
const figureKinds: ReadonlySet<string> = new Set(['money', 'count', 'percent', 'seconds']);

interface Props {
  readonly table: Table;
  readonly address: Address;
}

/** A table with the order and the columns of the address, and the totals of the whole result. */
export function ReportTable({ table, address }: Props) {
  const t = useT('console-reports');
  const { head, meaning, cell } = useWords(table);
  if (table.rows.length === 0) return <Plain title={t('empty')} text={t('empty.text')} />;
  const shown = table.columns.filter(({ key }) => !address.hidden.includes(key));
  const columns = shown.map((column, place): GridColumn<Row> => {
    const { key, kind } = column;
    const said = meaning(key);
    return {
      key,
      head: head(key),
      note: said === undefined ? null : <Meaning name={head(key)} text={said} />,
      cell: (row) => <Cell column={column} row={row} address={address} words={cell(column, row)} />,
      sortable: true,
      ...(figureKinds.has(kind) ? { end: true } : {}),
      ...(place === 0 ? { phone: 'lead' } : {}),
    };
  });
  const { totals } = table;
  const lead = shown[0]?.key ?? '';
  const sums =
    totals === null
      ? {}
      : Object.fromEntries(shown.map((column) => [column.key, cell(column, totals)]));
  return (
    <>
      {table.count !== null && (
        <p className={css.note} role="status">
          {t('count', { count: table.count })}
        </p>
      )}
      <Grid
        label={t(`report.${address.report}`)}
        columns={columns}
        rows={table.rows}
        rowKey={({ id }) => id}
        sort={sortOf(address.wish.sort)}
        onSort={(next) => address.put({ sort: `${next.key}.${next.direction}` })}
        totals={totals === null ? undefined : { ...sums, [lead]: t('total') }}
      />
      <Turns table={table} address={address} />
    </>
  );
}

function sortOf(wish: string | undefined): Sort | undefined {
  const [key, direction] = wish?.split('.') ?? [];
  if (key === undefined || (direction !== 'ascending' && direction !== 'descending'))
    return undefined;
  return { key, direction };
}

interface CellProps {
  readonly column: Column;
  readonly row: Row;
  readonly address: Address;
  readonly words: string;
}

/** A cell; the ones that stand for more lead to it: a day to its products, a game to its entries, a member to the page. */
function Cell({ column, row, address, words }: CellProps): ReactNode {
  const self = useSession((session) => session.self);
  const t = useT('console-reports');
  const { key, kind } = column;
  if (kind === 'instant' && typeof row.values[key] === 'string')
    return <Moment at={row.values[key]} />;
  if (kind === 'member') {
    const account = row.values['account'];
    const name = (
      <>
        {words} <small className={css.quiet}>{account}</small>
      </>
    );
    if (typeof account !== 'string' || !may(self, 'members:member:read')) return name;
    const filter = address.report === 'entries' ? '?kinds=round' : '';
    return <Link href={`/members/${encodeURIComponent(account)}${filter}`}>{name}</Link>;
  }
  if (key === 'id' || key === 'round' || key === 'hash')
    return <span className={css.key}>{words}</span>;
  const name = kind === 'game' ? (row.values['gameName'] ?? words) : words;
  const next = address.report === 'play' && row.id !== noGame ? deeper(key, row, address) : null;
  if (next === null || (next['report'] === 'entries' && !may(self, 'members:member:read')))
    return name;
  return (
    <Link href={address.hrefOf(next)} aria-label={t('open', { name: String(name) })}>
      {name}
    </Link>
  );
}

/** The values of the address one step nearer to the ledger; null where the cell stands for nothing more. */
function deeper(key: string, row: Row, address: Address): Record<string, string> | null {
  const value = String(row.values[key] ?? '');
  const play = { ...other('play') };
  if (key === 'day') return { ...play, by: 'product', span: 'own', from: value, to: value };
  if (key === 'product') return { ...play, by: 'game', type: value };
  if (key === 'vendor') return { ...play, by: 'game', vendor: value };
  if (key !== 'game') return null;
  const [vendor = '', ...code] = value.split(' ');
  const { from, to } = address.days;
  return { ...other('entries'), by: '', vendor, game: code.join(' '), span: 'own', from, to };
}

/** The pages of a table, one after the other. */
function Turns({ table, address }: Props) {
  const t = useT('console-reports');
  const format = useFormat();
  const at = Number(address.cursor ?? 0);
  if (at === 0 && table.nextCursor === null) return null;
  const back = at > 0 ? String(Math.max(0, at - pageSize)) : null;
  return (
    <nav className={css.turns} aria-label={t('pages')}>
      {back !== null && (
        <Link href={address.hrefOf({ cursor: back === '0' ? '' : back })}>{t('back')}</Link>
      )}
      <span className="num">
        {t('page', {
          from: format.number(at + 1),
          to: format.number(at + table.rows.length),
        })}
      </span>
      {table.nextCursor !== null && (
        <Link href={address.hrefOf({ cursor: table.nextCursor })}>{t('next')}</Link>
      )}
    </nav>
  );
}
