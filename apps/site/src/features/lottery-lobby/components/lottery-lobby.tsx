import { Bone, ButtonLink, Card, ClockIcon, EmptyState, splitTime } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import { issueAt, nearQuery } from '../../../lib/lottery.ts';
import { numeroText } from '../../../lib/numero.ts';
import type { LotteryGame, Near } from '../../../lib/lottery.ts';
import { useSecond } from '../use-second.ts';
import css from './lottery-lobby.module.css';

/** Every lottery on sale with the time its issue has left and its last numbers. */
export function LotteryLobby() {
  const t = useT('lottery-bet');
  const query = useQuery(gamesQuery);
  return (
    <>
      <PageHead title={t('lobby')} lead={t('lobby.lead')} />
      <QueryStates query={query} skeleton={<LobbySkeleton />}>
        {(games) =>
          games.length === 0 ? (
            <EmptyState title={t('lobby.empty')} text={t('lobby.empty.text')} />
          ) : (
            <ul className={css.grid}>
              {games.map((game) => (
                <li key={game.code}>
                  <LotteryCard game={game} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </>
  );
}

function LotteryCard({ game }: { readonly game: LotteryGame }) {
  const t = useT('lottery-bet');
  const query = useQuery(nearQuery(game.code));
  return (
    <Card title={game.name} className={css.card}>
      <QueryStates query={query} skeleton={<Bone h={112} />}>
        {(near) => <Around near={near} />}
      </QueryStates>
      <ButtonLink
        full
        href={paths.lottery(game.code, null)}
        aria-label={t('lobby.bet.on', { name: game.name })}
      >
        {t('lobby.bet')}
      </ButtonLink>
    </Card>
  );
}

/** What is on sale and what was drawn last. */
function Around({ near }: { readonly near: Near }) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const now = useSecond();
  const issue = issueAt(near, now);
  const opens = near.next.find(({ openAt }) => openAt > now);
  return (
    <div className={css.around}>
      <p className={css.closes}>
        <ClockIcon size={18} />
        {issue !== null && (
          <>
            <span>{t('closes')}</span> <b className="num">{timeLeft(issue.closeAt - now)}</b>
          </>
        )}
        {issue === null && <span>{t('closed')}</span>}
        {issue === null && opens !== undefined && <b>{format.moment(opens.openAt)}</b>}
      </p>
      {near.last === null ? (
        <p className={css.soft}>{t('results.none')}</p>
      ) : (
        <>
          <p className={css.soft}>{t('last', { numero: numeroText(near.last.numero) })}</p>
          <DrawBalls result={near.last.result} />
        </>
      )}
    </div>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "04:59", with hours in front where there are some. */
function timeLeft(ms: number): string {
  const { hours, minutes, seconds } = splitTime(ms);
  return [...(hours > 0 ? [hours] : []), minutes, seconds].map(two).join(':');
}

const LobbySkeleton = () => (
  <div className={css.grid}>
    <Bone h={250} />
    <Bone h={250} />
    <Bone h={250} />
    <Bone h={250} />
  </div>
);
