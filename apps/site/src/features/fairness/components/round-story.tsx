import { DownIcon } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { StoryLine } from '../story.ts';
import { timesStake } from '../times-stake.ts';
import css from './round.module.css';

interface RoundStoryProps {
  readonly lines: readonly StoryLine[];
  readonly symbolNames: Readonly<Record<string, string>>;
  readonly symbolValues: Readonly<Record<string, number>>;
  readonly stake: string;
  readonly currency: string;
}

/** The round as it happened, grid by grid and prize by prize. */
export function RoundStory({ lines, ...rest }: RoundStoryProps) {
  const t = useT('fairness');
  return (
    <details className={css.story}>
      <summary>
        {t('story.open')}
        <DownIcon size={20} />
      </summary>
      {lines.map((line, index) => (
        <Line key={index} line={line} {...rest} />
      ))}
    </details>
  );
}

interface LineProps extends Omit<RoundStoryProps, 'lines'> {
  readonly line: StoryLine;
}

function Line({ line, symbolNames, symbolValues, stake, currency }: LineProps) {
  const t = useT('fairness');
  const games = useT('games');
  const format = useFormat();
  const nameOf = (id: string, count = 1): string => {
    const name = games(`symbols.${symbolNames[id] ?? id}`, { count });
    const value = symbolValues[id];
    return value === undefined ? name : `${name} ×${format.number(value)}`;
  };
  if (line.kind === 'head') return <h4>{t(`story.${line.key}`, line.params)}</h4>;
  if (line.kind === 'grid') return <GridTable rows={line.rows} nameOf={nameOf} />;
  const { symbol, amount } = line;
  const money = amount === undefined ? null : timesStake(stake, currency, amount);
  const params = {
    ...Object.fromEntries(
      Object.entries(line.params).map(([name, value]) => [
        name,
        typeof value === 'number' ? format.number(value) : value,
      ]),
    ),
    ...(symbol && { count: symbol.count, symbol: nameOf(symbol.id, symbol.count) }),
  };
  return (
    <p>
      {t(`story.${line.key}`, params)}
      {money !== null && (
        <>
          {' '}
          <Amount value={money} currency={currency} className={css.won} />
        </>
      )}
    </p>
  );
}

interface GridTableProps {
  readonly rows: readonly (readonly string[])[];
  readonly nameOf: (id: string) => string;
}

function GridTable({ rows, nameOf }: GridTableProps) {
  return (
    <div className={css.scroller}>
      <table className={css.grid}>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((id, column) => (
                <td key={column} data-kind={id.replace(/\d+$/, '')}>
                  {id === '' ? null : nameOf(id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
