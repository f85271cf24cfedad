import { lazy } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import { loadNamespaces } from '../lib/i18n.ts';

/** Which parts of the shell stand round a page (specification, section 2). */
export interface Chrome {
  readonly header: boolean;
  readonly side: boolean;
  readonly footer: boolean;
  /** The bar at the foot of a phone. */
  readonly bottom: boolean;
}

export interface PageRoute {
  /** Pattern of the address. */
  readonly path: string;
  readonly chrome: Chrome;
  readonly page: ComponentType;
  /** Fetches the page before it is asked for: a finger is already on its link. */
  readonly prefetch: () => void;
}

/** Home, lobby, promotions: everything round them. */
const full: Chrome = { header: true, side: true, footer: true, bottom: true };
/** The member's own places. */
const account: Chrome = { header: true, side: true, footer: false, bottom: true };
/** Registration and reading pages without a menu. */
const plain: Chrome = { header: true, side: false, footer: true, bottom: true };
/** Help opened in a window of its own. */
const window: Chrome = { header: false, side: false, footer: false, bottom: false };
/** The game has the screen for itself. */
const stage: Chrome = { header: false, side: false, footer: false, bottom: false };

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code and sentences arrive together, when it is first asked for. */
function page(path: string, chrome: Chrome, namespaces: readonly string[], load: Load): PageRoute {
  const fetch = async () => {
    const [module] = await Promise.all([load(), loadNamespaces(...namespaces)]);
    return module;
  };
  return { path, chrome, page: lazy(fetch), prefetch: () => void fetch().catch(() => undefined) };
}

/**
 * Every page of the site: pattern, chrome, namespaces of its sentences, code. Menus and the footer
 * show only links to patterns that are here; any other address answers with `notFound`.
 */
export const routes: readonly PageRoute[] = [
  page(paths.recovery, plain, ['auth', 'rules'], () => import('./routes/recovery.tsx')),
];

/** For an address that no page has. */
export const notFound: PageRoute = page('*', full, [], () => import('./routes/not-found.tsx'));
