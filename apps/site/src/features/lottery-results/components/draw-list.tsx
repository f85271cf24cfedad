import {
  Bone,
  ChartIcon,
  ChipLink,
  EmptyState,
  ForwardIcon,
  Link,
  LotteryBallIcon,
  Notice,
  Select,
  Skeletons,
} from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { WaitingFor } from '../../../components/waiting-for.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import { numeroText } from '@arara/lottery-view';
import { drawsQuery, saleQuery } from '../api/get-draws.ts';
import css from './draw-list.module.css';

interface DrawListProps {
  /** Shows what the past draws of a lottery were like. */
  readonly stats: (gameCode: string) => ReactNode;
}

/** The latest results of the lottery that the address names, or of the first one. */
export function DrawList({ stats }: DrawListProps) {
  const query = useQuery(gamesQuery);
  return (
    <QueryStates query={query} skeleton={<DrawListSkeleton />}>
      {(games) => <OfGames games={games} stats={stats} />}
    </QueryStates>
  );
}

function OfGames({ games, stats }: DrawListProps & { games: Answer<'lotteryGames'> }) {
  const t = useT('draws');
  const names = useT('lottery');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // The address of an issue that somebody shortened names its lottery, too.
  const inPath = matchPath('/lottery/results/:gameCode', pathname)?.params.gameCode;
  const asked = query.get('gameCode') ?? inPath ?? null;
  const isStats = query.get('view') === 'stats';
  const named = games.find(({ code }) => code === asked);
  const gameCode = (named ?? games[0])?.code;
  if (gameCode === undefined) return <EmptyState title={t('none')} text={t('none.text')} />;
  const hrefOf = (code: string, wantsStats: boolean): string =>
    `${paths.lotteryResults(code)}${wantsStats ? '&view=stats' : ''}`;
  return (
    <div className={css.list}>
      <Select
        label={t('lottery')}
        value={gameCode}
        options={games.map(({ code }) => ({ value: code, label: names(`game.${code}`) }))}
        onChange={({ target }) => void navigate(hrefOf(target.value, isStats), { replace: true })}
      />
      {asked !== null && named === undefined && (
        <Notice tone="info">{t('lottery.gone', { name: names(`game.${gameCode}`) })}</Notice>
      )}
      <OnSale gameCode={gameCode} />
      <nav aria-label={t('view')} className={css.views}>
        <ChipLink href={hrefOf(gameCode, false)} on={!isStats} icon={<LotteryBallIcon size={17} />}>
          {t('view.draws')}
        </ChipLink>
        <ChipLink href={hrefOf(gameCode, true)} on={isStats} icon={<ChartIcon size={17} />}>
          {t('view.stats')}
        </ChipLink>
      </nav>
      {isStats ? stats(gameCode) : <Draws gameCode={gameCode} />}
    </div>
  );
}

/** The issue that can be bought now, with the way to what was promised of it. */
function OnSale({ gameCode }: { gameCode: string }) {
  const t = useT('draws');
  const { data, refetch } = useQuery(saleQuery(gameCode));
  if (data === undefined) return <Bone h={72} />;
  const { current } = data;
  if (current === null) return <p className={css.sale}>{t('sale.none')}</p>;
  return (
    <Link href={paths.lotteryIssue(gameCode, current.numero)} className={css.sale}>
      <span>
        <b>{t('issue', { numero: numeroText(current.numero) })}</b>
        <small>
          <WaitingFor what="sale" endsAt={current.closeAt} onEnd={() => void refetch()} quiet />
        </small>
      </span>
      <ForwardIcon size={18} />
    </Link>
  );
}

function Draws({ gameCode }: { gameCode: string }) {
  const t = useT('draws');
  const format = useFormat();
  const query = useQuery(drawsQuery(gameCode));
  return (
    <QueryStates query={query} skeleton={<DrawBones />}>
      {(draws) =>
        draws.length === 0 ? (
          <EmptyState title={t('empty')} text={t('empty.text')} />
        ) : (
          <ul className={css.draws} aria-label={t('title')}>
            {draws.map(({ numero, result, drawnAt }) => (
              <li key={numero}>
                <Link href={paths.lotteryIssue(gameCode, numero)} className={css.draw}>
                  <span className={css.what}>
                    <b>{t('issue', { numero: numeroText(numero) })}</b>
                    <time dateTime={new Date(drawnAt).toISOString()}>{format.moment(drawnAt)}</time>
                  </span>
                  <DrawBalls result={result} />
                  <ForwardIcon size={18} className={css.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

export const DrawListSkeleton = () => (
  <div className={css.list}>
    <Bone h={74} />
    <Bone h={72} />
    <DrawBones />
  </div>
);

const DrawBones = () => (
  <div className={css.bones}>
    <Skeletons count={8} of={(index) => <Bone key={index} h={92} />} />
  </div>
);
