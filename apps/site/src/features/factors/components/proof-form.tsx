import { Button, PasswordField, TextField } from '@arara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Proof } from '../api/factors.ts';
import { FaultLine } from './fault-line.tsx';
import css from './factors.module.css';

interface ProofFormProps {
  readonly lead: string;
  readonly submit: string;
  /** What the server will ask for: an account without a password has none to type. */
  readonly wants: { readonly password: boolean; readonly code: boolean };
  readonly danger?: boolean;
  readonly onProof: (proof: Proof) => Promise<unknown>;
}

interface Values {
  password: string;
  code: string;
}

/** The owner once more, before anything changes that the account is proven with. */
export function ProofForm({ lead, submit, wants, danger, onProof }: ProofFormProps) {
  const t = useT('factors');
  const auth = useT('auth');
  const form = useForm<Values>({ defaultValues: { password: '', code: '' } });
  const [fault, setFault] = useState<unknown>(null);
  const { errors, isSubmitting } = form.formState;
  const filled = (label: string) => ({
    validate: (text: string) => text.trim() !== '' || auth('required', { label }),
  });

  async function send({ password, code }: Values): Promise<void> {
    setFault(null);
    try {
      await onProof({ password, ...(wants.code ? { code: code.trim() } : {}) });
    } catch (error) {
      const fields = { 'password.wrong': 'password', 'factor.wrong': 'code' } as const;
      const field = fields[faultCode(error) as keyof typeof fields];
      if (field === undefined) return setFault(error);
      form.setError(field, { message: faultText(error) }, { shouldFocus: true });
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
      <p className={css.lead}>{lead}</p>
      {wants.password && (
        <PasswordField
          label={auth('password')}
          showLabel={auth('password.show')}
          hideLabel={auth('password.hide')}
          autoComplete="current-password"
          data-autofocus
          error={errors.password?.message}
          {...form.register('password', filled(auth('password')))}
        />
      )}
      {wants.code && (
        <TextField
          label={t('proof.code')}
          hint={t('proof.code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', filled(t('proof.code')))}
        />
      )}
      {fault !== null && <FaultLine error={fault} />}
      <Button
        type="submit"
        kind={danger === true ? 'danger' : 'primary'}
        full
        loading={isSubmitting}
      >
        {submit}
      </Button>
    </form>
  );
}
