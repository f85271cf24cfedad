import { Button, MailIcon, Notice, Tabs, TextField, UserIcon } from '@arara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { useForgotByEmail } from '../api/recovery.ts';
import { sentNumber } from '../sms-countdown.ts';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import { FormRefusal } from './form-refusal.tsx';
import css from './session.module.css';

interface ForgotFormProps {
  readonly onBack: () => void;
  /** A new password was set by phone, and its owner is signed in. */
  readonly onDone: () => void;
}

/** Two ways to a new password, where the operator has both: by mail and by phone. */
export function ForgotForm({ onBack, onDone }: ForgotFormProps) {
  const t = useT('auth');
  const [way, setWay] = useState<'email' | 'phone'>(() =>
    sentNumber('recovery') === null ? 'email' : 'phone',
  );
  if (!moduleOn('CHNGPASSVERIF3') || !moduleOn('PWRESETSMS3')) {
    return <ForgotByMail onBack={onBack} />;
  }
  return (
    <Tabs
      label={t('forgot.ways')}
      value={way}
      onChange={setWay}
      choices={[
        { value: 'email', label: t('forgot.email') },
        { value: 'phone', label: t('forgot.phone') },
      ]}
      className={css.tabs}
    >
      {way === 'email' ? <ForgotByMail onBack={onBack} /> : <ForgotByPhone onDone={onDone} />}
    </Tabs>
  );
}

/** Asks for the recovery mail; says the same whether or not the account exists. */
function ForgotByMail({ onBack }: Pick<ForgotFormProps, 'onBack'>) {
  const t = useT('auth');
  const forgot = useForgotByEmail();
  const form = useForm({ defaultValues: { username: '', email: '' } });
  const { errors } = form.formState;
  const required = (label: string) => ({
    validate: (text: string) => text.trim() !== '' || t('required', { label }),
  });
  const submit = ({ username, email }: { username: string; email: string }) =>
    forgot.mutate({ username: username.trim(), email: email.trim() });
  if (forgot.isSuccess) {
    return (
      <div className={css.form}>
        <Notice tone="good" title={t('forgot.sent')} announce>
          {t('forgot.sent.text')}
        </Notice>
        <Button kind="primary" full onClick={onBack}>
          {t('forgot.back')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p className={css.lead}>{t('forgot.lead')}</p>
      <TextField
        label={t('username')}
        prefix={<UserIcon />}
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus
        error={errors.username?.message}
        {...form.register('username', required(t('username')))}
      />
      <TextField
        label={t('email')}
        prefix={<MailIcon />}
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', required(t('email')))}
      />
      {forgot.error !== null && <FormRefusal error={forgot.error} />}
      <Button type="submit" kind="primary" size="lg" full loading={forgot.isPending}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
