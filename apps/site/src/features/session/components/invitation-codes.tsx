import { TextField } from '@arara/ui';
import type { FieldRules } from '@arara/rules';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../lib/i18n.ts';
import { invitationCode } from '../invitation.ts';
import { codes } from './register-steps.ts';
import type { CodeName } from './register-steps.ts';
import type { RegisterValues } from './register-values.ts';
import css from './session.module.css';

interface InvitationCodesProps {
  readonly form: UseFormReturn<RegisterValues>;
  readonly rules: FieldRules;
  /** Those that the call takes. */
  readonly names?: readonly CodeName[];
}

/**
 * Codes of people who brought somebody, in a part of the form that opens. An affiliate's that came
 * with the address is not asked for, unless it turned out to be none: then it can be mended.
 */
export function InvitationCodes({ form, rules, names = codes }: InvitationCodesProps) {
  const t = useT('auth');
  const rule = useT('rules');
  const { errors } = useFormState({ control: form.control });
  const [asked, setAsked] = useState(false);
  if (!asked && names.some((name) => errors[name] !== undefined)) setAsked(true);
  const brought = invitationCode('affiliateCode');
  const isKnown = brought !== '' && form.getValues('affiliateCode') === brought;
  const shown = names.filter(
    (name) => rules[name]?.enabled === true && (asked || name !== 'affiliateCode' || !isKnown),
  );
  if (shown.length === 0) return null;
  return (
    <details className={css.codes} open={asked || undefined}>
      <summary>{t('register.code')}</summary>
      {shown.map((name) => (
        <TextField
          key={name}
          label={`${rule(`label.${name}`)}${rules[name]?.required === true ? ' *' : ''}`}
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
    </details>
  );
}
