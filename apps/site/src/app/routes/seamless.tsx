import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../config/paths.ts';
import { hotGamesQuery } from '../../features/catalogue/api/get-lists.ts';
import { GameAtAddress } from '../play/game-at-address.tsx';

/** A game over the whole window; where the address names none, the one that is played most. */
export default function SeamlessPage() {
  const [search] = useSearchParams();
  const { data } = useQuery(hotGamesQuery);
  const [first] = data.list;
  if (!search.has('id') && first !== undefined) {
    return <Navigate to={paths.seamless(first.nodeId)} replace />;
  }
  return <GameAtAddress />;
}
