import { Bone, Button, IconButton, Skeletons, Steps, SupportIcon, Tabs } from '@arara/ui';
import { registrationFields } from '@arara/rules';
import type { RegistrationMethod } from '@arara/rules';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { canTalk, openService } from '../../../lib/customer-service.ts';
import { useT } from '../../../lib/i18n.ts';
import { dropRegistration, keepRegistration, readRegistration } from '../register-draft.ts';
import { registrationOpen } from '../registration-open.ts';
import { BirthDate } from './birth-date.tsx';
import { InvitationCodes } from './invitation-codes.tsx';
import { OtherWaysIn } from './other-ways.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterField } from './register-field.tsx';
import { RegisterEnd } from './register-limits.tsx';
import { RegistrationClosed } from './registration-closed.tsx';
import { fieldsOf } from './register-steps.ts';
import { emptyRegistration } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';
import { useRegistration } from './use-registration.ts';
import type { RegistrationSettings } from './use-registration.ts';
import { Warning } from './warning.tsx';
import { WithSettings } from './with-settings.tsx';
import css from './session.module.css';

interface Ends {
  /** Told the number of an account that was opened by mobile; null for one with a name. */
  readonly onDone: (accountNumber: string | null) => void;
  readonly onLogin: () => void;
}

/** The registration form: fields, rules and limits as the server says; checked by the same engine. */
export function RegisterForm(ends: Ends) {
  if (!registrationOpen()) return <RegistrationClosed onLogin={ends.onLogin} />;
  const bones = <Skeletons count={4} of={(at) => <Bone key={at} h={70} className={css.bone} />} />;
  return (
    <WithSettings onLogin={ends.onLogin} bones={bones}>
      {(settings) => <FilledForm {...ends} settings={settings} />}
    </WithSettings>
  );
}

function Fault({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className={css.fault} role="alert">
      {text}
    </p>
  );
}

type Settings = RegistrationSettings &
  Parameters<typeof emptyRegistration>[0] & {
    readonly switches: { readonly username: boolean; readonly mobile: boolean };
  };

/** One form in two ways: what was typed in one is there in the other too. */
function FilledForm({ settings, onDone, onLogin }: Ends & { readonly settings: Settings }) {
  const t = useT('auth');
  const { username, mobile } = settings.switches;
  const [draft] = useState(readRegistration);
  const [chosen, setMethod] = useState(draft.method);
  // A way may be switched off while the page is open.
  const method: RegistrationMethod =
    username && (!mobile || chosen === 'username') ? 'username' : 'mobile';
  const form = useForm<RegisterValues>({
    defaultValues: { ...emptyRegistration(settings), ...draft.values },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepRegistration({ values, method }),
      }),
    [form, method],
  );
  const ways = { settings, form, method, onDone, onLogin };
  if (!username && !mobile) return <RegistrationClosed onLogin={onLogin} />;
  if (!username || !mobile) return <RegisterWay {...ways} />;
  return (
    <Tabs
      label={t('register.ways')}
      value={method}
      onChange={(next) => {
        form.clearErrors();
        setMethod(next);
        keepRegistration({ method: next, at: 0 });
      }}
      choices={[
        { value: 'username', label: t('register.username') },
        { value: 'mobile', label: t('register.mobile') },
      ]}
      className={css.tabs}
    >
      <RegisterWay key={method} {...ways} />
    </Tabs>
  );
}

interface WayProps extends Ends {
  readonly settings: Settings;
  readonly form: UseFormReturn<RegisterValues>;
  readonly method: RegistrationMethod;
}

/** The steps of one way to register. */
function RegisterWay({ settings, form, method, onDone, onLogin }: WayProps) {
  const t = useT('auth');
  const { step, at, last, steps, setAt, setCaptchaId, warning, setWarning, ...way } =
    useRegistration({ settings, form, method, onDone });
  const { errors, isSubmitting } = form.formState;
  const rules = registrationFields(settings, method);
  const enabled = Object.keys(rules).filter((name) => rules[name]?.enabled === true);
  const fieldProps = (name: string) => ({
    name,
    form,
    rule: rules[name],
    numberRule: rules['mobileNum'],
    onCaptchaId: setCaptchaId,
    codePurpose: settings.mobile.firebase ? ('provider' as const) : ('register' as const),
  });

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(way.submit)(event)}
      noValidate
    >
      <Steps
        at={at + 1}
        of={steps.length}
        label={t('register.step', { at: at + 1, of: steps.length })}
      />
      {fieldsOf(step, enabled, method).map((name) => (
        <RegisterField key={name} {...fieldProps(name)} />
      ))}
      {step === 'person' && <BirthDate form={form} age={settings.ageMinimum} />}
      {at === 0 && <InvitationCodes form={form} rules={rules} />}
      {last && <RegisterEnd form={form} age={settings.ageMinimum} />}
      <Fault text={errors.root?.message} />
      <Button type="submit" kind="primary" size="lg" full loading={isSubmitting}>
        {t(last ? 'register.submit' : 'register.next')}
      </Button>
      <RegisterAside
        onBack={at > 0 ? () => setAt(at - 1) : null}
        onClear={() => {
          form.reset({ ...emptyRegistration(settings), mobileNum: '' });
          setAt(0);
          dropRegistration();
        }}
      />
      {at === 0 && (
        <>
          <OtherWaysIn>
            <ProviderButtons />
          </OtherWaysIn>
          <p className={css.other}>
            {t('register.have')}{' '}
            <Button kind="link" onClick={onLogin}>
              {t('login')}
            </Button>
          </p>
        </>
      )}
      {warning !== null && <Warning onClose={() => setWarning(null)}>{warning}</Warning>}
    </form>
  );
}

interface AsideProps {
  readonly onBack: (() => void) | null;
  readonly onClear: () => void;
}

/** The actions beside the way forward: back, clear, and somebody to ask. */
function RegisterAside({ onBack, onClear }: AsideProps) {
  const t = useT('auth');
  return (
    <div className={css.aside}>
      {onBack !== null && (
        <Button kind="link" onClick={onBack}>
          {t('register.back')}
        </Button>
      )}
      <Button kind="link" onClick={onClear}>
        {t('register.clear')}
      </Button>
      {canTalk() && (
        <IconButton label={t('talk')} icon={<SupportIcon />} onClick={() => void openService()} />
      )}
    </div>
  );
}
