import { Link } from '@arara/ui';
import type { DrawModel } from '@arara/lottery/betting';
import clsx from 'clsx';
import { ScrollTable } from '../../../components/scroll-table.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { numeroText } from '@arara/lottery-view';
import { outcomeOf } from '../roads.ts';
import type { Road } from '../roads.ts';
import type { Drawn } from '../drawn.ts';
import css from './stats.module.css';

/** Results of more numbers than these are told by their first prize. */
const numbersMax = 20;
/** More than these may take several lines. */
const fewMax = 7;

const countOf = (parts: DrawModel['parts']): number =>
  parts.reduce((sum, part) => sum + part.count, 0);

interface DrawTableProps {
  readonly gameCode: string;
  readonly model: DrawModel;
  readonly roads: readonly Road[];
  readonly draws: readonly Drawn[];
}

/** The last draws in one table: numbers, and what they were by each pair of words. */
export function DrawTable({ gameCode, model, roads, draws }: DrawTableProps) {
  const t = useT('lottery-stats');
  const names = namesIn(useT('lottery-plays'));
  const count = countOf(model.parts);
  const parts = count > numbersMax ? model.parts.slice(0, 1) : model.parts;
  const numbersOf = ({ draw }: Drawn): string =>
    parts
      .map(({ width }, at) =>
        (draw[at] ?? []).map((number) => String(number).padStart(width, '0')).join(' '),
      )
      .join(' + ');
  return (
    <ScrollTable
      label={t('view.table')}
      heads={[
        t('table.issue'),
        t(count > numbersMax ? 'table.special' : 'table.numbers'),
        ...roads.map(({ words: [first, second] }) =>
          t('road.of', { first: names.option(first), second: names.option(second) }),
        ),
      ]}
      className={css.table}
    >
      {draws.map((drawn) => (
        <tr key={drawn.numero}>
          <th scope="row">
            <Link href={paths.lotteryIssue(gameCode, drawn.numero)}>
              {numeroText(drawn.numero)}
            </Link>
          </th>
          <td className={clsx(countOf(parts) > fewMax && css.drawn)}>{numbersOf(drawn)}</td>
          {roads.map((road) => {
            const outcome = outcomeOf(road, drawn.draw);
            return (
              <td key={road.words[0]}>
                {outcome === null ? '–' : names.option(road.words[outcome])}
              </td>
            );
          })}
        </tr>
      ))}
    </ScrollTable>
  );
}
