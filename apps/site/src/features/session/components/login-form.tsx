import { Button, Tabs } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@arara/client';
import { faultCode, faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { moduleOn } from '../../../lib/start.ts';
import { renewCaptcha } from '../api/captcha.ts';
import { useLogin } from '../api/login.ts';
import { solveBotCheck } from '../bot-check.ts';
import { sentNumber } from '../sms-countdown.ts';
import { CaptchaField } from './captcha-field.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { filledIn } from './filled-in.ts';
import { LoginByPassword } from './login-ways.tsx';
import { firstValues, loginBody, rememberName } from './login-values.ts';
import type { LoginValues, LoginWay } from './login-values.ts';
import { NumberAndCode } from './number-and-code.tsx';
import { StayField } from './stay-field.tsx';
import css from './session.module.css';

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

/** True if the next try needs the letters of a picture. */
function wantsCaptcha(error: unknown): boolean {
  const value = error instanceof ApiError ? error.value : undefined;
  return (value as { captcha?: boolean } | undefined)?.captcha === true;
}

/** The field that was typed wrong; undefined where none was, and typing again changes nothing. */
function fieldOf(code: string): 'captcha' | 'password' | 'verificationCode' | undefined {
  if (code.startsWith('captcha')) return 'captcha';
  if (code.startsWith('sms.code')) return 'verificationCode';
  return code === 'login.failed' ? 'password' : undefined;
}

/** Signing in, in the ways that the operator has: with a password, or with a code by SMS. */
export function LoginForm({ username, onDone, onForgot, onRegister, otherWays }: LoginFormProps) {
  const t = useT('auth');
  const login = useLogin();
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [first] = useState(() => firstValues(username));
  const form = useForm<LoginValues>({ defaultValues: first });
  const { errors } = form.formState;
  const bySms = moduleOn('MOBILEVERCODELOGIN3');
  const [way, setWay] = useState<LoginWay>(() =>
    bySms && username === null && sentNumber('login') !== null ? 'sms' : 'username',
  );

  async function submit(values: LoginValues): Promise<void> {
    setRefusal(null);
    try {
      const challenge = await solveBotCheck();
      const result = await login.mutateAsync({
        ...loginBody(way, values),
        challenge,
        ...(captchaId === null ? {} : { captcha: values.captcha.trim(), captchaId }),
      });
      rememberName(way, values);
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
    const isSms = way === 'sms';
    const shown = { captcha: captchaId !== null, password: !isSms, verificationCode: isSms };
    if (!showAtField(form, shown, field, faultWords(error))) setRefusal(error);
  }

  const byPassword = <LoginByPassword form={form} first={first.username} onForgot={onForgot} />;
  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
    >
      {bySms ? (
        <Tabs
          label={t('login.ways')}
          value={way}
          onChange={(next) => {
            form.clearErrors();
            setRefusal(null);
            setWay(next);
          }}
          choices={[
            { value: 'username', label: t('login.password') },
            { value: 'sms', label: t('login.sms') },
          ]}
        >
          <div className={css.form}>
            {way === 'sms' ? <NumberAndCode form={form} purpose="login" /> : byPassword}
          </div>
        </Tabs>
      ) : (
        byPassword
      )}
      {captchaId !== null && (
        <CaptchaField
          onId={setCaptchaId}
          error={errors.captcha?.message}
          {...form.register('captcha', filledIn(t, t('captcha')))}
        />
      )}
      {errors.username !== undefined && errors.password !== undefined && (
        <p className={css.fault} role="alert">
          {t('login.empty')}
        </p>
      )}
      {refusal !== null && <FormRefusal error={refusal} />}
      <StayField />
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
