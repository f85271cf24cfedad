import clsx from 'clsx';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Field } from './field.tsx';
import { centsMark, moneyForEditing, moneyFromTyped, tidyTyped } from './money-input.ts';
import { splitField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import css from './field.module.css';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'
> & {
  /** Decimal string, "" when empty. */
  value: string;
  onChange: (value: string) => void;
  locale: string;
  /** "R$". */
  symbol: ReactNode;
  /** The one big amount of a sheet. */
  hero?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** An amount: free while typing, in the language's own form once the field is left. */
export function MoneyField({ value, onChange, locale, symbol, hero, ...props }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string>();
  const { look, control } = splitField(props);
  const mark = centsMark(locale);
  const type = (typed: string): void => {
    const text = tidyTyped(typed, mark);
    setDraft(text);
    onChange(moneyFromTyped(text, mark));
  };
  return (
    <Field
      {...look}
      id={control.id}
      prefix={<span className={css.symbol}>{symbol}</span>}
      boxClassName={clsx(css.money, hero && css.hero)}
    >
      {(wiring) => (
        <input
          inputMode="decimal"
          autoComplete="off"
          {...control}
          {...wiring}
          type="text"
          // A value set from outside (a chip) wins over a draft that no longer says the same.
          value={
            draft !== undefined && moneyFromTyped(draft, mark) === value
              ? draft
              : moneyForEditing(value, locale)
          }
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            setDraft(undefined);
            control.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
