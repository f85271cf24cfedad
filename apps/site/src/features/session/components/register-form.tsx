import {
  Bone,
  Button,
  Checkbox,
  CircleAlertIcon,
  IdCardIcon,
  Loading,
  MailIcon,
  MoneyField,
  PasswordField,
  Select,
  Skeletons,
  TextField,
  UserIcon,
} from '@arara/ui';
import { checkRegistration, dayIn, describeIssue, registrationFields } from '@arara/rules';
import type { RegistrationForm } from '@arara/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { useRegister } from '../api/register.ts';
import { registerSettingsQuery } from '../api/register-settings.ts';
import { solveBotCheck } from '../bot-check.ts';
import { CaptchaField } from './captcha-field.tsx';
import { emptyRegistration, fieldLook, registrationBody } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';
import css from './session.module.css';

const minuteChoices = [30, 60, 120, 180, 240];

/** The registration form: fields, rules and limits as the server says; checked by the same engine. */
export function RegisterForm({ onDone, onLogin }: { onDone: () => void; onLogin: () => void }) {
  const t = useT('auth');
  const { data, error, refetch } = useQuery(registerSettingsQuery);
  if (error !== null) {
    return (
      <div className={css.form} role="alert">
        <p className={css.fault}>
          {faultText(error)} {t('code', { code: faultCode(error) })}
        </p>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <Loading label={t('loading')}>
        <Skeletons count={6} of={() => <Bone h={70} className={css.bone} />} />
      </Loading>
    );
  }
  return <FilledForm settings={data} onDone={onDone} onLogin={onLogin} />;
}

interface FilledFormProps {
  readonly settings: RegistrationForm & {
    readonly limits: { lossDay: { suggested: string }; timeDayMinutes: { suggested: number } };
  };
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

function FilledForm({ settings, onDone, onLogin }: FilledFormProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const language = useLanguage();
  const register = useRegister();
  const [captchaId, setCaptchaId] = useState('');
  const form = useForm<RegisterValues>({ defaultValues: emptyRegistration(settings) });
  const { errors } = form.formState;

  /** Shows every issue at its field; true when there is none. */
  function isGood(values: RegisterValues): boolean {
    const today = dayIn(start.settings.timeZone, new Date(serverNow()));
    const issues = checkRegistration(settings, registrationBody(values, settings), {
      today,
      currency: 'BRL',
    });
    for (const issue of issues) {
      form.setError(issue.field as keyof RegisterValues, { message: describeIssue(issue, rule) });
    }
    const first = issues[0]?.field;
    if (first !== undefined) form.setFocus(first as keyof RegisterValues);
    return issues.length === 0;
  }

  async function submit(values: RegisterValues): Promise<void> {
    if (!isGood(values)) return;
    try {
      const challenge = await solveBotCheck();
      const body = registrationBody(values, settings);
      await register.mutateAsync({
        ...body,
        challenge,
        language,
        ...(settings.switches.captcha ? { captchaId } : {}),
      });
      onDone();
    } catch (fault) {
      showFault(form, fault, t('code', { code: faultCode(fault) }));
    }
  }

  const fields = Object.entries(registrationFields(settings)).filter(([, r]) => r?.enabled === true);
  return (
    <form className={css.form} onSubmit={form.handleSubmit(submit)} noValidate>
      {fields.map(([name, fieldRule]) => (
        <RegisterField
          key={name}
          name={name}
          required={fieldRule?.required === true}
          form={form}
          onCaptchaId={setCaptchaId}
        />
      ))}
      <TextField
        label={`${rule('label.birthDate')} *`}
        type="date"
        autoComplete="bday"
        error={errors.birthDate?.message}
        {...form.register('birthDate')}
      />
      <LimitsStep form={form} />
      <Checkbox error={errors.terms?.message} {...form.register('terms')}>
        {t('terms.age', { age: settings.ageMinimum })}{' '}
        <Link to={paths.terms} target="_blank">
          {t('terms.link')}
        </Link>
      </Checkbox>
      {errors.root?.message !== undefined && (
        <p className={css.fault} role="alert">
          <CircleAlertIcon size={16} /> {errors.root.message}
        </p>
      )}
      <Button type="submit" kind="primary" size="lg" full loading={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
      <p className={css.other}>
        {t('register.have')}{' '}
        <Button kind="link" onClick={onLogin}>
          {t('login')}
        </Button>
      </p>
    </form>
  );
}

const prefixes: Record<string, React.ReactNode> = {
  username: <UserIcon />,
  idNumber: <IdCardIcon />,
  email: <MailIcon />,
};

interface RegisterFieldProps {
  readonly name: string;
  readonly required: boolean;
  readonly form: UseFormReturn<RegisterValues>;
  readonly onCaptchaId: (id: string) => void;
}

function RegisterField({ name, required, form, onCaptchaId }: RegisterFieldProps) {
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
  return <TextField label={label} prefix={prefixes[name]} error={error} {...fieldLook(name)} {...control} />;
}

/** Loss and time per day, asked before the first game: part of the site, not small print. */
function LimitsStep({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useT('auth');
  const format = useFormat();
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <fieldset className={css.limits}>
      <legend>{t('limits.title')}</legend>
      <p>{t('limits.why')}</p>
      <Controller
        control={form.control}
        name="lossDay"
        render={({ field }) => (
          <MoneyField
            label={t('limits.loss')}
            symbol={start.settings.currencySymbol}
            locale={language}
            value={field.value}
            onChange={field.onChange}
            error={(errors as Record<string, { lossDay?: { message?: string } }>)['limits']?.lossDay?.message}
          />
        )}
      />
      <Select
        label={t('limits.time')}
        options={minuteChoices.map((minutes) => ({
          value: String(minutes),
          label: t('limits.minutes', { count: format.number(minutes) }),
        }))}
        {...form.register('timeDayMinutes')}
      />
    </fieldset>
  );
}

function showFault(form: UseFormReturn<RegisterValues>, error: unknown, code: string): void {
  const message = `${faultText(error)} ${code}`;
  const field = error instanceof ApiError ? error.field : undefined;
  const known = field !== undefined && field in form.getValues();
  form.setError(known ? (field as keyof RegisterValues) : 'root', { message });
  if (known) form.setFocus(field as keyof RegisterValues);
}
