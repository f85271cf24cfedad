import { Bone, Button, Loading, Skeletons, Steps, TextField } from '@arara/ui';
import { registrationFields } from '@arara/rules';
import type { RegistrationForm } from '@arara/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { renewCaptcha } from '../api/captcha.ts';
import { useRegister } from '../api/register.ts';
import { registerSettingsQuery } from '../api/register-settings.ts';
import { solveBotCheck } from '../bot-check.ts';
import { RegisterField } from './register-field.tsx';
import { issuesOf, showIssues, showRefusal } from './register-issues.ts';
import { RegisterLimits, RegisterTerms } from './register-limits.tsx';
import { fieldsOf, isCode, registerSteps } from './register-steps.ts';
import { emptyRegistration, registrationBody } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';
import css from './session.module.css';

interface Ends {
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** The registration form: fields, rules and limits as the server says; checked by the same engine. */
export function RegisterForm(ends: Ends) {
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
  if (data !== undefined) return <FilledForm {...ends} settings={data} />;
  return (
    <Loading label={t('loading')}>
      <Skeletons count={4} of={() => <Bone h={70} className={css.bone} />} />
    </Loading>
  );
}

function Fault({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className={css.fault} role="alert">
      {text}
    </p>
  );
}

type Settings = RegistrationForm & Parameters<typeof emptyRegistration>[0];

function FilledForm({ settings, onDone, onLogin }: Ends & { readonly settings: Settings }) {
  const t = useT('auth');
  const rule = useT('rules');
  const language = useLanguage();
  const register = useRegister();
  const [captchaId, setCaptchaId] = useState('');
  const [at, setAt] = useState(0);
  const form = useForm<RegisterValues>({ defaultValues: emptyRegistration(settings) });
  const { errors, isSubmitting } = form.formState;
  const step = registerSteps[at] ?? 'person';
  const last = at === registerSteps.length - 1;
  const rules = registrationFields(settings);
  const enabled = Object.keys(rules).filter((name) => rules[name]?.enabled === true);
  const fieldProps = (name: string) => ({
    name,
    form,
    required: rules[name]?.required === true,
    onCaptchaId: setCaptchaId,
  });

  /** Goes on when this step is good; at the end, when all are. */
  async function submit(values: RegisterValues): Promise<void> {
    const issues = issuesOf(settings, values);
    const shownAt = showIssues(form, issues, last ? null : step, rule);
    if (shownAt !== null) return setAt(registerSteps.indexOf(shownAt));
    if (!last) return setAt(at + 1);
    try {
      const challenge = await solveBotCheck();
      const captcha = settings.switches.captcha ? { captchaId } : {};
      const body = { ...registrationBody(values, settings), challenge, language, ...captcha };
      await register.mutateAsync(body);
      onDone();
    } catch (fault) {
      const where = showRefusal(form, fault, t('code', { code: faultCode(fault) }));
      if (where !== null) setAt(registerSteps.indexOf(where));
      if (!settings.switches.captcha) return;
      form.setValue('captcha', '');
      renewCaptcha();
    }
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
    >
      <Steps
        at={at + 1}
        of={registerSteps.length}
        label={t('register.step', { at: at + 1, of: registerSteps.length })}
      />
      {fieldsOf(step, enabled).map((name) => (
        <RegisterField key={name} {...fieldProps(name)} />
      ))}
      {step === 'person' && (
        <TextField
          label={`${rule('label.birthDate')} *`}
          type="date"
          autoComplete="bday"
          error={errors.birthDate?.message}
          {...form.register('birthDate')}
        />
      )}
      {step === 'access' && enabled.some(isCode) && (
        <details className={css.codes}>
          <summary>{t('register.code')}</summary>
          {enabled.filter(isCode).map((name) => (
            <RegisterField key={name} {...fieldProps(name)} />
          ))}
        </details>
      )}
      {last && <RegisterLimits form={form} />}
      {last && <RegisterTerms form={form} age={settings.ageMinimum} />}
      <Fault text={errors.root?.message} />
      <Button type="submit" kind="primary" size="lg" full loading={isSubmitting}>
        {t(last ? 'register.submit' : 'register.next')}
      </Button>
      {at > 0 && (
        <Button kind="link" onClick={() => setAt(at - 1)}>
          {t('register.back')}
        </Button>
      )}
      {at === 0 && (
        <p className={css.other}>
          {t('register.have')}{' '}
          <Button kind="link" onClick={onLogin}>
            {t('login')}
          </Button>
        </p>
      )}
    </form>
  );
}
