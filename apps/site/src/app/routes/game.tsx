import { ButtonLink, EmptyState } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../components/page-head.tsx';
import { QueryStates } from '../../components/query-states.tsx';
import { paths } from '../../config/paths.ts';
import { gameQuery } from '../../features/catalogue/api/get-lists.ts';
import { HotRail } from '../../features/catalogue/components/hot-rail.tsx';
import { GamePoster, PosterSkeleton } from '../../features/play/components/game-poster.tsx';
import { lookAround, sitDown, usePlay } from '../../features/play/play-store.ts';
import { loginThen } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn } from '../../lib/start.ts';

/** A game by its id: members sit down at once; visitors see what it is and how to get in. */
export default function GamePage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const nodeId = search.get('id') ?? '';
  const trial = search.get('trial') === '1' && moduleOn('FREEPLAY3');
  const { token, settled } = useSession();
  const isMember = token !== null;
  const isSeated = usePlay(({ seat }) => seat?.nodeId === nodeId);
  const query = useQuery({ ...gameQuery(nodeId), enabled: nodeId !== '' });
  usePageTitle(query.data?.name ?? '');
  const mayPlay = settled && nodeId !== '' && (isMember || trial);

  useEffect(() => {
    if (!mayPlay) return undefined;
    sitDown({ nodeId, trial });
    return lookAround;
  }, [mayPlay, nodeId, trial]);

  if (nodeId === '') return <NoGame />;
  if (isSeated && mayPlay) return null;
  const play = (): void => sitDown({ nodeId, trial });
  const tryOut = (): void => void navigate(`${paths.game(nodeId)}&trial=1`, { replace: true });
  return (
    <QueryStates query={query} skeleton={<PosterSkeleton />}>
      {(game) => (
        <GamePoster
          game={game}
          isMember={isMember}
          // Signing in is all it takes: the page then sits down by itself.
          onPlay={isMember ? play : () => loginThen(() => undefined)}
          others={<HotRail />}
          onTry={game.hasTrial && moduleOn('FREEPLAY3') ? tryOut : null}
        />
      )}
    </QueryStates>
  );
}

/** An address that names no game. */
function NoGame() {
  const t = useT('play');
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <ButtonLink kind="action" href={paths.hot}>
          {t('none.games')}
        </ButtonLink>
      }
    />
  );
}
