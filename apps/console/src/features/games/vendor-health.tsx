import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import games from './games.module.css';
import type { Span, Vendor } from './vendor-words.tsx';

const ways = ['asked', 'told'] as const;
const spans = ['hour', 'day'] as const;

interface Line extends Span {
  readonly way: (typeof ways)[number];
  readonly span: (typeof spans)[number];
}

/** How the vendor and the wallet answered each other in the last hour and day; brands of the studio share it. */
export function VendorHealth({ vendor: { health } }: { vendor: Vendor }) {
  const t = useT('console-games');
  const { moment } = useFormat();
  const columns = useColumns();
  const lines = ways.flatMap((way) =>
    spans.map((span): Line => ({ ...health[way][span], way, span })),
  );
  return (
    <Panel title={t('health')} className={games.wide}>
      <p className={games.note}>{t('health.text')}</p>
      <Table
        label={t('health')}
        columns={columns}
        rows={lines}
        rowKey={({ way, span }) => `${way} ${span}`}
      />
      {ways.map((way) => (
        <p key={way} className={games.note}>
          {t(`health.${way}`)}:{' '}
          {health[way].lastGood === null
            ? t('health.never')
            : t('health.lastGood', { at: moment(health[way].lastGood) })}
        </p>
      ))}
    </Panel>
  );
}

function useColumns(): readonly Column<Line>[] {
  const t = useT('console-games');
  const { number } = useFormat();
  const ms = (value: number | null): string =>
    value === null ? '—' : t('ms', { ms: number(value) });
  return [
    {
      key: 'way',
      head: t('calls.way'),
      phone: 'lead',
      cell: ({ way, span }) => `${t(`health.${way}`)} · ${t(`health.${span}`)}`,
    },
    { key: 'calls', head: t('calls'), end: true, cell: ({ calls }) => number(calls) },
    { key: 'failed', head: t('calls.failed'), end: true, cell: ({ failed }) => number(failed) },
    { key: 'p50', head: t('calls.p50'), end: true, cell: ({ p50 }) => ms(p50) },
    { key: 'p95', head: t('calls.p95'), end: true, cell: ({ p95 }) => ms(p95) },
    {
      key: 'codes',
      head: t('calls.codes'),
      cell: ({ codes }) => (
        <span className={games.codes}>
          {codes.length === 0
            ? '—'
            : codes.map((one) => `${one.code} ${one.name}: ${number(one.calls)}`).join(' · ')}
        </span>
      ),
    },
  ];
}
