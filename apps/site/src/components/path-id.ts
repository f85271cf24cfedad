import { matchPath, useLocation } from 'react-router';

/** The id at the end of the address of one thing: `/account/bets/42`. */
export function usePathId(list: string): string {
  const { pathname } = useLocation();
  return matchPath(`${list}/:id`, pathname)?.params.id ?? '';
}
