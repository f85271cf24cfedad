import { TextField } from '@arara/ui';
import type { TextFieldProps } from '@arara/ui';
import { CountryPicker } from './country-picker.tsx';
import css from './phone.module.css';

type PhoneFieldProps = Omit<TextFieldProps, 'prefix' | 'type'> & {
  readonly dialingCode: string;
  readonly onDialingCode: (code: string) => void;
};

/** A mobile number with the calling code of its country before it. */
export function PhoneField({ dialingCode, onDialingCode, ...props }: PhoneFieldProps) {
  const isHome = dialingCode === '55';
  return (
    <TextField
      {...props}
      className={css.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={isHome ? '(11) 91234-5678' : undefined}
      prefix={<CountryPicker value={dialingCode} onChange={onDialingCode} />}
    />
  );
}
