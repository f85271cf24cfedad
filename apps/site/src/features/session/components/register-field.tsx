import { IdCardIcon, MailIcon, PasswordField, TextField, UserIcon } from '@arara/ui';
import type { ReactNode } from 'react';
import type { FieldRule } from '@arara/rules';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import type { SmsPurpose } from '../sms-countdown.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { judgement, judging } from './judged-field.ts';
import { fieldLook } from './register-values.ts';
import type { RegisterValues } from './register-values.ts';

const prefixes: Record<string, ReactNode> = {
  username: <UserIcon />,
  payeeName: <UserIcon />,
  idNumber: <IdCardIcon />,
  email: <MailIcon />,
};

interface RegisterFieldProps {
  readonly name: string;
  readonly rule: FieldRule | undefined;
  /** The operator's rule for the number that a code confirms. */
  readonly numberRule: FieldRule | undefined;
  readonly form: UseFormReturn<RegisterValues>;
  readonly onCaptchaId: (id: string) => void;
  /** The sender of the code: our own house, or the provider. */
  readonly codePurpose: SmsPurpose;
}

/** One field of the registration, drawn by what it is. */
export function RegisterField(props: RegisterFieldProps) {
  const { name, rule, numberRule, form, onCaptchaId, codePurpose } = props;
  const t = useT('auth');
  const rules = useT('rules');
  const key = name as keyof RegisterValues;
  const [mobileNum, countryDialingCode] = useWatch({
    control: form.control,
    name: ['mobileNum', 'countryDialingCode', key],
  });
  const field = { form, name: key, rule };
  const error = form.formState.errors[key]?.message;
  const star = rule?.required === true ? ' *' : '';
  const label = `${rules(`label.${name}`)}${star}`;
  const control = form.register(key, judging(field, rules));
  if (name === 'captcha') return <CaptchaField onId={onCaptchaId} error={error} {...control} />;
  if (name === 'mobileNum') {
    return (
      <PhoneField
        label={label}
        error={error}
        dialingCode={countryDialingCode}
        onDialingCode={(code) => form.setValue('countryDialingCode', code)}
        {...control}
      />
    );
  }
  if (name === 'verificationCode') {
    return (
      <SmsCodeField
        purpose={codePurpose}
        label={label}
        error={error}
        number={{ mobileNum, countryDialingCode }}
        rule={numberRule}
        onNumberFault={(message) => showAtField(form, { mobileNum: true }, 'mobileNum', message)}
        {...control}
      />
    );
  }
  if (name.toLowerCase().includes('password')) {
    return (
      <PasswordField
        label={label}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="new-password"
        placeholder={label}
        error={error}
        {...judgement(field, rules)}
        {...control}
      />
    );
  }
  const { placeholder = rules(`label.${name}`), ...look } = fieldLook(name);
  return (
    <TextField
      label={label}
      prefix={prefixes[name]}
      placeholder={`${placeholder}${star}`}
      error={error}
      {...judgement(field, rules)}
      {...look}
      {...control}
    />
  );
}
