import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/first-icons.tsx';
import { LockIcon } from '../icon/more-icons.tsx';
import { Field } from './field.tsx';
import { splitField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password with its show and hide button; pasting and password managers stay allowed. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { look, control } = splitField(props);
  const toggle = (
    <IconButton
      label={shown ? hideLabel : showLabel}
      icon={shown ? <EyeOffIcon /> : <EyeIcon />}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field {...look} prefix={look.prefix ?? <LockIcon />} trailing={toggle} id={control.id}>
      {(wiring) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          {...wiring}
          type={shown ? 'text' : 'password'}
        />
      )}
    </Field>
  );
}
