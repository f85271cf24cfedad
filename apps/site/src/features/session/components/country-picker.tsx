import { DownIcon } from '@arara/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchList } from '../../../components/search-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useCountries } from './countries.ts';
import { countryOf, matching } from './country-search.ts';
import type { Country } from './country-search.ts';
import { Flag } from './flag.tsx';
import css from './phone.module.css';

const closeMs = 200;

interface CountryPickerProps {
  /** Calling code without its plus. */
  readonly value: string;
  readonly onChange: (dialingCode: string) => void;
}

/** Flag and +code; a press opens the list of countries, which closes 200 ms after it is left. */
export function CountryPicker({ value, onChange }: CountryPickerProps) {
  const t = useT('auth');
  const countries = useCountries();
  const [chosen, setChosen] = useState<Country | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const isChosen = chosen?.countryDialingCode === value;
  const country = isChosen ? chosen : countryOf(value, countries);
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(next: Country): void {
    setChosen(next);
    onChange(next.countryDialingCode);
    close();
  }
  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <span
      className={css.country}
      onBlur={() => {
        timer.current = setTimeout(() => setOpen(false), closeMs);
      }}
      onFocus={() => clearTimeout(timer.current)}
    >
      <button
        ref={button}
        type="button"
        className={css.code}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('country', { country: country.name, code: `+${value}` })}
        onClick={() => setOpen(!open)}
      >
        <Flag country={country.countryCode} />
        <span>+{value}</span>
        <DownIcon />
      </button>
      {open && (
        <SearchList
          id={id}
          items={countries}
          matching={matching}
          keyOf={({ countryCode }) => countryCode}
          current={country.countryCode}
          words={{
            list: t('country.list'),
            search: t('country.search'),
            none: t('country.none'),
          }}
          onChoose={choose}
          onClose={close}
          takesFocus
          className={css.list}
        >
          {({ countryCode, countryDialingCode, name }) => (
            <>
              <Flag country={countryCode} />
              <span>{name}</span>
              <b>+{countryDialingCode}</b>
            </>
          )}
        </SearchList>
      )}
    </span>
  );
}
