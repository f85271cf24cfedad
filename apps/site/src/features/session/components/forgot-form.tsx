import { Button, MailIcon, Notice, TextField, UserIcon } from '@arara/ui';
import { useForm } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { useForgotByEmail } from '../api/recovery.ts';
import { FormRefusal } from './form-refusal.tsx';
import css from './session.module.css';

/** Asks for the recovery mail; says the same whether or not the account exists. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
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
