import { Button, IdCardIcon, TextField } from '@arara/ui';
import { checkForm, cpfWithMarks, describeIssue, fieldRule } from '@arara/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FaultLine } from '../../../components/fault-line.tsx';
import { ProofFields, useFilled } from '../../../components/proof-fields.tsx';
import type { ProofWants } from '../../../components/proof-fields.tsx';
import steps from '../../../components/steps.module.css';
import { ApiError } from '../../../lib/api-error.ts';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { rereadFactors } from '../../../lib/reread-factors.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { saveIdNumber } from '../api/id-number.ts';

interface IdNumberFormProps {
  /** The account does not know yet when the member was born. */
  readonly asksBirthDate: boolean;
  readonly wants: ProofWants;
  readonly onDone: () => void;
}

interface Values {
  idNumber: string;
  birthDate: string;
  password: string;
  code: string;
}

const idNumberRule = { ...fieldRule('cpf', 11, 14), enabled: true, required: true };

/** The form with what is typed, and why it was refused. */
function useIdNumberForm({ asksBirthDate, wants, onDone }: IdNumberFormProps) {
  const [fault, setFault] = useState<unknown>(null);
  const form = useForm<Values>({
    defaultValues: { idNumber: '', birthDate: '', password: '', code: '' },
  });
  const shown = { idNumber: true, birthDate: asksBirthDate, ...wants };

  async function send({ idNumber, birthDate, password, code }: Values): Promise<void> {
    setFault(null);
    try {
      await saveIdNumber({
        idNumber: idNumber.trim(),
        password,
        ...(asksBirthDate ? { birthDate } : {}),
        ...(wants.code ? { code: code.trim() } : {}),
      });
      onDone();
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined;
      if (showAtField(form, shown, field, faultText(error))) return;
      setFault(error);
      void rereadFactors();
    }
  }

  return { form, fault, send };
}

/** The CPF of an account that was opened without one, proven by its owner. */
export function IdNumberForm(props: IdNumberFormProps) {
  const { asksBirthDate, wants } = props;
  const t = useT('account');
  const auth = useT('auth');
  const rule = useT('rules');
  const factors = useT('factors');
  const filled = useFilled();
  const { form, fault, send } = useIdNumberForm(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className={steps.form}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      noValidate
    >
      <p className={steps.lead}>{t('identity.form')}</p>
      <TextField
        label={rule('label.idNumber')}
        prefix={<IdCardIcon />}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000.000.000-00"
        data-autofocus
        error={errors.idNumber?.message}
        {...form.register('idNumber', {
          onBlur: () => form.setValue('idNumber', cpfWithMarks(form.getValues('idNumber'))),
          validate: (idNumber) => {
            const issue = checkForm({ idNumber: idNumberRule }, { idNumber: idNumber.trim() })[0];
            return issue === undefined || describeIssue(issue, rule);
          },
        })}
      />
      {asksBirthDate && (
        <TextField
          label={rule('label.birthDate')}
          type="date"
          autoComplete="bday"
          error={errors.birthDate?.message}
          {...form.register('birthDate', filled(rule('label.birthDate')))}
        />
      )}
      <ProofFields
        wants={wants}
        password={() => form.register('password', filled(auth('password')))}
        code={() => form.register('code', filled(factors('proof.code')))}
        errors={errors}
      />
      {fault !== null && <FaultLine error={fault} />}
      <Button type="submit" kind="primary" full loading={isSubmitting}>
        {t('identity.save')}
      </Button>
    </form>
  );
}
