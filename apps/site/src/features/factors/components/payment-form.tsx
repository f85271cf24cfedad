import { Checkbox, PasswordField } from '@arara/ui';
import { isWeakPassword } from '@arara/rules';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { faultCode } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSetPaymentPassword } from '../api/factors.ts';
import { ProvenForm, useFilled } from '../../../components/proven-form.tsx';
import type { ProofWants } from '../../../components/proven-form.tsx';
import steps from '../../../components/steps.module.css';

interface PaymentFormProps {
  /** There is none yet: nothing can have been forgotten. */
  readonly first: boolean;
  readonly wants: ProofWants;
  readonly onSaved: () => void;
}

const empty = {
  oldPaymentPassword: '',
  forgotten: false,
  newPassword: '',
  confirmNewPassword: '',
  password: '',
  code: '',
};
type Values = typeof empty;

/** The field that a refusal is about; any other is about none. */
const fields: Readonly<Record<string, keyof Values>> = {
  'password.wrong': 'password',
  'factor.wrong': 'code',
  'password.weak': 'newPassword',
  'payment.password.same': 'newPassword',
  'payment.password.required': 'oldPaymentPassword',
  'payment.password.wrong': 'oldPaymentPassword',
  'field.rule': 'newPassword',
  'password.confirm': 'confirmNewPassword',
};

/** The old payment password; whoever forgot it is told what that costs. */
function OldPayment({ form }: { readonly form: UseFormReturn<Values> }) {
  const t = useT('factors');
  const auth = useT('auth');
  const forgotten = useWatch({ control: form.control, name: 'forgotten' });
  const filled = useFilled();
  const label = t('payment.old');
  return (
    <>
      {!forgotten && (
        <PasswordField
          label={label}
          showLabel={auth('password.show')}
          hideLabel={auth('password.hide')}
          autoComplete="off"
          data-autofocus
          error={form.formState.errors.oldPaymentPassword?.message}
          {...form.register('oldPaymentPassword', { ...filled(label), shouldUnregister: true })}
        />
      )}
      <Checkbox {...form.register('forgotten')}>{t('payment.forgotten')}</Checkbox>
      {forgotten && <p className={steps.lead}>{t('payment.form')}</p>}
    </>
  );
}

/** The new payment password twice, and the owner once more. */
export function PaymentForm({ first, wants, onSaved }: PaymentFormProps) {
  const t = useT('factors');
  const auth = useT('auth');
  const rule = useT('rules');
  const save = useSetPaymentPassword();
  const form = useForm<Values>({ defaultValues: empty });
  const forgotten = useWatch({ control: form.control, name: 'forgotten' });
  const { errors } = form.formState;
  const shown = { showLabel: auth('password.show'), hideLabel: auth('password.hide') };
  return (
    <ProvenForm
      form={form}
      wants={wants}
      shown={{
        oldPaymentPassword: !first && !forgotten,
        newPassword: true,
        confirmNewPassword: true,
      }}
      fieldOf={(error) => fields[faultCode(error)]}
      onSend={async ({ code: _, ...typed }, proof) => {
        await save.mutateAsync({ ...typed, ...proof });
        onSaved();
      }}
      passwordLabel={rule('label.oldPassword')}
      submit={t('payment.save')}
    >
      {!first && <OldPayment form={form} />}
      <PasswordField
        {...shown}
        label={rule('label.paymentPassword')}
        autoComplete="new-password"
        {...(first ? { 'data-autofocus': true } : {})}
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
    </ProvenForm>
  );
}
