import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import css from './button.module.css';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'disabled'
> & {
  /** Spoken name and tooltip. */
  label: string;
  icon: ReactNode;
  /** With a ground of its own, where it stands beside other controls. */
  filled?: boolean;
  disabled?: boolean;
  /** A badge or dot over the corner. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A 44 px square with one icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, filled, disabled, badge, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled ? true : undefined}
      {...rest}
      className={clsx(css.icon, filled && css.filled, className)}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
      {badge}
    </button>
  );
}
