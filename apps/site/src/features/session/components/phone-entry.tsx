import { Button } from '@arara/ui';
import type { Newcomer } from '@arara/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { ApiError } from '@arara/client';
import { faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { useEnterByPhone } from '../api/providers.ts';
import { proveByProvider } from '../phone-provider.ts';
import { sentNumber } from '../sms-countdown.ts';
import { FormRefusal } from './form-refusal.tsx';
import { NumberAndCode } from './number-and-code.tsx';
import type { PhoneValues } from './number-and-code.tsx';
import { StayField } from './stay-field.tsx';
import css from './session.module.css';

const empty = { mobileNum: '', countryDialingCode: '55' };

interface PhoneEntryProps {
  /** The phone is proven, and nobody's account. */
  readonly onNewcomer: (newcomer: Newcomer) => void;
}

/** Signing in by a phone that the provider proves: number, its code, and the way in. */
export function PhoneEntry({ onNewcomer }: PhoneEntryProps) {
  const t = useT('auth');
  const phone = useT('phone');
  const navigate = useNavigate();
  const enter = useEnterByPhone();
  const [refusal, setRefusal] = useState<unknown>(null);
  const form = useForm<PhoneValues>({
    defaultValues: { ...empty, ...sentNumber('provider'), verificationCode: '' },
  });

  async function submit({ verificationCode, ...number }: PhoneValues): Promise<void> {
    setRefusal(null);
    try {
      await enter.mutateAsync(await proveByProvider(verificationCode, number));
      await navigate(paths.home, { replace: true });
    } catch (error) {
      showFault(error);
    }
  }

  function showFault(error: unknown): void {
    if (!(error instanceof ApiError)) return setRefusal(error);
    if (error.code === 'provider.register.required') return onNewcomer(error.value as Newcomer);
    const shown = { verificationCode: true };
    if (!showAtField(form, shown, error.field, faultWords(error))) setRefusal(error);
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p className={css.lead}>{phone('lead')}</p>
      <NumberAndCode form={form} purpose="provider" />
      {refusal !== null && <FormRefusal error={refusal} />}
      <StayField />
      <Button type="submit" kind="primary" size="lg" full loading={form.formState.isSubmitting}>
        {t('login')}
      </Button>
    </form>
  );
}
