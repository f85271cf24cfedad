import { Button, PasswordField, TextField } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@arara/client';
import { faultText } from '../lib/fault-text.ts';
import { useT } from '../lib/i18n.ts';
import { rereadFactors } from '../lib/reread-factors.ts';
import { showAtField } from '../lib/show-at-field.ts';
import type { Shown } from '../lib/show-at-field.ts';
import { FaultLine } from './fault-line.tsx';
import steps from './steps.module.css';

/** The proofs that the server will ask for: an account without a password has none to type. */
export interface ProofWants {
  readonly password: boolean;
  readonly code: boolean;
}

/** The part of it that the owner typed. */
export interface Proof {
  readonly password: string;
  readonly code?: string;
}

interface Proven extends FieldValues {
  password: string;
  code: string;
}

interface ProvenFormProps<Values extends Proven> {
  readonly form: UseFormReturn<Values>;
  readonly wants: ProofWants;
  /** The fields that stand before those of the proof now. */
  readonly shown?: Shown<Values>;
  /** The field that a refusal is about. */
  readonly fieldOf?: (error: unknown) => string | undefined;
  readonly onSend: (values: Values, proof: Proof) => Promise<unknown>;
  readonly lead?: string;
  /** How the password is called beside other passwords. */
  readonly passwordLabel?: string;
  /** Nothing to fill in comes before the proof. */
  readonly autofocus?: boolean;
  readonly submit: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** A field that must not be left empty, in the form's own words. */
export function useFilled() {
  const t = useT('auth');
  return (label: string) => ({
    validate: (text: string) => text.trim() !== '' || t('required', { label }),
  });
}

const fieldOfFault = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.field : undefined;

/** A form that changes how an account is proven: the owner once more, and why it was refused. */
export function ProvenForm<Values extends Proven>(props: ProvenFormProps<Values>) {
  const { form, wants, shown, fieldOf = fieldOfFault, onSend } = props;
  const [fault, setFault] = useState<unknown>(null);

  async function send(values: Values): Promise<void> {
    setFault(null);
    const { password, code } = values;
    try {
      await onSend(values, { password, ...(wants.code ? { code: code.trim() } : {}) });
    } catch (error) {
      const drawn = { ...wants, ...shown } as Shown<Values>;
      if (showAtField(form, drawn, fieldOf(error), faultText(error))) return;
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
      {props.lead !== undefined && <p className={steps.lead}>{props.lead}</p>}
      {props.children}
      <ProofFields {...props} />
      <FaultLine error={fault} />
      <Button
        type="submit"
        kind={props.danger === true ? 'danger' : 'primary'}
        full
        loading={form.formState.isSubmitting}
      >
        {props.submit}
      </Button>
    </form>
  );
}

type ProofFieldsProps<Values extends Proven> = Pick<
  ProvenFormProps<Values>,
  'form' | 'wants' | 'passwordLabel' | 'autofocus'
>;

/** The password, and a code where a second step is on; what is not shown is not registered. */
function ProofFields<Values extends Proven>(props: ProofFieldsProps<Values>) {
  const { form, wants, autofocus } = props;
  const t = useT('factors');
  const auth = useT('auth');
  const filled = useFilled();
  const label = props.passwordLabel ?? auth('password');
  const of = (name: 'password' | 'code', spoken: string) => ({
    error: form.getFieldState(name as Path<Values>, form.formState).error?.message,
    ...form.register(name as Path<Values>, filled(spoken)),
  });
  return (
    <>
      {wants.password && (
        <PasswordField
          label={label}
          showLabel={auth('password.show')}
          hideLabel={auth('password.hide')}
          autoComplete="current-password"
          {...(autofocus === true ? { 'data-autofocus': true } : {})}
          {...of('password', label)}
        />
      )}
      {wants.code && (
        <TextField
          label={t('proof.code')}
          hint={t('proof.code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...of('code', t('proof.code'))}
        />
      )}
    </>
  );
}
