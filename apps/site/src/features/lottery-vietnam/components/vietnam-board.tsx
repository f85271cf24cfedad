import { Bone, ButtonLink, Card, EmptyState, Link, Select, Skeletons } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DrawPrizes } from '../../../components/draw-prizes.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { WaitingFor } from '../../../components/waiting-for.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import { lotteriesNowQuery, lotteryNow } from '../../../lib/lottery.ts';
import type { ListedLottery } from '../../../lib/lottery.ts';
import { numeroText } from '@arara/lottery-view';
import { boardQuery } from '../api/get-board.ts';
import { daysOf, nextDraws } from '../board.ts';
import type { DrawDay, NextDraw } from '../board.ts';
import css from './vietnam-board.module.css';

interface ChoiceProps {
  /** The lottery that the address names; null: all of them. */
  readonly gameCode: string | null;
}

interface VietnamBoardProps extends ChoiceProps {
  /** The member's balance: the bars that tell it are hidden on this page. */
  readonly balance: ReactNode;
}

/** The lotteries of Vietnam: what comes next, and the latest results prize by prize. */
export function VietnamBoard({ gameCode, balance }: VietnamBoardProps) {
  const t = useT('draws');
  const ui = useT('ui');
  const query = useQuery(gamesQuery);
  return (
    <>
      <PageHead
        title={t('vietnam.title')}
        lead={t('vietnam.lead')}
        back={{ href: paths.lotteries, label: ui('category.LOTT') }}
      >
        {balance}
      </PageHead>
      <QueryStates query={query} skeleton={<BoardSkeleton />}>
        {(games) => {
          const own = games.filter(({ prizeMode }) => prizeMode === 'SEA');
          if (own.length === 0) return <EmptyState title={t('none')} text={t('none.text')} />;
          // A lottery that is not among them is none to choose.
          const chosen = own.find(({ code }) => code === gameCode);
          const ownCode = chosen?.code ?? null;
          return (
            <div className={css.board}>
              <Choice games={own} gameCode={ownCode} />
              <Next games={chosen === undefined ? own : [chosen]} />
              <Results games={own} gameCode={ownCode} />
            </div>
          );
        }}
      </QueryStates>
    </>
  );
}

interface OfGames {
  readonly games: readonly ListedLottery[];
}

function Choice({ games, gameCode }: OfGames & ChoiceProps) {
  const t = useT('draws');
  const navigate = useNavigate();
  const options = games.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      label={t('lottery')}
      value={gameCode ?? ''}
      options={[{ value: '', label: t('vietnam.all') }, ...options]}
      onChange={({ target }) =>
        void navigate(paths.vietnamLottery(target.value === '' ? null : target.value), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}

function Next({ games }: OfGames) {
  const t = useT('draws');
  const query = useQuery(lotteriesNowQuery);
  return (
    <section aria-label={t('vietnam.next')} className={css.section}>
      <h2>{t('vietnam.next')}</h2>
      <QueryStates query={query} skeleton={<Bone h={150} />}>
        {(near) => (
          <ul className={css.next}>
            {nextDraws(games, near, lotteryNow()).map((next) => (
              <li key={next.game.code}>
                <NextCard next={next} onEnd={() => void query.refetch()} />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

function NextCard({ next: { game, issue }, onEnd }: { next: NextDraw; onEnd: () => void }) {
  const t = useT('draws');
  const format = useFormat();
  return (
    <Card title={game.name} className={css.card}>
      <p className={css.soft}>
        {t('vietnam.draw', { at: format.moment(issue.drawAt) })}
        <br />
        <WaitingFor what="sale" endsAt={issue.closeAt} onEnd={onEnd} quiet />
      </p>
      <ButtonLink
        full
        href={paths.lottery(game.code, null)}
        aria-label={t('vietnam.bet.on', { name: game.name })}
      >
        {t('vietnam.bet')}
      </ButtonLink>
    </Card>
  );
}

function Results({ games, gameCode }: OfGames & ChoiceProps) {
  const t = useT('draws');
  const query = useQuery(boardQuery);
  return (
    <section aria-label={t('title')} className={css.section}>
      <h2>{t('title')}</h2>
      <QueryStates query={query} skeleton={<BoardBones />}>
        {(draws) => {
          const days = daysOf(draws, games, gameCode);
          if (days.length === 0) return <EmptyState title={t('empty')} text={t('empty.text')} />;
          return days.map((day) => <Day key={day.day} day={day} />);
        }}
      </QueryStates>
    </section>
  );
}

/** The stations of a day: side by side where there is room. */
function Day({ day: { day, draws } }: { day: DrawDay }) {
  const format = useFormat();
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return (
    <section className={css.day}>
      <h3>
        {/* Noon is the same day wherever the page is read. */}
        <time dateTime={date}>{format.day(`${date}T12:00:00Z`)}</time>
      </h3>
      <ul className={css.stations}>
        {draws.map(({ gameCode, numero, name, result }) => (
          <li key={`${gameCode} ${numero}`}>
            <Card
              title={name}
              actions={
                <Link href={paths.lotteryIssue(gameCode, numero)}>{numeroText(numero)}</Link>
              }
            >
              <DrawPrizes result={result} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BoardSkeleton = () => (
  <div className={css.board}>
    <Bone h={74} />
    <Bone h={150} />
    <BoardBones />
  </div>
);

const BoardBones = () => <Skeletons count={3} of={(index) => <Bone key={index} h={330} />} />;
