import { Bone, Card, Link } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import rows from '../../../components/rows.module.css';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { numeroText } from '@arara/lottery-view';
import { drawsQuery } from '../api/get-draws.ts';
import css from './bet.module.css';

interface LastResultsProps {
  readonly gameCode: string;
  /** The newest that is known; null while it is asked for. */
  readonly lastNumero: string | null;
}

/** The latest draws of a lottery, newest first. */
export function LastResults({ gameCode, lastNumero }: LastResultsProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const query = useQuery(drawsQuery(gameCode, lastNumero));
  return (
    <Card
      title={t('results')}
      actions={<Link href={paths.lotteryResults(gameCode)}>{t('results.all')}</Link>}
    >
      <QueryStates query={query} skeleton={<Bone h={280} />}>
        {(draws) =>
          draws.length === 0 ? (
            <p>{t('results.none')}</p>
          ) : (
            <ol className={rows.rows}>
              {draws.map(({ numero, result, drawnAt }) => (
                <li key={numero}>
                  <span className={rows.what}>
                    <Link href={paths.lotteryIssue(gameCode, numero)} className={css.proof}>
                      {numeroText(numero)}
                    </Link>
                    <small>{format.moment(drawnAt)}</small>
                  </span>
                  <DrawBalls result={result} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryStates>
    </Card>
  );
}
