import { Button, TextField, splitTime, useDeadline } from '@arara/ui';
import type { TextFieldProps } from '@arara/ui';
import { checkForm, describeIssue, fieldRule } from '@arara/rules';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CodeForm } from '../../../components/code-form.tsx';
import { ProvenForm, useFilled } from '../../../components/proven-form.tsx';
import type { Proof, ProofWants } from '../../../components/proven-form.tsx';
import steps from '../../../components/steps.module.css';
import { useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { confirmContact, sendContactCode } from '../api/contacts.ts';
import type { Contact } from '../confirmed.ts';
import { forgetSent, keepSent, secondsOfEarlier, sentCode } from '../sent-code.ts';
import type { SentCode } from '../sent-code.ts';

/** A field of a mobile number with its country. */
export type NumberField = ComponentType<
  Omit<TextFieldProps, 'prefix' | 'type'> & {
    readonly dialingCode: string;
    readonly onDialingCode: (code: string) => void;
  }
>;

interface ContactFormProps {
  readonly kind: Contact['kind'];
  /** The text in the field at first. */
  readonly first: string;
  readonly wants: ProofWants;
  readonly numberField: NumberField | null;
  readonly onDone: () => void;
}

interface Values {
  email: string;
  mobileNum: string;
  countryDialingCode: string;
  password: string;
  code: string;
}

const emailRule = { ...fieldRule('email', 3, 254), enabled: true, required: true };

/** Another address in two steps: where to, proven by its owner, and the code that comes back. */
export function ContactForm({ kind, first, wants, numberField, onDone }: ContactFormProps) {
  const [sent, setSent] = useState(() => sentCode(kind));
  const form = useForm<Values>({
    defaultValues: {
      email: kind === 'email' ? first : '',
      mobileNum: kind === 'mobile' ? first : '',
      countryDialingCode: '55',
      password: '',
      code: '',
    },
  });
  if (sent !== null) return <CodeStep sent={sent} onBack={() => setSent(null)} onDone={onDone} />;
  return (
    <AddressStep
      form={form}
      kind={kind}
      wants={wants}
      numberField={numberField}
      onSent={setSent}
      onDone={onDone}
    />
  );
}

interface AddressStepProps extends Omit<ContactFormProps, 'first'> {
  readonly form: UseFormReturn<Values>;
  readonly onSent: (sent: SentCode) => void;
}

function AddressStep({ form, kind, wants, numberField, onSent, onDone }: AddressStepProps) {
  const t = useT('contacts');

  async function send(values: Values, proof: Proof): Promise<void> {
    const { email, mobileNum, countryDialingCode } = values;
    const contact: Contact =
      kind === 'email' ? { kind, email: email.trim() } : { kind, mobileNum, countryDialingCode };
    try {
      const minutes = await sendContactCode(contact, proof);
      if (minutes === null) return onDone();
      onSent(keepSent(contact, 60 * minutes));
    } catch (error) {
      const seconds = secondsOfEarlier(error);
      if (seconds === null) throw error;
      onSent(keepSent(contact, seconds));
    }
  }

  return (
    <ProvenForm
      form={form}
      wants={wants}
      shown={{ email: kind === 'email', mobileNum: kind === 'mobile' }}
      onSend={send}
      lead={t(kind === 'email' ? 'email.form' : 'mobile.form')}
      submit={t('send')}
    >
      {kind === 'email' || numberField === null ? (
        <EmailField form={form} />
      ) : (
        <MobileField form={form} field={numberField} />
      )}
    </ProvenForm>
  );
}

function EmailField({ form }: { readonly form: UseFormReturn<Values> }) {
  const rule = useT('rules');
  return (
    <TextField
      label={rule('label.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      data-autofocus
      error={form.formState.errors.email?.message}
      {...form.register('email', {
        validate: (email) => {
          const issue = checkForm({ email: emailRule }, { email: email.trim() })[0];
          return issue === undefined || describeIssue(issue, rule);
        },
      })}
    />
  );
}

interface MobileFieldProps {
  readonly form: UseFormReturn<Values>;
  readonly field: NumberField;
}

function MobileField({ form, field: Field }: MobileFieldProps) {
  const rule = useT('rules');
  const filled = useFilled();
  const dialingCode = useWatch({ control: form.control, name: 'countryDialingCode' });
  return (
    <Field
      label={rule('label.mobileNum')}
      data-autofocus
      dialingCode={dialingCode}
      onDialingCode={(code) => form.setValue('countryDialingCode', code)}
      error={form.formState.errors.mobileNum?.message}
      {...form.register('mobileNum', filled(rule('label.mobileNum')))}
    />
  );
}

interface CodeStepProps {
  readonly sent: SentCode;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function CodeStep({ sent, onBack, onDone }: CodeStepProps) {
  const t = useT('contacts');
  const { contact, until } = sent;
  const { minutes, seconds } = splitTime(useDeadline(until, serverNow));
  const isOver = minutes === 0 && seconds === 0;
  const to = contact.kind === 'email' ? contact.email : contact.mobileNum;

  async function confirm(code: string): Promise<void> {
    await confirmContact(contact, code);
    forgetSent(contact.kind);
    onDone();
  }

  const left = t('left', { time: `${minutes}:${String(seconds).padStart(2, '0')}` });
  return (
    <CodeForm
      label={t('code.label')}
      submit={t('finish')}
      takesFocus
      onCode={confirm}
      above={<p className={steps.lead}>{t('sent', { to })}</p>}
      below={<p className={steps.lead}>{isOver ? t('over') : left}</p>}
      end={
        <Button kind="link" onClick={onBack}>
          {t('back')}
        </Button>
      }
    />
  );
}
