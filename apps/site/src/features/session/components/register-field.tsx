import { CallIcon, IdCardIcon, MailIcon, PasswordField, TextField, UserIcon } from '@arara/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { CaptchaField } from './captcha-field.tsx';
import { fieldLook } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';

const prefixes: Record<string, ReactNode> = {
  username: <UserIcon />,
  payeeName: <UserIcon />,
  idNumber: <IdCardIcon />,
  email: <MailIcon />,
  mobileNum: <CallIcon />,
};

interface RegisterFieldProps {
  readonly name: string;
  readonly required: boolean;
  readonly form: UseFormReturn<RegisterValues>;
  readonly onCaptchaId: (id: string) => void;
}

/** One field of the registration, drawn by what it is. */
export function RegisterField({ name, required, form, onCaptchaId }: RegisterFieldProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const key = name as keyof RegisterValues;
  const error = form.formState.errors[key]?.message;
  const label = `${rule(`label.${name}`)}${required ? ' *' : ''}`;
  const control = form.register(key);
  if (name === 'captcha') return <CaptchaField onId={onCaptchaId} error={error} {...control} />;
  if (name.toLowerCase().includes('password')) {
    return (
      <PasswordField
        label={label}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="new-password"
        error={error}
        {...control}
      />
    );
  }
  return (
    <TextField
      label={label}
      prefix={prefixes[name]}
      error={error}
      {...fieldLook(name)}
      {...control}
    />
  );
}
