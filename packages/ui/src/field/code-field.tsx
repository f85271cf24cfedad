import type { ChangeEvent } from 'react';
import { Field } from './field.tsx';
import { splitField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import css from './field.module.css';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'maxLength' | 'onChange'> & {
  length: number;
  onChange?: (code: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Called once when the last digit is in, so that the form can go on by itself. */
  onComplete?: (code: string) => void;
};

/** A code from SMS or e-mail in one input, so that paste and the phone's autofill work. */
export function CodeField({ length, onChange, onComplete, ...props }: CodeFieldProps) {
  const { look, control } = splitField(props);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const code = event.target.value.replace(/\D/g, '').slice(0, length);
    event.target.value = code;
    onChange?.(code, event);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <Field {...look} boxClassName={css.code} id={control.id}>
      {(wiring) => (
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          {...control}
          {...wiring}
          type="text"
          onChange={change}
        />
      )}
    </Field>
  );
}
