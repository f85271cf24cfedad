import type { Game } from '@arara/contract';
import { Bone, Button, GameRow, HistoryIcon, Notice, Rail, Skeletons } from '@arara/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { faultWords } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn, serverNow } from '../../../lib/start.ts';
import { useRecentGames } from '../api/get-lists.ts';
import { doorOf } from '../game-door.ts';
import { openGame } from '../use-game-doors.ts';
import css from './shelves.module.css';

// Brings what writes amounts, which no first visit needs.
const LastResult = lazy(async () => ({
  default: (await import('./last-result.tsx')).LastResult,
}));

const bones = 4;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

interface ContinueRailProps {
  readonly played: readonly Played[] | null;
  /** As staff call the rail; null: the site's own sentence. */
  readonly name: string | null;
}

/** The games that the member played last, one press away; `played` is null while that is being asked for. */
export function ContinueRail({ played, name }: ContinueRailProps) {
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
  if (played?.length === 0) return null;
  return (
    <Rail
      className={css.shelf}
      title={name ?? t('continue')}
      star="var(--ceu)"
      sign={<HistoryIcon size={18} />}
      all={{ href: paths.recent, label: t('hot.all') }}
      arrows={{ back: ui('rail.back'), forward: ui('rail.forward') }}
      item="var(--row-item)"
    >
      {played === null ? <Waiting /> : <Rows played={played} />}
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
      <Skeletons count={bones} of={rowBone} />
    </>
  );
};

type Played = Game & { readonly playedAt: string; readonly lastResult: string | null };

function Rows({ played }: { readonly played: readonly Played[] }) {
  const when = useWhen();
  return played.map((game) => (
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
