import { Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './dashboard.module.css';
import type { Dashboard } from './board.ts';

type Return = Dashboard['returns'][number];

const shown = 12;
const keyOf = ({ code, mode }: Return): string => `${code} ${mode}`;

/** The real return of each title against its certificate; those outside their band first, then by rounds. */
export function Returns({ returns }: { returns: readonly Return[] }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const isOut = ({ verdict }: Return): number => (verdict === 'outside' ? 0 : 1);
  const rows = returns.toSorted((a, b) => isOut(a) - isOut(b)).slice(0, shown);
  const number = (value: string): string => format.number(Number(value));
  const columns: readonly Column<Return>[] = [
    { key: 'name', head: t('title.name'), cell: ({ name }) => name, phone: 'lead' },
    { key: 'rounds', head: t('rounds'), cell: (row) => format.number(row.rounds), end: true },
    { key: 'certified', head: t('certified'), cell: (row) => number(row.certified), end: true },
    { key: 'live', head: t('live'), cell: (row) => number(row.live), end: true },
    { key: 'band', head: t('band'), cell: (row) => <Band row={row} /> },
    {
      key: 'verdict',
      head: t('verdict'),
      cell: ({ verdict }) => (
        <Tag tone={verdict === 'within' ? 'good' : 'bad'}>{t(`verdict.${verdict}`)}</Tag>
      ),
    },
  ];
  return (
    <Panel title={t('returns')}>
      {rows.length === 0 ? (
        <Plain title={t('returns.none')} />
      ) : (
        <Table label={t('returns')} columns={columns} rows={rows} rowKey={keyOf} />
      )}
    </Panel>
  );
}

const [width, height] = [120, 14];
const middle = height / 2;
/** The line is three bands long, so that a return outside its band is still on it. */
const bands = 3;

/** The band of chance, the certificate in its middle and the real return as a point. */
function Band({ row }: { row: Return }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const [certified, low, high, live] = [row.certified, row.low, row.high, row.live].map(Number);
  const text = (value = 0): string => format.number(value);
  const half =
    Math.max((high ?? 0) - (certified ?? 0), (certified ?? 0) - (low ?? 0), 0.01) * bands;
  const x = (value = 0): number =>
    Math.min(width - 4, Math.max(4, width / 2 + ((value - (certified ?? 0)) / half) * (width / 2)));
  return (
    <>
      <svg
        className={css.band}
        data-out={row.verdict === 'outside' ? '' : undefined}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden
      >
        <line x1="0" x2={width} y1={middle} y2={middle} />
        <rect x={x(low)} width={x(high) - x(low)} y={middle - 4} height="8" rx="4" />
        <line data-mean="" x1={width / 2} x2={width / 2} y1="0" y2={height} />
        <circle cx={x(live)} cy={middle} r="4" />
      </svg>
      <span className="sr">{t('band.text', { low: text(low), high: text(high) })}</span>
    </>
  );
}
