import { Facts, Progress, Table } from '@arara/ui';
import { Moment } from '../../components/moment.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './lottery.module.css';
import { Prizes } from './prizes.tsx';
import { partOf } from './words.ts';
import type { Detail } from './words.ts';

/** A lottery itself: the issue on sale against its bounds, its limits, its prizes and their versions. */
export function GamePane({ detail }: { detail: Detail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const { game, limits, currency, switched, at } = detail;
  const money = (amount: string): string => format.money(amount, currency);
  return (
    <>
      <Next detail={detail} />
      <section>
        <h2>{t('limits')}</h2>
        <Facts
          facts={[
            [t('limit.ticket'), money(limits.ticket)],
            [t('limit.player'), money(limits.player)],
            [t('limit.issue'), money(limits.issue)],
            [t('limit.number'), money(limits.number)],
          ]}
        />
      </section>
      {switched !== null && (
        <p className={css.quiet}>
          {t(game.on ? 'switched.on' : 'switched.off', {
            by: switched.by,
            ago: format.relative(switched.at, Date.parse(at)),
            reason: switched.reason,
          })}
        </p>
      )}
      <Prizes detail={detail} />
      <Versions detail={detail} />
    </>
  );
}

function Next({ detail: { game, currency } }: { detail: Detail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const { next } = game;
  if (next === null) return <p className={css.quiet}>{t('next.none')}</p>;
  const staked = t('of', {
    part: format.money(next.staked, currency),
    whole: format.money(next.stakedMax, currency),
  });
  const worst = t('of', {
    part: format.money(next.worst, currency),
    whole: format.money(next.worstMax, currency),
  });
  return (
    <section className={css.meters}>
      <h2>{t('next', { numero: next.numero })}</h2>
      <p className={css.quiet}>{t('next.closes', { at: format.moment(next.closeAt) })}</p>
      <p>
        {t('staked')} <b className="num">{staked}</b>
      </p>
      <Progress
        value={partOf(next.staked, next.stakedMax)}
        label={t('staked')}
        valueText={staked}
      />
      <p>
        {t('worst')} <b className="num">{worst}</b>
      </p>
      <Progress value={partOf(next.worst, next.worstMax)} label={t('worst')} valueText={worst} />
    </section>
  );
}

function Versions({ detail: { versions, prizes } }: { detail: Detail }) {
  const t = useT('console-lottery');
  return (
    <section>
      <h2>{t('versions')}</h2>
      <Table
        label={t('versions')}
        rows={versions}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            key: 'version',
            head: t('version'),
            phone: 'lead',
            cell: ({ version }) =>
              version === prizes.version ? t('version.now', { version }) : version,
          },
          {
            key: 'since',
            head: t('since'),
            cell: ({ since }) => <Moment at={since} />,
          },
          {
            key: 'by',
            head: t('by'),
            cell: ({ by }) => (by.length === 0 ? t('version.first') : by.join(', ')),
          },
          { key: 'reason', head: t('why'), cell: ({ reason }) => (reason === '' ? '—' : reason) },
        ]}
      />
    </section>
  );
}
