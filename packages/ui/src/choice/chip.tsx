import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkProps } from '../link/link.tsx';
import css from './choice.module.css';

type ChipLook = { icon?: ReactNode; count?: ReactNode };

export type ChipProps = ChipLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Chosen or not; leave out for a chip that only does something. */
    on?: boolean;
    /** One of a row of amounts. */
    asAmount?: boolean;
  };

/** A filter or a quick choice. */
export function Chip({ on, icon, count, asAmount, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      {...rest}
      className={clsx(css.chip, asAmount && css.value, className)}
    >
      {icon}
      {children}
      {count !== undefined && <em className="num">{count}</em>}
    </button>
  );
}

/** A chip that goes somewhere: a filter that lives in the address. */
export function ChipLink({
  icon,
  count,
  on,
  className,
  children,
  ...rest
}: ChipLook & LinkProps & { on?: boolean }) {
  return (
    <Link aria-current={on ? 'true' : undefined} {...rest} className={clsx(css.chip, className)}>
      {icon}
      {children}
      {count !== undefined && <em className="num">{count}</em>}
    </Link>
  );
}
