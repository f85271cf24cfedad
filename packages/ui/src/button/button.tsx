import clsx from 'clsx';
import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkProps } from '../link/link.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import css from './button.module.css';

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    icon?: ReactNode;
    /** Keeps the width, shows three dots and ignores clicks. */
    loading?: boolean;
    /** Turns the button off. A string also says why, to the eye (title) and to a screen reader. */
    disabled?: boolean | string;
    ref?: Ref<HTMLButtonElement>;
  };

const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** A print block: pressed, it loses its ink edge. Off and loading it stays focusable. */
export function Button(props: ButtonProps) {
  const { kind, size, full, icon, loading, disabled, children, className, onClick, ...rest } =
    props;
  const reasonId = useId();
  const off = Boolean(disabled);
  const reason = typeof disabled === 'string' ? disabled : undefined;
  return (
    <button
      type="button"
      aria-disabled={off || loading ? true : undefined}
      aria-busy={loading ? true : undefined}
      aria-describedby={reason ? reasonId : undefined}
      title={reason}
      {...rest}
      className={clsx(
        buttonClass({ kind, size, full }),
        off && css.off,
        loading && css.busy,
        className,
      )}
      onClick={off || loading ? ignore : onClick}
    >
      <span className={css.content}>
        {icon}
        {children !== undefined && <span>{children}</span>}
      </span>
      {loading && <span className={css.dots} aria-hidden />}
      {reason && (
        <span id={reasonId} className="sr">
          {reason}
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & LinkProps & { icon?: ReactNode };

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  kind,
  size,
  full,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ kind, size, full }), className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
