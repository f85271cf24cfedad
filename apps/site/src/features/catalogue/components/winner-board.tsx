import { Bone, ButtonLink, EmptyState, Link, Segmented, Skeletons, Tabs } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { isClosed } from '../../../lib/start.ts';
import { boardQuery } from '../api/get-board.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import { orders, periods, readBoard, writeBoard } from '../board.ts';
import type { BoardWish } from '../board.ts';
import { BoardRow } from './board-row.tsx';
import { HotRail } from './hot-rail.tsx';
import css from './winners.module.css';

const bones = 8;
const rowBone = (index: number) => <Bone key={index} h={68} />;

/** The largest prizes and multipliers of a day, a week or a month; the address holds which. */
export function WinnerBoard() {
  const t = useT('winners');
  const navigate = useNavigate();
  const { search } = useLocation();
  const wish = readBoard(new URLSearchParams(search));
  const query = useQuery(boardQuery(wish));
  const choose = (change: Partial<BoardWish>): void =>
    void navigate(`${paths.winners}${writeBoard({ ...wish, ...change })}`, { replace: true });
  return (
    <div className={css.board}>
      <Segmented
        label={t('by')}
        onSurface
        value={wish.by}
        onChange={(by) => choose({ by })}
        choices={orders.map((value) => ({ value, label: t(`by.${value}`) }))}
      />
      <Tabs
        label={t('period')}
        onSurface
        value={wish.period}
        onChange={(period) => choose({ period })}
        choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      >
        <QueryStates query={query} skeleton={<Skeletons count={bones} of={rowBone} />}>
          {(lines) =>
            lines.length === 0 ? (
              <Nobody wish={wish} />
            ) : (
              <ol className={css.lines}>
                {lines.map((line, at) => (
                  <BoardRow key={line.round} line={line} place={at + 1} by={wish.by} />
                ))}
              </ol>
            )
          }
        </QueryStates>
      </Tabs>
      <OwnChoice />
    </div>
  );
}

/** Nobody has won much in this span: what will stand here, and where one can go meanwhile. */
function Nobody({ wish }: { readonly wish: BoardWish }) {
  const t = useT('winners');
  const { data: categories } = useQuery(vendorsQuery);
  const [first] = categories;
  return (
    <>
      <EmptyState
        title={t(`none.${wish.period}`)}
        text={t('none.text')}
        actions={
          <>
            {first !== undefined && (
              <ButtonLink kind="action" href={paths.category(first.title)}>
                {t('none.games')}
              </ButtonLink>
            )}
            {wish.period !== 'month' && (
              <ButtonLink
                kind="outline"
                href={`${paths.winners}${writeBoard({ ...wish, period: 'month' })}`}
              >
                {t('none.month.see')}
              </ButtonLink>
            )}
          </>
        }
      />
      <HotRail />
    </>
  );
}

/** Members say in their profile if they want to stand here. */
function OwnChoice() {
  const t = useT('winners');
  const signedIn = useSession(({ token }) => token !== null);
  if (!signedIn || isClosed(paths.security)) return null;
  return (
    <p className={css.own}>
      {t('own')} <Link href={paths.onBoard}>{t('own.change')}</Link>
    </p>
  );
}
