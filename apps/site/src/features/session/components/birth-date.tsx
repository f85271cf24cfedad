import { dayIn } from '@arara/calendar';
import { TextField } from '@arara/ui';
import { ageOn, isCpf } from '@arara/rules';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { filledIn } from './filled-in.ts';
import type { RegisterValues } from './register-values.ts';

interface BirthDateProps {
  readonly form: UseFormReturn<RegisterValues>;
  readonly age: number;
  /** Asked for by the field itself, where no engine looks at the whole form. */
  readonly required?: boolean;
}

/** When somebody was born; once that and the CPF are right, the form greets who it is. */
export function BirthDate({ form, age, required = false }: BirthDateProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const [idNumber, payeeName, birthDate] = useWatch({
    control: form.control,
    name: ['idNumber', 'payeeName', 'birthDate'],
  });
  const years = ageOn(dayIn(start.settings.timeZone, new Date(serverNow())), birthDate);
  const isRight = isCpf(idNumber) && years !== null && years >= age;
  const name = payeeName.trim().split(/\s+/)[0] ?? '';
  const greeting = t(name === '' ? 'register.right' : 'register.greet', { name, age });
  return (
    <TextField
      label={`${rule('label.birthDate')} *`}
      type="date"
      autoComplete="bday"
      hint={rule('age', { age })}
      ok={isRight ? greeting : undefined}
      error={form.formState.errors.birthDate?.message}
      {...form.register('birthDate', required ? filledIn(t, rule('label.birthDate')) : {})}
    />
  );
}
