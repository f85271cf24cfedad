import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import css from './picture.module.css';

/** The macaw's head. The beak takes the theme's ink. */
export const Mark = ({ size = 34 }: { size?: number }) => (
  <svg className={css.mark} viewBox="0 0 64 64" width={size} height={size} aria-hidden>
    <path d="M4 62V32A28 28 0 0 1 32 4h6v58z" fill="var(--azul-vivo)" />
    <path d="M14 62a24 24 0 0 1 24-22v22z" fill="var(--sol)" />
    <path d="M17 8.300A28 28 0 0 1 32 4h6v8.500C31 8.500 23 7 17 8.300z" fill="var(--folha)" />
    <path d="M38 11.500a14.250 14.250 0 0 0 0 28.500z" fill="var(--papel)" />
    <circle cx="31.500" cy="25" r="4" fill="var(--tinta)" />
    <path
      d="M38 9c14 0 23 9.500 23 22 0 10-4 17-10.500 23.500C50.500 46.500 47 40 38 40z"
      fill="var(--mark-beak)"
    />
  </svg>
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
