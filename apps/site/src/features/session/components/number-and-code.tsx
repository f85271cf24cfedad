import { useWatch } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import type { PhoneNumber, SmsPurpose } from '../sms-countdown.ts';
import { filledIn } from './filled-in.ts';
import { PhoneField } from './phone-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

/** The values of a form that is filled in with a number and the code that was sent to it. */
export interface PhoneValues extends PhoneNumber {
  readonly verificationCode: string;
}

interface NumberAndCodeProps<Values extends PhoneValues & FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly purpose: SmsPurpose;
}

/** A mobile number and the code that is sent to it. */
export function NumberAndCode<Values extends PhoneValues & FieldValues>(
  props: NumberAndCodeProps<Values>,
) {
  const t = useT('auth');
  const { purpose } = props;
  // These three values are in the form, whatever else it holds.
  const form = props.form as unknown as UseFormReturn<PhoneValues>;
  const { errors } = form.formState;
  const [mobileNum, countryDialingCode] = useWatch({
    control: form.control,
    name: ['mobileNum', 'countryDialingCode'],
  });
  return (
    <>
      <PhoneField
        label={t('mobile')}
        error={errors.mobileNum?.message}
        dialingCode={countryDialingCode}
        onDialingCode={(code) => form.setValue('countryDialingCode', code)}
        {...form.register('mobileNum', filledIn(t, t('mobile')))}
      />
      <SmsCodeField
        purpose={purpose}
        label={t('sms.code')}
        error={errors.verificationCode?.message}
        number={{ mobileNum, countryDialingCode }}
        onNumberFault={(message) => showAtField(form, { mobileNum: true }, 'mobileNum', message)}
        {...form.register('verificationCode', filledIn(t, t('sms.code')))}
      />
    </>
  );
}
