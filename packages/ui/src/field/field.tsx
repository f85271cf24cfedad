import clsx from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CheckIcon, CircleAlertIcon, CircleCheckIcon } from '../icon/first-icons.tsx';
import css from './field.module.css';

export type FieldLook = {
  label: ReactNode;
  /** Help that stands below the field until there is an error. */
  hint?: ReactNode;
  /** The fault, and how to mend it. */
  error?: ReactNode;
  /** The value is good; a node also says so below the field. */
  ok?: ReactNode;
  /** A link at the end of the label's line ("forgot password"). */
  aside?: ReactNode;
  /** An icon or short text before the value. */
  prefix?: ReactNode;
  /** A control or icon after the value. */
  trailing?: ReactNode;
  /** Hides the label from the eye only. */
  labelHidden?: boolean;
  disabled?: boolean;
  className?: string;
};

export type ControlWiring = {
  id: string;
  className: string;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type FieldProps = FieldLook & {
  id?: string;
  boxClassName?: string;
  children: (control: ControlWiring) => ReactNode;
};

/** Label, box and note round one control; the control receives what joins it to them. */
export function Field(props: FieldProps) {
  const { label, hint, error, ok, aside, prefix, trailing, labelHidden, disabled, children } =
    props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const praise = ok && ok !== true ? ok : undefined;
  const note = error || praise || hint;
  return (
    <div className={clsx(css.field, props.className)}>
      <div className={labelHidden ? 'sr' : css.head}>
        <label htmlFor={id}>{label}</label>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      <div
        className={clsx(
          css.box,
          error ? css.bad : ok && css.ok,
          disabled && css.off,
          props.boxClassName,
        )}
      >
        {prefix}
        {children({
          id,
          className: css.control ?? '',
          disabled,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? noteId : undefined,
        })}
        {trailing ?? (ok && !error ? <CircleCheckIcon /> : undefined)}
      </div>
      <FieldNote id={noteId} error={error} praise={praise} hint={hint} />
    </div>
  );
}

type NoteProps = { id: string; error?: ReactNode; praise?: ReactNode; hint?: ReactNode };

/** The line below a field. An error is announced when it appears. */
function FieldNote({ id, error, praise, hint }: NoteProps) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className={clsx(css.note, css.noteBad)}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      ) : praise ? (
        <p className={clsx(css.note, css.noteOk)}>
          <CheckIcon />
          <span>{praise}</span>
        </p>
      ) : (
        hint && <p className={css.note}>{hint}</p>
      )}
    </div>
  );
}
