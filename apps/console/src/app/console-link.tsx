import type { LinkProps } from '@arara/ui';
import { Link as RouterLink } from 'react-router';

const isOutside = (href: string): boolean => /^[a-z][a-z+.-]*:|^\/\//i.test(href);

/** Links of the parts go through the router of the console; those to elsewhere open beside it. */
export function ConsoleLink({ href, replace, children, ...rest }: LinkProps) {
  if (isOutside(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} to={href} replace={replace}>
      {children}
    </RouterLink>
  );
}
