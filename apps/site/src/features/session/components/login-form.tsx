import { Button, Checkbox, PasswordField, TextField, UserIcon } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { renewCaptcha } from '../api/captcha.ts';
import { useLogin } from '../api/login.ts';
import { solveBotCheck } from '../bot-check.ts';
import { markRemembered } from '../restore.ts';
import { CaptchaField } from './captcha-field.tsx';
import { FormRefusal } from './form-refusal.tsx';
import css from './session.module.css';

interface Values {
  username: string;
  password: string;
  captcha: string;
  rememberMe: boolean;
}

const nameKey = 'rememberedName';

interface LoginFormProps {
  /** The name that is expected to be typed. */
  readonly username: string | null;
  /** Signed in; where the password must be changed first, the forced change takes over instead. */
  readonly onDone: () => void;
  readonly onForgot: () => void;
  readonly onRegister: (() => void) | null;
  /** Ways in that need nothing of this form. */
  readonly otherWays?: ReactNode;
}

function remember(values: Values): void {
  markRemembered(values.rememberMe);
  if (values.rememberMe) localStorage.setItem(nameKey, values.username.trim());
  else localStorage.removeItem(nameKey);
}

function firstValues(username: string | null): Values {
  const remembered = localStorage.getItem(nameKey);
  return {
    username: username ?? remembered ?? '',
    password: '',
    captcha: '',
    rememberMe: remembered !== null,
  };
}

/** Whether the next try needs the letters of a picture. */
function wantsCaptcha(error: unknown): boolean {
  const value = error instanceof ApiError ? error.value : undefined;
  return (value as { captcha?: boolean } | undefined)?.captcha === true;
}

/** What was typed wrong; null where nothing was, and typing again changes nothing. */
function fieldOf(code: string): 'captcha' | 'password' | null {
  if (code.startsWith('captcha')) return 'captcha';
  return code === 'login.failed' ? 'password' : null;
}

export function LoginForm({ username, onDone, onForgot, onRegister, otherWays }: LoginFormProps) {
  const t = useT('auth');
  const login = useLogin();
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [first] = useState(() => firstValues(username));
  const form = useForm<Values>({ defaultValues: first });
  const { errors } = form.formState;
  const required = (label: string) => ({
    validate: (text: string) => text.trim() !== '' || t('required', { label }),
  });

  async function submit(values: Values): Promise<void> {
    setRefusal(null);
    try {
      const challenge = await solveBotCheck();
      const result = await login.mutateAsync({
        username: values.username.trim(),
        password: values.password,
        rememberMe: values.rememberMe,
        challenge,
        ...(captchaId === null ? {} : { captcha: values.captcha.trim(), captchaId }),
      });
      remember(values);
      if (!result.passwordExpired) onDone();
    } catch (error) {
      showFault(error);
    }
  }

  function showFault(error: unknown): void {
    if (wantsCaptcha(error) || captchaId !== null) setCaptchaId((id) => id ?? '');
    form.setValue('captcha', '');
    if (captchaId !== null) renewCaptcha();
    const field = fieldOf(faultCode(error));
    if (field === null) return setRefusal(error);
    const message = `${faultText(error)} ${t('code', { code: faultCode(error) })}`;
    form.setError(field, { message }, { shouldFocus: true });
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
    >
      <TextField
        label={t('username')}
        prefix={<UserIcon />}
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus={first.username === '' || undefined}
        error={errors.username?.message}
        {...form.register('username', required(t('username')))}
      />
      <PasswordField
        label={t('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        data-autofocus={first.username !== '' || undefined}
        error={errors.password?.message}
        aside={
          <Button kind="link" size="sm" onClick={onForgot}>
            {t('forgot')}
          </Button>
        }
        {...form.register('password', required(t('password')))}
      />
      {captchaId !== null && (
        <CaptchaField
          onId={setCaptchaId}
          error={errors.captcha?.message}
          {...form.register('captcha', required(t('captcha')))}
        />
      )}
      {refusal !== null && <FormRefusal error={refusal} />}
      <Checkbox {...form.register('rememberMe')}>{t('remember')}</Checkbox>
      <Button type="submit" kind="primary" size="lg" full loading={form.formState.isSubmitting}>
        {t('login')}
      </Button>
      {otherWays}
      {onRegister !== null && (
        <p className={css.other}>
          {t('login.new')}{' '}
          <Button kind="link" onClick={onRegister}>
            {t('register')}
          </Button>
        </p>
      )}
    </form>
  );
}
