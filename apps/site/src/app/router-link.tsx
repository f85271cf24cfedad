import { isDesk } from '@arara/ui';
import type { LinkProps } from '@arara/ui';
import type { MouseEvent } from 'react';
import { Link as RouterLink, matchPath, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import type { DialogName } from '../lib/dialogs.ts';
import { dialogOf, openByAddress } from './dialog-address.ts';
import { isOverPlace } from './over-page.tsx';
import { loadPlaceLayer } from './place-layer-loading.ts';
import { routes } from './routes.ts';

const isOutside = (href: string): boolean => /^[a-z][a-z+.-]*:|^\/\//i.test(href);

/** Addresses that stand as pages of their own, and open over the page one is reading. */
const doors: Readonly<Record<string, DialogName>> = {
  [paths.login]: 'login',
  [paths.register]: 'register',
};

function prefetch(href: string): void {
  const { pathname, search } = new URL(href, location.href);
  routes.find((route) => matchPath(route.path, pathname))?.prefetch(search);
  if (isDesk() && isOverPlace(pathname)) void loadPlaceLayer().catch(() => undefined);
}

/** The layer that a link opens over the page one is on. */
function layerOf(href: string, pathname: string): DialogName | undefined {
  const [path = '', query = ''] = href.split('?');
  return path === '' || path === pathname ? (dialogOf(query) ?? undefined) : undefined;
}

/** A press that goes on in this tab, and not in another one. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Links of the components go through the router; the page is fetched once a finger is on one. */
export function SiteLink(props: LinkProps) {
  const { href, replace, onPointerEnter, onFocus, onClick, children, ...rest } = props;
  const { pathname } = useLocation();
  if (isOutside(href)) {
    return (
      <a {...rest} href={href} rel="noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  const door = href === pathname ? undefined : (doors[href] ?? layerOf(href, pathname));
  return (
    <RouterLink
      {...rest}
      to={href}
      replace={replace}
      aria-haspopup={door === undefined ? rest['aria-haspopup'] : 'dialog'}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (door === undefined || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        openByAddress(door);
      }}
    >
      {children}
    </RouterLink>
  );
}
