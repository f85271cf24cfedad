import { lazy } from 'react';
import type { ComponentType } from 'react';
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

const full: Chrome = { header: true, side: true, footer: true, bottom: true };

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code and sentences arrive together, when it is first asked for. */
function page(path: string, chrome: Chrome, namespaces: readonly string[], load: Load): PageRoute {
  const fetch = async () => {
    const [module] = await Promise.all([load(), loadNamespaces(...namespaces)]);
    return module;
  };
  return { path, chrome, page: lazy(fetch), prefetch: () => void fetch().catch(() => undefined) };
}

/** Every page of the site. What is not here answers with the page that helps (not-found). */
export const routes: readonly PageRoute[] = [];

/** For an address that no page has. */
export const notFound: PageRoute = page('*', full, [], () => import('./pages/not-found-page.tsx'));

/** For the screens of a whole site that is closed (status 1 and 2). */
export const closedChrome: Chrome = { header: false, side: false, footer: false, bottom: false };
