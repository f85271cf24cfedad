import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { ReturnBand, Verdict } from '../../components/return-band.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
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
    { key: 'band', head: t('band'), cell: (row) => <ReturnBand of={row} /> },
    {
      key: 'verdict',
      head: t('verdict'),
      cell: ({ verdict }) => <Verdict verdict={verdict} />,
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
