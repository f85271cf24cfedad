import { Link, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { useSite } from '../../lib/brand.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './games.module.css';
import type { Detail } from './title.ts';
import { times } from './words.ts';

type Prize = Detail['prizes'][number];

/** The largest prizes of the title; the proof of a round of our studio is a press away. */
export function Prizes({ detail: { prizes, versions, currency } }: { detail: Detail }) {
  const t = useT('console-games');
  const format = useFormat();
  const isOurs = versions.length > 0;
  const site = useSite();
  /** The page on which anybody proves a round. */
  const proofOf = (round: string): string => site(`/fairness?round=${encodeURIComponent(round)}`);
  const columns: Column<Prize>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'round',
      head: t('round'),
      cell: ({ round }) =>
        isOurs ? <Link href={proofOf(round)}>{round}</Link> : <span>{round}</span>,
    },
    {
      key: 'prize',
      head: t('prize'),
      phone: 'lead',
      end: true,
      cell: ({ amount }) => format.money(amount, currency),
    },
    {
      key: 'multiple',
      head: t('multiple'),
      end: true,
      cell: ({ multipleHundredths }) => times(multipleHundredths),
    },
  ];
  return (
    <Panel title={t('prizes')} className={css.wide}>
      {prizes.length === 0 ? (
        <p className={css.note}>{t('prizes.none')}</p>
      ) : (
        <Table label={t('prizes')} columns={columns} rows={prizes} rowKey={({ round }) => round} />
      )}
    </Panel>
  );
}
