import { Table } from '@arara/ui';
import { useFormat, useT } from '../../lib/i18n.ts';
import { share } from '../../lib/percent.ts';
import css from './lottery.module.css';
import { usePlayNames } from './words.ts';
import type { IssueDetail } from './words.ts';

/** The numbers and combinations that may win most, against the bound that the sale keeps. */
export function Exposure({ detail: { exposure, currency, issue } }: { detail: IssueDetail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const names = usePlayNames();
  const { cells, worstMax, stakedMax } = exposure;
  return (
    <section>
      <h3>{t('exposure')}</h3>
      <p className={css.quiet}>
        {t('exposure.text', {
          staked: format.money(issue.stakes, currency),
          stakedMax: format.money(stakedMax, currency),
          worstMax: format.money(worstMax, currency),
        })}
      </p>
      {cells.length === 0 ? (
        <p>{t('exposure.none')}</p>
      ) : (
        <div className={css.tall}>
          <Table
            label={t('exposure')}
            rows={cells}
            rowKey={({ play, cell }) => `${play} ${cell}`}
            columns={[
              {
                key: 'cell',
                head: t('number'),
                phone: 'lead',
                cell: ({ cell }) => <b className="num">{cell === '' ? t('whole') : cell}</b>,
              },
              {
                key: 'play',
                head: t('play'),
                phone: 'lead',
                cell: ({ play }) => names.play(play),
              },
              {
                key: 'worst',
                head: t('worst'),
                end: true,
                cell: ({ worst }) => format.money(worst, currency),
              },
              { key: 'share', head: t('share'), end: true, cell: (cell) => share(cell.share) },
            ]}
          />
        </div>
      )}
    </section>
  );
}
