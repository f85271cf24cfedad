import { IdCardIcon, TextField } from '@arara/ui';
import { checkForm, cpfWithMarks, describeIssue, fieldRule } from '@arara/rules';
import { useForm } from 'react-hook-form';
import { ProvenForm, useFilled } from '../../../components/proven-form.tsx';
import type { ProofWants } from '../../../components/proven-form.tsx';
import { useT } from '../../../lib/i18n.ts';
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

/** The CPF of an account that was opened without one, proven by its owner. */
export function IdNumberForm({ asksBirthDate, wants, onDone }: IdNumberFormProps) {
  const t = useT('account');
  const rule = useT('rules');
  const filled = useFilled();
  const form = useForm<Values>({
    defaultValues: { idNumber: '', birthDate: '', password: '', code: '' },
  });
  const { errors } = form.formState;
  return (
    <ProvenForm
      form={form}
      wants={wants}
      shown={{ idNumber: true, birthDate: asksBirthDate }}
      onSend={async ({ idNumber, birthDate }, proof) => {
        const birth = asksBirthDate ? { birthDate } : {};
        await saveIdNumber({ idNumber: idNumber.trim(), ...birth, ...proof });
        onDone();
      }}
      lead={t('identity.form')}
      submit={t('identity.save')}
    >
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
    </ProvenForm>
  );
}
