import { Button, PasswordField } from '@arara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isWeakPassword } from '@arara/rules';
import { ApiError } from '@arara/client';
import { faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { useResetByPhone } from '../api/phone.ts';
import { solveBotCheck } from '../bot-check.ts';
import { sentNumber } from '../sms-countdown.ts';
import { FormRefusal } from './form-refusal.tsx';
import { NumberAndCode } from './number-and-code.tsx';
import type { PhoneValues } from './number-and-code.tsx';
import css from './session.module.css';

interface Values extends PhoneValues {
  readonly newPassword: string;
}

function firstValues(): Values {
  const empty = { mobileNum: '', countryDialingCode: '55' };
  const { mobileNum, countryDialingCode } = sentNumber('recovery') ?? empty;
  return { mobileNum, countryDialingCode, verificationCode: '', newPassword: '' };
}

/** A new password with the code of a message; whoever sets it is signed in. */
export function ForgotByPhone({ onDone }: { readonly onDone: () => void }) {
  const t = useT('auth');
  const rule = useT('rules');
  const reset = useResetByPhone();
  const [refusal, setRefusal] = useState<unknown>(null);
  const form = useForm<Values>({ defaultValues: firstValues() });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: Values): Promise<void> {
    setRefusal(null);
    try {
      const challenge = await solveBotCheck();
      const verificationCode = values.verificationCode.trim();
      await reset.mutateAsync({ ...values, verificationCode, challenge });
      onDone();
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined;
      const shown = { mobileNum: true, verificationCode: true, newPassword: true };
      if (!showAtField(form, shown, field, faultWords(error))) setRefusal(error);
    }
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p className={css.lead}>{t('forgot.phone.lead')}</p>
      <NumberAndCode form={form} purpose="recovery" />
      <PasswordField
        label={rule('label.newPassword')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          validate: {
            filled: (text) => text !== '' || t('required', { label: rule('label.newPassword') }),
            strong: (text) => !isWeakPassword(text) || rule('weak'),
          },
        })}
      />
      {refusal !== null && <FormRefusal error={refusal} />}
      <Button type="submit" kind="primary" size="lg" full loading={isSubmitting}>
        {t('forgot.phone.save')}
      </Button>
    </form>
  );
}
