import type { Ref, SelectHTMLAttributes } from 'react';
import { DownIcon } from '../icon/first-icons.tsx';
import { Field } from './field.tsx';
import type { FieldLook } from './field.tsx';
import { splitField } from './text-field.tsx';
import css from './field.module.css';

export type SelectProps = Omit<FieldLook, 'trailing'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldLook> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The platform's own list: best on a phone, and complete for keyboard and screen reader. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { look, control } = splitField(props);
  return (
    <Field {...look} trailing={<DownIcon className={css.chevron} />} id={control.id}>
      {(wiring) => (
        <select {...control} {...wiring}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
