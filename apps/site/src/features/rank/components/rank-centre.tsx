import { Bone, Card, Progress, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { useT } from '../../../lib/i18n.ts';
import { rankQuery } from '../api/get-rank.ts';
import type { Rank } from '../api/get-rank.ts';
import css from './rank.module.css';

/** Where the member is in the club, what comes next, and what each level takes and brings. */
export function RankCentre() {
  const query = useQuery(rankQuery);
  return (
    <QueryStates query={query} skeleton={<RankSkeleton />}>
      {(rank) => (
        <div className={css.centre}>
          <Now rank={rank} />
          <Levels rank={rank} />
        </div>
      )}
    </QueryStates>
  );
}

function Now({ rank }: { rank: Rank }) {
  const t = useT('rank');
  const { currency, levels, next, rankLevel } = rank;
  const own = levels.findLast((level) => level.rankLevel <= rankLevel);
  return (
    <Card title={t('now')}>
      <div className={css.now}>
        {own !== undefined && (
          <span className={css.badge} style={{ color: own.color, background: own.color2 }}>
            {own.labelName}
          </span>
        )}
        <p>
          {t('turnover')} <Amount value={rank.turnover} currency={currency} />
        </p>
        {rank.given && <p>{t('given')}</p>}
        {next === null ? (
          <p>{t('top')}</p>
        ) : (
          <>
            <Progress label={t('progress', { name: next.labelName })} value={next.percent / 100} />
            <p>
              {t('left', { name: next.labelName })} <Amount value={next.left} currency={currency} />
            </p>
          </>
        )}
        <p className={css.soft}>{t('counts')}</p>
      </div>
    </Card>
  );
}

function Levels({ rank: { levels, currency, rankLevel } }: { rank: Rank }) {
  const t = useT('rank');
  return (
    <Card title={t('levels')}>
      <ul className={css.levels}>
        {levels.map((level) => (
          <li
            key={level.rankLevel}
            aria-current={level.rankLevel === rankLevel ? 'step' : undefined}
          >
            <span className={css.label} style={{ color: level.color, background: level.color2 }}>
              {level.labelName}
            </span>
            <span className={css.what}>
              <Amount value={level.turnover} currency={currency} />
              {level.vipService && <small>{t('vip')}</small>}
            </span>
            {level.reached && <Tag tone="good">{t('reached')}</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The page on its way. */
export const RankSkeleton = () => (
  <div className={css.centre}>
    <Bone h={200} />
    <Bone h={360} />
  </div>
);
