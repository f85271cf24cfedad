import { Button, PasswordField, TextField, UserIcon } from '@arara/ui';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import type { Translate } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import type { LoginValues } from './login-values.ts';
import { PhoneField } from './phone-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

interface WayProps {
  readonly form: UseFormReturn<LoginValues>;
}

/** The rule of a field that must not be empty. */
export const filledIn = (t: Translate, label: string) => ({
  validate: (value: unknown) => String(value).trim() !== '' || t('required', { label }),
});

interface PasswordWayProps extends WayProps {
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

/** A mobile number and the code that is sent to it. */
export function LoginBySms({ form }: WayProps) {
  const t = useT('auth');
  const { errors } = form.formState;
  const [mobileNum, countryDialingCode] = useWatch({
    control: form.control,
    name: ['mobileNum', 'countryDialingCode'],
  });
  return (
    <>
      <PhoneField
        label={t('mobile')}
        error={errors.mobileNum?.message}
        dialingCode={countryDialingCode}
        onDialingCode={(code) => form.setValue('countryDialingCode', code)}
        {...form.register('mobileNum', filledIn(t, t('mobile')))}
      />
      <SmsCodeField
        purpose="login"
        label={t('sms.code')}
        error={errors.code?.message}
        number={{ mobileNum, countryDialingCode }}
        onNumberFault={(message) => form.setError('mobileNum', { message }, { shouldFocus: true })}
        {...form.register('code', filledIn(t, t('sms.code')))}
      />
    </>
  );
}
