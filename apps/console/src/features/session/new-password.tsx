import { Button, PasswordField } from '@arara/ui';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { setSelf } from '../../lib/session.ts';
import css from './session.module.css';

interface Form {
  readonly oldPassword: string;
  readonly newPassword: string;
}

interface NewPasswordProps {
  readonly text: string;
  readonly onDone?: () => void;
}

/** The old password and another one; the other sessions of the account end with the change. */
export function NewPassword({ text, onDone }: NewPasswordProps) {
  const t = useT('console');
  const { register, handleSubmit, setError, formState } = useForm<Form>();
  const { errors, isSubmitting } = formState;
  const change = handleSubmit(async (body) => {
    try {
      setSelf(await api('staffPassword', { body }));
      onDone?.();
    } catch (error) {
      setError('newPassword', { message: faultText(error) });
    }
  });
  const shared = { showLabel: t('show'), hideLabel: t('hide') };
  return (
    <form className={css.form} onSubmit={(event) => void change(event)} noValidate>
      <p>{text}</p>
      <PasswordField
        {...shared}
        label={t('door.new.old')}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...register('oldPassword', { required: t('door.password.missing') })}
      />
      <PasswordField
        {...shared}
        label={t('door.new.new')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword', { required: t('door.password.missing') })}
      />
      <Button type="submit" kind="primary" full loading={isSubmitting}>
        {t('door.new.go')}
      </Button>
    </form>
  );
}
