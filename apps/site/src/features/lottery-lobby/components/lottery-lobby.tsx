import {
  Bone,
  ButtonLink,
  Card,
  ClockIcon,
  EmptyState,
  Link,
  Segmented,
  splitTime,
} from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { LotteryStar } from '../../../components/lottery-star.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import { issueAt } from '../../../lib/issue-clock.ts';
import { isFar, lotteriesNowQuery } from '../../../lib/lottery.ts';
import { numeroText } from '../../../lib/numero.ts';
import type { ListedLottery, LotteryNow } from '../../../lib/lottery.ts';
import { kindsOf } from '../kinds.ts';
import { useSecond } from '../use-second.ts';
import css from './lottery-lobby.module.css';
import { Shortcuts, useShortcuts } from './shortcuts.tsx';

interface LotteryLobbyProps {
  /** What the page is called: the key of its title. */
  readonly page: 'lobby' | 'elott';
  /** Kinds of prizes that belong here, in their order. */
  readonly modes: readonly ListedLottery['prizeMode'][];
}

/** Lotteries on sale by kind, with the time that the issue of each has left and its last numbers. */
export function LotteryLobby({ page, modes }: LotteryLobbyProps) {
  const t = useT('lottery-bet');
  const query = useQuery(gamesQuery);
  const asked = useShortcuts();
  return (
    <>
      <PageHead title={t(page)} lead={t(`${page}.lead`)} />
      <QueryStates query={query} skeleton={<LobbySkeleton />}>
        {(games) => {
          const kinds = kindsOf(games, modes);
          return (
            <>
              <Shortcuts games={kinds.flatMap((kind) => kind.games)} asked={asked} />
              <Kinds kinds={kinds} />
            </>
          );
        }}
      </QueryStates>
    </>
  );
}

const anyKind = 'all';

/** One kind below the other; where there are several, one of them can be picked. */
function Kinds({ kinds }: { readonly kinds: ReturnType<typeof kindsOf> }) {
  const t = useT('lottery-bet');
  const [search, setSearch] = useSearchParams();
  const query = useQuery(lotteriesNowQuery);
  if (kinds.length === 0) {
    return <EmptyState title={t('lobby.empty')} text={t('lobby.empty.text')} />;
  }
  const [only] = kinds.filter(({ mode }) => mode === search.get('kind'));
  const choices = [anyKind, ...kinds.map(({ mode }) => mode)];
  return (
    <div className={css.kinds}>
      {kinds.length > 1 && (
        <Segmented
          label={t('kinds')}
          onSurface
          value={only?.mode ?? anyKind}
          onChange={(kind) =>
            setSearch(kind === anyKind ? {} : { kind }, { replace: true, preventScrollReset: true })
          }
          choices={choices.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      )}
      <QueryStates query={query} skeleton={<LobbySkeleton />}>
        {(now) =>
          (only === undefined ? kinds : [only]).map(({ mode, games }) => (
            <section key={mode} className={css.kind} aria-label={t(`kind.${mode}`)}>
              {kinds.length > 1 && <h2>{t(`kind.${mode}`)}</h2>}
              {mode === 'SEA' && (
                <p>
                  <Link href={paths.vietnamLottery(null)}>{t('results.vietnam')}</Link>
                </p>
              )}
              <ul className={css.grid}>
                {games.map((game) => (
                  <li key={game.code}>
                    <LotteryCard game={game} near={now.get(game.code) ?? untold} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </QueryStates>
    </div>
  );
}

type Times = Omit<LotteryNow, 'gameCode'>;
/** A lottery that came into sale after the times were asked for. */
const untold: Times = { current: null, next: [], last: null };

interface LotteryCardProps {
  readonly game: ListedLottery;
  readonly near: Times;
}

function LotteryCard({ game, near }: LotteryCardProps) {
  const t = useT('lottery-bet');
  return (
    <Card
      title={game.name}
      actions={<LotteryStar code={game.code} name={game.name} />}
      className={css.card}
    >
      <Around near={near} />
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
function Around({ near }: { readonly near: Times }) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const now = useSecond();
  const issue = issueAt(near, now);
  const opens = near.next.find(({ openAt }) => openAt > now);
  return (
    <div className={css.around}>
      <p className={css.closes}>
        <ClockIcon size={18} />
        {issue !== null && isFar(issue, now) && (
          <>
            <span>{t('closes.at')}</span> <b>{format.moment(issue.closeAt)}</b>
          </>
        )}
        {issue !== null && !isFar(issue, now) && (
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
