import { useQuery } from '@tanstack/react-query';
import { start } from '../../lib/start.ts';
import { hotGamesQuery, useRecentGames } from './api/get-lists.ts';
import { railsOf } from './rails.ts';

/** The rails of the first page; null while it is not known yet what the member played. */
export function useRails() {
  const recent = useRecentGames();
  const { data: hot } = useQuery(hotGamesQuery);
  if (recent.isLoading) return null;
  return railsOf({ played: recent.data?.list ?? [], hot: hot.list, fresh: start.fresh }, start);
}
