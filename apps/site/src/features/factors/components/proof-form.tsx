import { Button } from '@arara/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { rereadFactors } from '../../../lib/reread-factors.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import type { Proof } from '../api/factors.ts';
import { ProofFields, useFilled } from '../../../components/proof-fields.tsx';
import type { ProofWants } from '../../../components/proof-fields.tsx';
import { FaultLine } from '../../../components/fault-line.tsx';
import steps from '../../../components/steps.module.css';

interface ProofFormProps {
  readonly lead: string;
  readonly submit: string;
  readonly wants: ProofWants;
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
  const filled = useFilled();

  async function send({ password, code }: Values): Promise<void> {
    setFault(null);
    try {
      await onProof({ password, ...(wants.code ? { code: code.trim() } : {}) });
    } catch (error) {
      const fields = { 'password.wrong': 'password', 'factor.wrong': 'code' } as const;
      const field = fields[faultCode(error) as keyof typeof fields];
      if (showAtField(form, { ...wants }, field, faultText(error))) return;
      setFault(error);
      void rereadFactors();
    }
  }

  return (
    <form
      className={steps.form}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      noValidate
    >
      <p className={steps.lead}>{lead}</p>
      <ProofFields
        wants={wants}
        autofocus
        password={() => form.register('password', filled(auth('password')))}
        code={() => form.register('code', filled(t('proof.code')))}
        errors={errors}
      />
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
