import { Link, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { ReturnBand, Verdict } from '../../components/return-band.tsx';
import { useSite } from '../../lib/brand.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { percent } from '../../lib/percent.ts';
import css from './games.module.css';
import type { Detail } from './title.ts';
import { useMode } from './words.ts';

type Version = Detail['versions'][number];
type Row = Version['modes'][number] & Omit<Version, 'modes'>;

/** Each way of buying of each version: the certificate, the real return and the band between. */
export function Versions({ detail: { versions } }: { detail: Detail }) {
  const t = useT('console-games');
  const { number } = useFormat();
  const modeOf = useMode();
  const columns: Column<Row>[] = [
    {
      key: 'version',
      head: t('version'),
      phone: 'lead',
      cell: ({ version, isCurrent }) => (isCurrent ? t('version.now', { version }) : version),
    },
    { key: 'mode', head: t('mode'), phone: 'lead', cell: ({ mode }) => modeOf(mode) },
    { key: 'rounds', head: t('rounds'), end: true, cell: ({ rounds }) => number(rounds) },
    {
      key: 'deviation',
      head: t('deviation'),
      end: true,
      cell: ({ deviation }) => number(Number(deviation)),
    },
    {
      key: 'certified',
      head: t('certified'),
      end: true,
      cell: ({ certified }) => percent(certified),
    },
    { key: 'live', head: t('live'), end: true, cell: ({ live }) => percent(live) },
    { key: 'band', head: t('band'), cell: (row) => <ReturnBand of={row} /> },
    { key: 'verdict', head: t('verdict'), cell: (row) => <Verdict verdict={row.verdict} /> },
    { key: 'papers', head: t('papers'), cell: (row) => <Papers row={row} /> },
  ];
  const rows = versions.flatMap(({ modes, ...version }) =>
    modes.map((mode): Row => ({ ...version, ...mode })),
  );
  return (
    <Panel title={t('returns')} className={css.wide}>
      {rows.length === 0 ? (
        <p className={css.note}>{t('returns.none')}</p>
      ) : (
        <Table
          label={t('returns')}
          columns={columns}
          rows={rows}
          rowKey={({ version, mode }) => `${version} ${mode}`}
        />
      )}
    </Panel>
  );
}

/** The certificate of the version that deals now, and the maths of each. */
function Papers({ row: { isCurrent, mathsHash } }: { row: Row }) {
  const t = useT('console-games');
  const site = useSite();
  const paper = (path: string): string => site(`/api/fairness/${path}`);
  return (
    <span className={css.papers}>
      {isCurrent && <Link href={paper('certificates')}>{t('certificate')}</Link>}
      <Link href={paper(`maths/${mathsHash}`)}>{t('maths')}</Link>
    </span>
  );
}
