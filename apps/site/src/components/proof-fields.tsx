import { PasswordField, TextField } from '@arara/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../lib/i18n.ts';

/** What the server will ask for: an account without a password has none to type. */
export interface ProofWants {
  readonly password: boolean;
  readonly code: boolean;
}

/** A field that must not be left empty, in the form's own words. */
export function useFilled() {
  const t = useT('auth');
  return (label: string) => ({
    validate: (text: string) => text.trim() !== '' || t('required', { label }),
  });
}

interface ProofFieldsProps {
  readonly wants: ProofWants;
  /** How the password is called beside other passwords. */
  readonly label?: string;
  readonly autofocus?: boolean;
  /** Registers a field with the form; one that is not shown must not be, or it would be missed. */
  readonly password: () => UseFormRegisterReturn;
  readonly code: () => UseFormRegisterReturn;
  readonly errors: {
    readonly password?: { readonly message?: string | undefined } | undefined;
    readonly code?: { readonly message?: string | undefined } | undefined;
  };
}

/** The owner once more: the password, and a code where a second step is on. */
export function ProofFields({ wants, label, autofocus, password, code, errors }: ProofFieldsProps) {
  const t = useT('factors');
  const auth = useT('auth');
  return (
    <>
      {wants.password && (
        <PasswordField
          label={label ?? auth('password')}
          showLabel={auth('password.show')}
          hideLabel={auth('password.hide')}
          autoComplete="current-password"
          {...(autofocus === true ? { 'data-autofocus': true } : {})}
          error={errors.password?.message}
          {...password()}
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
          {...code()}
        />
      )}
    </>
  );
}
