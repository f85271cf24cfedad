import { Link, TrendDownIcon, TrendUpIcon } from '@arara/ui';
import clsx from 'clsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { figures } from './report.ts';
import type { Table } from './report.ts';
import css from './reports.module.css';
import { before } from './span.ts';
import type { Address } from './use-address.ts';
import { useReport } from './use-report.ts';
import { useWords } from './words.ts';

type Name = (typeof figures)[number];

/** More of these is neither good nor bad. */
const neutral: ReadonlySet<Name> = new Set(['prizes', 'turnover']);

/** The figures of the period against the one before; each opens its rows, the largest first. */
export function Figures({ address, table }: { address: Address; table: Table | undefined }) {
  const t = useT('console-reports');
  const { head, meaning, money, day } = useWords(table);
  const past = before(address.days);
  const asked = useReport('play', { ...address.wish, ...past, sort: undefined });
  const earlier = asked.isPlaceholderData ? undefined : asked.data;
  return (
    <section className={css.wide} aria-label={t('figures')}>
      <dl className={css.cards}>
        {figures.map((name) => {
          const now = table?.totals?.amounts[name];
          return (
            <div key={name} className={clsx(css.card, name === 'ggr' && css.first)}>
              <dt title={meaning(name)}>
                <Link href={address.hrefOf({ sort: `${name}.descending` })}>{head(name)}</Link>
              </dt>
              <dd className="num">{now === undefined ? '…' : money(now)}</dd>
              <Change
                isJudged={!neutral.has(name)}
                now={now}
                before={earlier?.totals?.amounts[name]}
              />
            </div>
          );
        })}
      </dl>
      <p className={css.note}>
        {t('change.against', { from: day(past.from), to: day(past.to) })}
        {table?.running === true && <> · {t('running')}</>}
      </p>
    </section>
  );
}

interface ChangeProps {
  readonly isJudged: boolean;
  readonly now: string | undefined;
  readonly before: string | undefined;
}

/** How much more or less; nothing to compare says so. */
function Change({ isJudged, now, before: was }: ChangeProps) {
  const t = useT('console-reports');
  const format = useFormat();
  if (now === undefined || was === undefined) return <dd className={css.change}>{'\u00A0'}</dd>;
  if (Number(was) === 0) return <dd className={css.change}>{t('change.none')}</dd>;
  const percent = Math.round(((Number(now) - Number(was)) / Math.abs(Number(was))) * 1_000) / 10;
  const isUp = percent >= 0;
  const Icon = isUp ? TrendUpIcon : TrendDownIcon;
  return (
    <dd className={css.change}>
      <span
        data-up={isJudged && isUp ? '' : undefined}
        data-down={isJudged && !isUp ? '' : undefined}
      >
        <Icon size={14} />{' '}
        {t(isUp ? 'change.up' : 'change.down', { percent: format.number(Math.abs(percent)) })}
      </span>
    </dd>
  );
}
