import { PlayIcon, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import type { RecordItem } from '../../../components/records.tsx';
import { RowOpener } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { roundTones } from '../rounds.ts';
import type { Round } from '../rounds.ts';
import css from './records.module.css';

interface RoundLook {
  readonly columns: readonly Column<Round>[];
  readonly item: (row: Round) => RecordItem;
  readonly dayOf: (row: Round) => string;
}

/** How a round looks: as a row of a table and as a row under the thumb. */
export function useRoundLook(): RoundLook {
  const t = useT('account');
  const format = useFormat();
  const dayName = useDayName();
  const money = (row: Round, value: string) => <Amount value={value} currency={row.currency} />;
  // An open round has no result yet; its stake is out, and that is all.
  const net = (row: Round) =>
    row.state === 'OPEN' ? '—' : <Amount value={row.net} currency={row.currency} signed />;

  return {
    dayOf: (row) => dayName(row.startedAt),
    item: (row) => ({
      icon:
        row.cover === null ? <PlayIcon size={20} /> : <img src={row.cover} alt="" loading="lazy" />,
      title: row.gameName,
      note: (
        <span className={css.state}>
          {format.time(row.startedAt)}
          {row.state !== 'CLOSED' && <StateTag row={row} />}
        </span>
      ),
      amount: net(row),
      under: (
        <>
          {t('round.staked')} {money(row, row.stake)}
        </>
      ),
    }),
    columns: [
      {
        key: 'at',
        head: t('column.when'),
        cell: (row) => <time dateTime={row.startedAt}>{format.moment(row.startedAt)}</time>,
      },
      {
        key: 'game',
        head: t('column.game'),
        cell: (row) => <RowOpener href={paths.bettingRound(row.id)}>{row.gameName}</RowOpener>,
      },
      { key: 'vendor', head: t('column.vendor'), cell: (row) => row.vendorName },
      { key: 'state', head: t('column.state'), cell: (row) => <StateTag row={row} /> },
      { key: 'stake', head: t('column.stake'), end: true, cell: (row) => money(row, row.stake) },
      { key: 'payout', head: t('column.payout'), end: true, cell: (row) => money(row, row.payout) },
      { key: 'net', head: t('column.net'), end: true, cell: net },
    ],
  };
}

/** The state of a round in a word. */
export function StateTag({ row }: { row: Pick<Round, 'state'> }) {
  const t = useT('account');
  return <Tag tone={roundTones[row.state]}>{t(`round.state.${row.state}`)}</Tag>;
}
