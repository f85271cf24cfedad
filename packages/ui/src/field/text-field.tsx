import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldLook } from './field.tsx';

type Taken = keyof FieldLook | 'className';

export type TextFieldProps = FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, Taken> & { ref?: Ref<HTMLInputElement> };

/** Splits the properties of the field from those of the control in it. */
export function splitField<P extends FieldLook>(props: P) {
  const {
    label,
    hint,
    error,
    ok,
    aside,
    prefix,
    trailing,
    labelHidden,
    disabled,
    className,
    ...control
  } = props;
  const look: FieldLook = {
    label,
    hint,
    error,
    ok,
    aside,
    prefix,
    trailing,
    labelHidden,
    disabled,
    className,
  };
  return { look, control };
}

/** One line of text. `ref` and `name` reach the input, so a form library can register it. */
export function TextField(props: TextFieldProps) {
  const { look, control } = splitField(props);
  return (
    <Field {...look} id={control.id}>
      {(wiring) => <input type="text" {...control} {...wiring} />}
    </Field>
  );
}

export type TextAreaProps = FieldLook &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Taken> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { look, control } = splitField(props);
  return (
    <Field {...look} id={control.id}>
      {(wiring) => <textarea rows={4} {...control} {...wiring} />}
    </Field>
  );
}
