import { Button, PasswordField } from '@arara/ui';
import { isWeakPassword } from '@arara/rules';
import { useForm } from 'react-hook-form';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './session.module.css';

export interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

interface NewPasswordFormProps {
  /** Whether the present password is asked for. */
  readonly askOld: boolean;
  readonly save: (password: NewPassword) => Promise<unknown>;
}

/** A new password twice, checked while one still remembers it. */
export function NewPasswordForm({ askOld, save }: NewPasswordFormProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const form = useForm<NewPassword>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { errors } = form.formState;
  const shown = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  const filled = (label: string) => (text: string) => text !== '' || t('required', { label });

  async function submit(values: NewPassword): Promise<void> {
    try {
      await save(values);
      form.reset();
    } catch (error) {
      const message = `${faultText(error)} ${t('code', { code: faultCode(error) })}`;
      const old = askOld && faultCode(error) === 'password.wrong';
      form.setError(old ? 'oldPassword' : 'newPassword', { message });
    }
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
    >
      {askOld && (
        <PasswordField
          {...shown}
          label={rule('label.oldPassword')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', { validate: filled(rule('label.oldPassword')) })}
        />
      )}
      <PasswordField
        {...shown}
        label={rule('label.newPassword')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          validate: (text) => !isWeakPassword(text) || rule('weak'),
        })}
      />
      <PasswordField
        {...shown}
        label={rule('label.confirmNewPassword')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...form.register('confirmNewPassword', {
          validate: (text, values) => text === values.newPassword || rule('confirm'),
        })}
      />
      <Button type="submit" kind="primary" full loading={form.formState.isSubmitting}>
        {t('password.save')}
      </Button>
    </form>
  );
}
