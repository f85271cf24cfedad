import { TrendDownIcon, TrendUpIcon } from '@arara/ui';
import clsx from 'clsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { shortDay } from './board.ts';
import type { Dashboard } from './board.ts';
import css from './dashboard.module.css';

type Figures = Dashboard['figures'];
type Name = keyof Figures;

const amounts = ['ggr', 'turnover', 'deposits', 'withdrawalsPaid', 'prizes'] as const;
const counts = ['activePlayers', 'newMembers', 'firstDeposits'] as const;

/** More of these is neither good nor bad. */
const neutral: ReadonlySet<Name> = new Set(['withdrawalsPaid', 'prizes']);

/** The figures of the day, each against the week before. */
export function FigureCards({ board }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const { figures, figuresBefore, currency } = board;
  const text = (name: Name): string => {
    const value = figures[name];
    return typeof value === 'number' ? format.number(value) : format.money(value, currency);
  };
  return (
    <dl className={css.cards}>
      {[...amounts, ...counts].map((name) => (
        <div key={name} className={clsx(css.card, name === 'ggr' && css.first)}>
          <dt title={t(`figure.${name}.text`)}>{t(`figure.${name}`)}</dt>
          <dd className="num">{text(name)}</dd>
          <Change
            isJudged={!neutral.has(name)}
            now={Number(figures[name])}
            before={Number(figuresBefore[name])}
            board={board}
          />
        </div>
      ))}
    </dl>
  );
}

interface ChangeProps {
  readonly isJudged: boolean;
  readonly now: number;
  readonly before: number;
  readonly board: Dashboard;
}

/** How much more or less than a week before; nothing to compare says so. */
function Change({ isJudged, now, before, board }: ChangeProps) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const day = shortDay(board.before);
  if (before === 0) return <dd className={css.change}>{t('change.none', { day })}</dd>;
  const percent = Math.round(((now - before) / Math.abs(before)) * 1_000) / 10;
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
      </span>{' '}
      {t('change.against', { day })}
    </dd>
  );
}
