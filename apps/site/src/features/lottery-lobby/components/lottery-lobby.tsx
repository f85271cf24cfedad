import { Bone, Button, EmptyState, Link } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../components/page-head.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import type { ListedLottery } from '../../../lib/lottery.ts';
import { isClosed } from '../../../lib/start.ts';
import { kindsOf, searchKinds } from '../kinds.ts';
import type { LotteryKind } from '../kinds.ts';
import { Kinds } from './kinds.tsx';
import css from './lottery-lobby.module.css';
import { LotterySearch } from './lottery-search.tsx';
import { Shortcuts, useShortcuts } from './shortcuts.tsx';

interface LotteryLobbyProps {
  /** The name of the page: the key of its title. */
  readonly page: 'lobby' | 'elott';
  /** Kinds of prizes that belong here, in their order. */
  readonly modes: readonly ListedLottery['prizeMode'][];
}

/** Lotteries on sale by kind, with the time that the issue of each has left and its last numbers. */
export function LotteryLobby({ page, modes }: LotteryLobbyProps) {
  const t = useT('lottery-bet');
  const query = useQuery(gamesQuery);
  // The page asks for popular lotteries of the kind that the page is for in the first place.
  const asked = useShortcuts(modes[0]);
  return (
    <>
      <PageHead title={t(page)} lead={t(`${page}.lead`)}>
        <Others page={page} />
      </PageHead>
      <QueryStates query={query} skeleton={<LobbySkeleton />}>
        {(games) => <Found kinds={kindsOf(games, modes)} asked={asked} />}
      </QueryStates>
    </>
  );
}

/** The other pages of lotteries. */
function Others({ page }: Pick<LotteryLobbyProps, 'page'>) {
  const t = useT('lottery-bet');
  const draws = useT('draws');
  const others = [
    page === 'lobby'
      ? { href: paths.eLotteries, text: t('elott') }
      : { href: paths.lotteries, text: t('lobby') },
    { href: paths.lotteryResults(), text: draws('title') },
  ];
  return (
    <nav className={css.others} aria-label={t('lobby.others')}>
      {others
        .filter(({ href }) => !isClosed(href))
        .map(({ href, text }) => (
          <Link key={href} href={href}>
            {text}
          </Link>
        ))}
    </nav>
  );
}

/** So few are seen at once. */
const fewMax = 8;

interface FoundProps {
  readonly kinds: readonly LotteryKind[];
  readonly asked: ReturnType<typeof useShortcuts>;
}

/** All lotteries with ways to the usual ones, or those that somebody looks for. */
function Found({ kinds, asked }: FoundProps) {
  const t = useT('lottery-bet');
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const games = kinds.flatMap((kind) => kind.games);
  const look = (text: string): void =>
    setSearch(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });
  if (games.length === 0) {
    return <EmptyState title={t('lobby.empty')} text={t('lobby.empty.text')} />;
  }
  const found = searchKinds(kinds, typed, (mode) => t(`kind.${mode}`));
  return (
    <>
      {games.length > fewMax && <LotterySearch value={typed} onSearch={look} />}
      {typed === '' && <Shortcuts games={games} asked={asked} />}
      {found.length > 0 && <Kinds kinds={found} />}
      {found.length === 0 && (
        <EmptyState
          announce
          title={t('lobby.nothing', { typed })}
          text={t('lobby.nothing.text')}
          actions={<Button onClick={() => look('')}>{t('lobby.nothing.do')}</Button>}
        />
      )}
    </>
  );
}

const LobbySkeleton = () => (
  <div className={css.grid}>
    {Array.from({ length: 6 }, (_, at) => (
      <Bone key={at} h={150} />
    ))}
  </div>
);
