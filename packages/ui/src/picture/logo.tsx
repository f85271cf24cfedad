import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import css from './picture.module.css';

/** The mark of whoever's site this is: the look brings it. */
export const Mark = ({ size }: { size?: number }) => (
  <span
    className={css.mark}
    style={size === undefined ? undefined : { inlineSize: size, blockSize: size }}
    aria-hidden
  />
);

type LogoProps = { name: string; href?: string; label?: string; className?: string };

/** Mark and name; a link home when `href` is given. */
export function Logo({ name, href, label, className }: LogoProps) {
  const inside = (
    <>
      <Mark />
      <span>{name.toLocaleLowerCase()}</span>
    </>
  );
  return href ? (
    <Link href={href} className={clsx(css.logo, className)} aria-label={label}>
      {inside}
    </Link>
  ) : (
    <span className={clsx(css.logo, className)}>{inside}</span>
  );
}
