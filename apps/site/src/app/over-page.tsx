import { isDesk, modalStack, useDesk } from '@arara/ui';
import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
// The router has no public word for "this part of the page stands at another address".
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { parsePath, useLocation } from 'react-router';
import type { Location, Navigator, To } from 'react-router';
import { withDialog } from './dialog-address.ts';
import { routeOf } from './routes.ts';

/** The facts that an entry of the history knows of the page that its own place lies over. */
interface OverState {
  readonly over?: Location;
}

const overOf = (state: unknown): Location | undefined => (state as OverState | null)?.over;

/** True if a place of this address opens over the page one is on, where there is room for both. */
export const isOverPlace = (pathname: string): boolean =>
  routeOf(pathname).chrome.over !== undefined;

/** The entry of the history that one is at, as the router writes it. */
const entry = (): { usr?: unknown; key?: string; modalDepth?: number } => history.state ?? {};

const pathnameOf = (to: To): string =>
  (typeof to === 'string' ? parsePath(to) : to).pathname ?? location.pathname;

const withOver = (state: unknown, over: Location | undefined): unknown =>
  over === undefined ? state : { ...(state as object | null), over };

/** The page of this moment, without the layer that its address may name. */
const here = (): Location => ({
  pathname: location.pathname,
  search: withDialog(location.search, null),
  hash: location.hash,
  key: entry().key ?? 'default',
  state: null,
});

/**
 * Goes where a link wants, and keeps a page behind a place that opens over it. One place follows
 * another in the same entry of the history, so that Back from any of them is the page again.
 */
function overPages(navigator: Navigator): Navigator {
  return {
    ...navigator,
    push(to, state, options) {
      if (!isOverPlace(pathnameOf(to)) || !isDesk()) return navigator.push(to, state, options);
      const behind = overOf(entry().usr);
      const over = behind ?? (isOverPlace(location.pathname) ? undefined : here());
      const go = behind === undefined ? navigator.push : navigator.replace;
      return go(to, withOver(state, over), options);
    },
    replace(to, state, options) {
      const over = isOverPlace(pathnameOf(to)) ? overOf(entry().usr) : undefined;
      navigator.replace(to, withOver(state, over), options);
    },
  };
}

/** Lets every link and every `navigate` below it open such places over their page. */
export function OverPages({ children }: { readonly children: ReactNode }) {
  const router = use(NavigationContext);
  const value = useMemo(() => ({ ...router, navigator: overPages(router.navigator) }), [router]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** Where one is: the page, and whether a place lies over it. On a phone a place is the page. */
export function usePageBehind(): { readonly page: Location; readonly isCovered: boolean } {
  const location = useLocation();
  const desk = useDesk();
  const over = overOf(location.state);
  return over !== undefined && desk
    ? { page: over, isCovered: true }
    : { page: location, isCovered: false };
}

/** Everything in here is at that address, whatever lies over it. */
export function AtPage({
  page,
  children,
}: {
  readonly page: Location;
  readonly children: ReactNode;
}) {
  const router = use(LocationContext);
  const value = useMemo(() => ({ ...router, location: page }), [router, page]);
  return <LocationContext value={value}>{children}</LocationContext>;
}

/** A document that is fetched at such an address is its page: nothing lies behind it any more. */
export function forgetPageBehind(): void {
  const { usr, ...rest } = entry();
  if (overOf(usr) !== undefined) history.replaceState({ ...rest, usr: null }, '');
}

/** Closes the place that lies over a page: one step, wherever one went in it. */
export const closePlace = (): void => modalStack.afterLayers(stepOut);

function stepOut(): void {
  addEventListener('popstate', untilPage, { once: true });
  history.go(-1);
}

/** A place that was left from a layer of its own has an entry more. */
function untilPage(): void {
  const { usr, modalDepth = 0 } = entry();
  if (overOf(usr) === undefined) return;
  // An entry whose layer is gone is skipped by the stack of layers itself.
  if (modalDepth > 0) addEventListener('popstate', untilPage, { once: true });
  else stepOut();
}
