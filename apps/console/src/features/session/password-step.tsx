import { Button, PasswordField, TextField } from '@arara/ui';
import { useForm } from 'react-hook-form';
import { api, readHouse } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { openSession } from '../../lib/session.ts';
import css from './session.module.css';

interface Form {
  readonly email: string;
  readonly password: string;
}

/** E-mail and password of a staff account. */
export function PasswordStep() {
  const t = useT('console');
  const { register, handleSubmit, setError, formState } = useForm<Form>();
  const { errors, isSubmitting } = formState;
  const signIn = handleSubmit(async (body) => {
    try {
      await readHouse();
      const { token, self } = await api('staffSignIn', { body });
      openSession(token, self);
    } catch (error) {
      setError('password', { message: faultText(error) });
    }
  });
  return (
    <form className={css.form} onSubmit={(event) => void signIn(event)} noValidate>
      <TextField
        label={t('door.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { required: t('door.email.missing') })}
      />
      <PasswordField
        label={t('door.password')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t('door.password.missing') })}
      />
      <Button type="submit" kind="primary" full loading={isSubmitting}>
        {t('door.go')}
      </Button>
    </form>
  );
}
