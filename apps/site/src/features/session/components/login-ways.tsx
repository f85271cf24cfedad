import { Button, PasswordField, TextField, UserIcon } from '@arara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { filledIn } from './filled-in.ts';
import type { LoginValues } from './login-values.ts';

interface PasswordWayProps {
  readonly form: UseFormReturn<LoginValues>;
  /** The name that stands there already. */
  readonly first: string;
  readonly onForgot: () => void;
}

/** A name, or a number where the operator takes one for it, and the password. */
export function LoginByPassword({ form, first, onForgot }: PasswordWayProps) {
  const t = useT('auth');
  const { errors } = form.formState;
  const name = t(moduleOn('PHONELOGIN3') ? 'username.or.mobile' : 'username');
  return (
    <>
      <TextField
        label={name}
        prefix={<UserIcon />}
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus={first === '' || undefined}
        error={errors.username?.message}
        {...form.register('username', filledIn(t, name))}
      />
      <PasswordField
        label={t('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        data-autofocus={first !== '' || undefined}
        error={errors.password?.message}
        aside={
          <Button kind="link" size="sm" onClick={onForgot}>
            {t('forgot')}
          </Button>
        }
        {...form.register('password', filledIn(t, t('password')))}
      />
    </>
  );
}
