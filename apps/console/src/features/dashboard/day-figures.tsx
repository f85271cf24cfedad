import { FigureCards } from '../../components/figure-cards.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { shortDay } from './board.ts';
import type { Dashboard } from './board.ts';

type Name = keyof Dashboard['figures'];

const names = [
  'ggr',
  'turnover',
  'deposits',
  'withdrawalsPaid',
  'prizes',
  'activePlayers',
  'newMembers',
  'firstDeposits',
] as const satisfies readonly Name[];

/** More of these is neither good nor bad. */
const neutral: ReadonlySet<Name> = new Set(['withdrawalsPaid', 'prizes']);

/** The figures of the day, each against the week before. */
export function DayFigures({ board }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const { figures, figuresBefore, currency } = board;
  const day = shortDay(board.before);
  const text = (name: Name): string => {
    const value = figures[name];
    return typeof value === 'number' ? format.number(value) : format.money(value, currency);
  };
  return (
    <FigureCards
      none={t('change.none', { day })}
      against={t('change.against', { day })}
      figures={names.map((name) => ({
        key: name,
        name: t(`figure.${name}`),
        meaning: t(`figure.${name}.text`),
        value: text(name),
        now: Number(figures[name]),
        before: Number(figuresBefore[name]),
        isJudged: !neutral.has(name),
      }))}
    />
  );
}
