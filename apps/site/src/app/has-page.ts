import { matchPath } from 'react-router';
import { namesLayer } from './dialog-address.ts';
import { routes } from './routes.ts';

/** True if an address leads somewhere: menus show only links that work. A layer opens over any page. */
export function hasPage(href: string): boolean {
  if (href.startsWith('?')) return namesLayer(href);
  const path = href.split(/[?#]/)[0] ?? href;
  return routes.some((route) => matchPath(route.path, path) !== null);
}
