import clsx from 'clsx';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CheckIcon } from '../icon/first-icons.tsx';
import css from './choice.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  /** The sentence one agrees to; links in it work. */
  children: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className={clsx(css.check, error && css.bad, input.disabled && css.off)}>
        <input
          {...input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span className={css.mark} aria-hidden>
          <CheckIcon size={15} />
        </span>
        <span>{children}</span>
      </label>
      <div id={noteId} aria-live="polite">
        {error && <p className={css.note}>{error}</p>}
      </div>
    </div>
  );
}

export type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children' | 'role'
> & {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Something that is on or off at once, without a form to send. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  return (
    <label className={clsx(css.switch, input.disabled && css.off, className)}>
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={css.input}
      />
      <span className={css.track} aria-hidden />
    </label>
  );
}
