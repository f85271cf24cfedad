import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { routeOf } from './routes.ts';

/** The address of a page as the site writes it: `/RNG` is `/rng`; names in it keep their letters. */
export function ownAddress(pathname: string): string {
  const { path } = routeOf(pathname);
  const match = matchPath(path, pathname);
  if (path === '*' || match === null) return pathname;
  const names: Readonly<Record<string, string | undefined>> = match.params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
}

/** One page has one address: whoever came by another spelling is at the page's own. */
export function useOwnAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const own = ownAddress(pathname);
  useEffect(() => {
    if (own !== pathname) void navigate({ pathname: own, search, hash }, { replace: true });
  }, [own, pathname, search, hash, navigate]);
}
