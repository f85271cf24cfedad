import { Button, PasswordField } from '@arara/ui';
import { isWeakPassword } from '@arara/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultCode, faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { FormRefusal } from './form-refusal.tsx';
import css from './session.module.css';

export interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

interface NewPasswordFormProps {
  /** True if the present password is asked for. */
  readonly askOld: boolean;
  readonly save: (password: NewPassword) => Promise<unknown>;
}

/** The field that a refusal is about; any other is about none. */
const fields: Readonly<Record<string, keyof NewPassword>> = {
  'password.wrong': 'oldPassword',
  'password.weak': 'newPassword',
  'password.reused': 'newPassword',
  'payment.password.same': 'newPassword',
  'field.rule': 'newPassword',
  'password.confirm': 'confirmNewPassword',
};

/** A new password twice, checked while one still remembers it. */
export function NewPasswordForm({ askOld, save }: NewPasswordFormProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const form = useForm<NewPassword>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const [refusal, setRefusal] = useState<unknown>(null);
  const { errors } = form.formState;
  const shown = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  const filled = (label: string) => (text: string) => text !== '' || t('required', { label });

  async function submit(values: NewPassword): Promise<void> {
    setRefusal(null);
    try {
      await save(values);
      form.reset();
    } catch (error) {
      const drawn = { oldPassword: askOld, newPassword: true, confirmNewPassword: true };
      if (!showAtField(form, drawn, fields[faultCode(error)], faultWords(error))) setRefusal(error);
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
          data-autofocus
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', { validate: filled(rule('label.oldPassword')) })}
        />
      )}
      <PasswordField
        {...shown}
        label={rule('label.newPassword')}
        autoComplete="new-password"
        data-autofocus={!askOld || undefined}
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
      {refusal !== null && <FormRefusal error={refusal} />}
      <Button type="submit" kind="primary" full loading={form.formState.isSubmitting}>
        {t('password.save')}
      </Button>
    </form>
  );
}
