import { Button, Checkbox, PasswordField } from '@arara/ui';
import { isWeakPassword } from '@arara/rules';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { rereadFactors } from '../../../lib/reread-factors.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { useSetPaymentPassword } from '../api/factors.ts';
import { ProofFields, useFilled } from '../../../components/proof-fields.tsx';
import type { ProofWants } from '../../../components/proof-fields.tsx';
import { FaultLine } from '../../../components/fault-line.tsx';
import steps from '../../../components/steps.module.css';

interface PaymentFormProps {
  /** There is none yet: nothing can have been forgotten. */
  readonly first: boolean;
  readonly wants: ProofWants;
  readonly onSaved: () => void;
}

interface Values {
  oldPaymentPassword: string;
  forgotten: boolean;
  newPassword: string;
  confirmNewPassword: string;
  password: string;
  code: string;
}

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

/** The form with what is typed, and why it was refused. */
function usePaymentForm({ first, wants, onSaved }: PaymentFormProps) {
  const save = useSetPaymentPassword();
  const [fault, setFault] = useState<unknown>(null);
  const form = useForm<Values>({
    defaultValues: {
      oldPaymentPassword: '',
      forgotten: false,
      newPassword: '',
      confirmNewPassword: '',
      password: '',
      code: '',
    },
  });
  async function send({ code, ...typed }: Values): Promise<void> {
    setFault(null);
    try {
      await save.mutateAsync({
        ...typed,
        ...(wants.code ? { code: code.trim() } : {}),
      });
      onSaved();
    } catch (error) {
      const oldPaymentPassword = !first && !typed.forgotten;
      const shown = { ...wants, oldPaymentPassword, newPassword: true, confirmNewPassword: true };
      if (showAtField(form, shown, fields[faultCode(error)], faultText(error))) return;
      setFault(error);
      void rereadFactors();
    }
  }

  return { form, fault, send };
}

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
export function PaymentForm(props: PaymentFormProps) {
  const { first, wants } = props;
  const t = useT('factors');
  const auth = useT('auth');
  const rule = useT('rules');
  const { form, fault, send } = usePaymentForm(props);
  const { errors, isSubmitting } = form.formState;
  const shown = { showLabel: auth('password.show'), hideLabel: auth('password.hide') };
  const filled = useFilled();

  return (
    <form
      className={steps.form}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      noValidate
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
      <ProofFields
        wants={wants}
        label={rule('label.oldPassword')}
        password={() => form.register('password', filled(rule('label.oldPassword')))}
        code={() => form.register('code', filled(t('proof.code')))}
        errors={errors}
      />
      {fault !== null && <FaultLine error={fault} />}
      <Button type="submit" kind="primary" full loading={isSubmitting}>
        {t('payment.save')}
      </Button>
    </form>
  );
}
