import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../components/query-states.tsx';
import { gameQuery } from '../../features/catalogue/api/get-lists.ts';
import { HotRail } from '../../features/catalogue/components/hot-rail.tsx';
import { GamePoster, PosterSkeleton } from '../../features/play/components/game-poster.tsx';
import { LaunchFault, NoGame } from '../../features/play/components/launch-fault.tsx';
import { loginThen } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn } from '../../lib/start.ts';
import { useWayBack } from './use-way-back.ts';

interface GameEntranceProps {
  readonly nodeId: string;
  readonly onPlay: () => void;
  readonly onTry: () => void;
}

/** The view at a game's address until somebody sits down. */
export function GameEntrance({ nodeId, onPlay, onTry }: GameEntranceProps) {
  const goBack = useWayBack();
  const isMember = useSession(({ token }) => token !== null);
  const query = useQuery({ ...gameQuery(nodeId), enabled: nodeId !== '' });
  if (nodeId === '') return <NoGame />;
  if (query.error !== null) {
    const again = (): void => void query.refetch();
    return <LaunchFault error={query.error} limitsHref={null} onRetry={again} onBack={goBack} />;
  }
  return (
    <QueryStates query={query} skeleton={<PosterSkeleton />}>
      {(game) => (
        <GamePoster
          game={game}
          isMember={isMember}
          others={<HotRail />}
          // Signing in is all it takes: the page then sits down by itself.
          onPlay={isMember ? onPlay : () => loginThen(() => undefined)}
          onTry={game.hasTrial && moduleOn('FREEPLAY3') ? onTry : null}
        />
      )}
    </QueryStates>
  );
}
