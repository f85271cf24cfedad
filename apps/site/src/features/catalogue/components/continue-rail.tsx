import type { Game } from '@arara/contract';
import { Bone, Button, GameRow, HistoryIcon, Notice, PlayIcon, Rail, Skeletons } from '@arara/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { faultWords } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn, serverNow, start } from '../../../lib/start.ts';
import { useRecentGames } from '../api/get-lists.ts';
import { doorOf } from '../game-door.ts';
import { openGame } from '../use-game-doors.ts';
import css from './shelves.module.css';

// Brings what writes amounts, which no first visit needs.
const LastResult = lazy(async () => ({
  default: (await import('./last-result.tsx')).LastResult,
}));

const shown = 8;
const startersShown = 4;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** What the member played last, one press away; whoever is new is shown where to begin. */
export function ContinueRail() {
  const t = useT('home');
  const ui = useT('ui');
  const signedIn = useSession(({ token }) => token !== null);
  const recent = useRecentGames();
  if (!signedIn || !moduleOn('GAMELOREC3')) return null;
  if (recent.isError) {
    return (
      <Notice tone="warn" title={t('continue.failed')}>
        {faultWords(recent.error)}{' '}
        <Button kind="link" size="sm" onClick={() => void recent.refetch()}>
          {ui('retry')}
        </Button>
      </Notice>
    );
  }
  const rows = recent.data === undefined ? <Waiting /> : <Rows played={recent.data.list} />;
  const isNew = recent.data?.list.length === 0;
  return (
    <Shelf title={isNew ? t('begin') : t('continue')} hasPlayed={!isNew}>
      {rows}
    </Shelf>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly hasPlayed: boolean;
  readonly children: ReactNode;
}

function Shelf({ title, hasPlayed, children }: ShelfProps) {
  const t = useT('home');
  const ui = useT('ui');
  return (
    <Rail
      className={css.shelf}
      title={title}
      star="var(--ceu)"
      sign={hasPlayed ? <HistoryIcon size={18} /> : <PlayIcon size={16} />}
      all={hasPlayed ? { href: paths.recent, label: t('hot.all') } : undefined}
      arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
      item="var(--row-item)"
    >
      {children}
    </Rail>
  );
}

const rowBone = (index: number) => <Bone key={index} h={85} />;

const Waiting = () => {
  const ui = useT('ui');
  return (
    <>
      <span className="sr" role="status">
        {ui('loading')}
      </span>
      <Skeletons count={startersShown} of={rowBone} />
    </>
  );
};

type Played = Game & { readonly playedAt: string; readonly lastResult: string | null };

function Rows({ played }: { readonly played: readonly Played[] }) {
  const t = useT('home');
  const when = useWhen();
  if (played.length === 0) {
    return start.hot
      .slice(0, startersShown)
      .map((game) => <Row key={game.nodeId} game={game} note={t('begin.note')} />);
  }
  return played.slice(0, shown).map((game) => (
    <Row
      key={game.nodeId}
      game={game}
      note={when(game.playedAt)}
      result={
        game.lastResult !== null && (
          <Suspense fallback={null}>
            <LastResult value={game.lastResult} />
          </Suspense>
        )
      }
    />
  ));
}

interface RowProps {
  readonly game: Game;
  readonly note: string;
  readonly result?: ReactNode;
}

const Row = ({ game, note, result }: RowProps) => (
  <GameRow
    href={doorOf(game).href}
    name={game.name}
    note={note}
    result={result}
    cover={game.cover}
    onOpen={(event) => openGame(event, game)}
  />
);

/** "há 12 min" today, "ontem, 22:40" this week, the day before that. */
function useWhen(): (at: string) => string {
  const format = useFormat();
  return (at) => {
    const now = serverNow();
    const age = now - Date.parse(at);
    if (age > weekMs) return format.day(at);
    const ago = format.relative(at, now);
    return age < dayMs ? ago : `${ago}, ${format.time(at)}`;
  };
}
