import { useForm } from 'react-hook-form';
import { ProvenForm } from '../../../components/proven-form.tsx';
import type { ProofWants } from '../../../components/proven-form.tsx';
import { faultCode } from '../../../lib/fault-text.ts';
import type { Proof } from '../api/factors.ts';

interface ProofFormProps {
  readonly lead: string;
  readonly submit: string;
  readonly wants: ProofWants;
  readonly danger?: boolean;
  readonly onProof: (proof: Proof) => Promise<unknown>;
}

/** The field that a refusal is about; any other is about none. */
const fields: Readonly<Record<string, string>> = {
  'password.wrong': 'password',
  'factor.wrong': 'code',
};

/** The owner once more, before anything changes that the account is proven with. */
export function ProofForm({ onProof, ...looks }: ProofFormProps) {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  return (
    <ProvenForm
      {...looks}
      form={form}
      autofocus
      fieldOf={(error) => fields[faultCode(error)]}
      onSend={(_, proof) => onProof(proof)}
    />
  );
}
