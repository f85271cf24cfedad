import { createElement, lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { matchPath, useSearchParams } from 'react-router';
import type { Address } from '../config/addresses.ts';
import { categoryPaths, paths } from '../config/paths.ts';
import { loadChunk } from '../lib/chunk.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { isClosed } from '../lib/start.ts';
import { chrome } from './chrome.ts';
import type { Chrome } from './chrome.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { accountRoutes } from './routes/account/routes.ts';
import { infoRoutes } from './routes/info-routes.ts';

export interface PageRoute {
  /** Pattern of the address; `*` for all that are not known. */
  readonly path: Address | '*';
  readonly chrome: Chrome;
  readonly page: ComponentType;
  /** Fetches the page before it is asked for: a finger is already on its link, which asks for this. */
  readonly prefetch: (search: string) => void;
  /** Has the page there before anything is drawn: what the document shows of it is not taken away. */
  readonly arrive: () => Promise<void>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code and sentences arrive together, when it is first asked for. */
function page(
  path: Address | '*',
  around: Chrome,
  namespaces: readonly string[],
  load: Load,
): PageRoute {
  const fetch = async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadNamespaces(...namespaces)]));
    return module;
  };
  let own: ComponentType = lazy(fetch);
  return {
    path,
    chrome: around,
    get page() {
      return own;
    },
    prefetch: () => void fetch().catch(() => undefined),
    async arrive() {
      own = (await fetch()).default;
    },
  };
}

/** One address that is two pages: the first where it asks for something of this name. */
function either(asked: string, one: PageRoute, other: PageRoute): PageRoute {
  const chosen = (search: URLSearchParams): PageRoute => (search.has(asked) ? one : other);
  return {
    ...other,
    page: function Either() {
      const [search] = useSearchParams();
      // One that is on its way does not leave the other standing there, as if nothing had been pressed.
      return createElement(
        Suspense,
        { key: String(search.has(asked)), fallback: createElement(PageSkeleton) },
        createElement(chosen(search).page),
      );
    },
    prefetch: (search) => chosen(new URLSearchParams(search)).prefetch(search),
    arrive: () => chosen(new URLSearchParams(location.search)).arrive(),
  };
}

const home = (path: Address): PageRoute =>
  page(path, chrome.full, ['home'], () => import('./routes/home.tsx'));

/** A door: the form of signing in or up as a page of its own. */
const entrance = (path: Address, load: Load): PageRoute =>
  page(path, chrome.entrance, ['auth', 'rules'], load);

/** How to get the app; there is such a page only where there is an app. */
const download = (path: Address): PageRoute =>
  page(path, chrome.full, ['download'], () => import('./routes/download.tsx'));

/** Places of the lobby; their cards speak the sentences of the first page. */
const lobby = (path: Address, load: Load): PageRoute =>
  page(path, chrome.full, ['home', 'lobby'], load);

/** The addresses of the first page. */
export const homes = [paths.home, '/home', '/index', '/index.html'] as const;

/**
 * Every page of the site: pattern, chrome, namespaces of its sentences, code. Menus and the footer
 * show only links to patterns that are here; any other address answers with `notFound`, and so does
 * one whose module is off (`config/needs.ts`).
 */
export const routes: readonly PageRoute[] = [
  ...homes.map(home),
  ...categoryPaths.map((path) => lobby(`/${path}` as const, () => import('./routes/category.tsx'))),
  lobby(paths.hot, () => import('./routes/hot.tsx')),
  lobby(paths.search, () => import('./routes/search.tsx')),
  page(paths.winners, chrome.full, ['home', 'winners'], () => import('./routes/winners.tsx')),
  lobby(paths.favourites, () => import('./routes/favourites.tsx')),
  entrance(paths.login, () => import('./routes/login.tsx')),
  ...([paths.register, '/register.html'] as const).map((path) =>
    entrance(path, () => import('./routes/register.tsx')),
  ),
  ...([paths.download, '/download'] as const).map(download),
  page('/game', chrome.stage, ['play'], () => import('./routes/game.tsx')),
  page('/seamless', chrome.seamless, ['play'], () => import('./routes/seamless.tsx')),
  either(
    'gameCode',
    page(
      paths.lotteries,
      chrome.headerOnly,
      ['lottery', 'lottery-bet', 'lottery-plays', 'draws'],
      async () => {
        const bet = await import('./routes/lottery/bet.tsx');
        await bet.ready();
        return bet;
      },
    ),
    page(
      paths.lotteries,
      chrome.headerOnly,
      ['lottery-bet', 'draws'],
      () => import('./routes/lottery/lobby.tsx'),
    ),
  ),
  page(
    paths.eLotteries,
    chrome.full,
    ['lottery-bet', 'draws', 'home'],
    () => import('./routes/lottery/elott.tsx'),
  ),
  page('/vnlottery', chrome.immersed, ['draws'], () => import('./routes/lottery/vietnam.tsx')),
  page(
    '/provider/:provider',
    chrome.plain,
    ['auth', 'rules', 'phone'],
    () => import('./routes/provider.tsx'),
  ),
  page(paths.recovery, chrome.plain, ['auth', 'rules'], () => import('./routes/recovery.tsx')),
  ...accountRoutes.map(({ path, namespaces, load }) =>
    page(path, chrome.account, namespaces, load),
  ),
  ...(['/lottery/results', '/lottery/results/:gameCode'] as const).map((path) =>
    page(
      path,
      chrome.headerOnly,
      ['draws', 'lottery'],
      () => import('./routes/lottery/results.tsx'),
    ),
  ),
  page(
    '/lottery/results/:gameCode/:numero',
    chrome.headerOnly,
    ['draws', 'lottery', 'fairness'],
    () => import('./routes/lottery/issue.tsx'),
  ),
  ...infoRoutes.map(({ path, namespaces, load }) =>
    page(path, path === paths.help ? chrome.window : chrome.full, namespaces, load),
  ),
].filter(({ path }) => !isClosed(path));

/** For an address that no page has. */
export const notFound: PageRoute = page(
  '*',
  chrome.full,
  [],
  () => import('./routes/not-found.tsx'),
);

/** The page of an address, or the one that helps where there is none. */
export const routeOf = (pathname: string): PageRoute =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFound;
