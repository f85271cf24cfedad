import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CircleCloseIcon } from '../icon/more-icons.tsx';
import { Field } from './field.tsx';
import { centsMark, moneyForEditing, moneyFromTyped, tidyTyped } from './money-input.ts';
import { splitField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import css from './field.module.css';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'trailing' | 'ref'
> & {
  /** Decimal string, "" when empty. */
  value: string;
  onChange: (value: string) => void;
  locale: string;
  /** "R$". */
  symbol: ReactNode;
  /** The one big amount of a sheet. */
  hero?: boolean;
  /** Name of the button that takes the amount away; without it there is none. */
  clearLabel?: string;
};

/** An amount: free while typing, in the language's own form once the field is left. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, locale, symbol, hero, clearLabel, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const { look, control } = splitField(field);
  const mark = centsMark(locale);
  const type = (typed: string): void => {
    const text = tidyTyped(typed, mark);
    setDraft(text);
    onChange(moneyFromTyped(text, mark));
  };
  const clear = (): void => {
    type('');
    input.current?.focus();
  };
  return (
    <Field
      {...look}
      id={control.id}
      prefix={<span className={css.symbol}>{symbol}</span>}
      trailing={
        clearLabel !== undefined &&
        value !== '' && (
          <IconButton
            className={css.clear}
            label={clearLabel}
            icon={<CircleCloseIcon size={20} />}
            onClick={clear}
          />
        )
      }
      boxClassName={clsx(css.money, hero && css.hero)}
    >
      {(wiring) => (
        <input
          ref={input}
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
