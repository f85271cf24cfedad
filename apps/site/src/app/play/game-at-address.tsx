import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../components/page-title.ts';
import { gameQuery } from '../../features/catalogue/api/get-lists.ts';
import { awaitSeat, lookAround, sitDown, usePlay } from '../../features/play/play-store.ts';
import { useSession } from '../../lib/session.ts';
import { moduleOn } from '../../lib/start.ts';
import { GameEntrance } from './game-entrance.tsx';

/** The game that an address names: members sit down at once; visitors see what it is and how to get in. */
export function GameAtAddress() {
  const [search, setSearch] = useSearchParams();
  const nodeId = search.get('id') ?? '';
  const trial = search.get('trial') === '1' && moduleOn('FREEPLAY3');
  const { token, settled } = useSession();
  const isSeated = usePlay(({ seat }) => seat?.nodeId === nodeId);
  const { data: game } = useQuery({ ...gameQuery(nodeId), enabled: nodeId !== '' });
  usePageTitle(game?.name ?? '');
  const mayPlay = settled && nodeId !== '' && (token !== null || trial);

  useEffect(() => {
    if (!mayPlay) return undefined;
    sitDown({ nodeId, trial });
    return lookAround;
  }, [mayPlay, nodeId, trial]);

  useEffect(awaitSeat, []);

  // The frame itself is drawn by the layout, where it outlives this page.
  if (isSeated && mayPlay) return null;
  return (
    <GameEntrance
      nodeId={nodeId}
      onPlay={() => sitDown({ nodeId, trial })}
      onTry={() => setSearch({ id: nodeId, trial: '1' }, { replace: true })}
    />
  );
}
