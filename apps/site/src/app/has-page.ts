import { matchPath } from 'react-router';
import { routes } from './routes.ts';

/** Whether an address leads somewhere: menus show only what works. */
export function hasPage(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  return routes.some((route) => matchPath(route.path, path) !== null);
}
