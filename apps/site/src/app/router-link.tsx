import type { LinkProps } from '@arara/ui';
import { Link as RouterLink, matchPath } from 'react-router';
import { routes } from './routes.ts';

const isOutside = (href: string): boolean => /^[a-z][a-z+.-]*:|^\/\//i.test(href);

function prefetch(href: string): void {
  const path = href.split(/[?#]/)[0] ?? href;
  routes.find((route) => matchPath(route.path, path))?.prefetch();
}

/** Links of the components go through the router; the page is fetched once a finger is on one. */
export function SiteLink(props: LinkProps) {
  const { href, replace, onPointerEnter, onFocus, children, ...rest } = props;
  if (isOutside(href)) {
    return (
      <a {...rest} href={href} rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      {...rest}
      to={href}
      replace={replace}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
    >
      {children}
    </RouterLink>
  );
}
