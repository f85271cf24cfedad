import { DownIcon } from '@arara/ui';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
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
        <CountryList
          id={id}
          countries={countries}
          current={country}
          onChoose={choose}
          onClose={close}
        />
      )}
    </span>
  );
}

interface CountryListProps {
  readonly id: string;
  readonly countries: readonly Country[];
  readonly current: Country;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** The list with its search: arrows move, Enter chooses, Escape closes the list and nothing else. */
function CountryList({ id, countries, current, onChoose, onClose }: CountryListProps) {
  const t = useT('auth');
  const [typed, setTyped] = useState('');
  const shown = matching(countries, typed);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ countryCode }) => countryCode === current.countryCode),
    ),
  );
  const active = shown[Math.min(at, shown.length - 1)];
  const optionId = (country: Country): string => `${id}-${country.countryCode}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    const last = shown.length - 1;
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (event.key === 'Enter' && active !== undefined) onChoose(active);
    else if (event.key === 'Escape') onClose();
    else if (step !== undefined) setAt(Math.min(last, Math.max(0, step)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={css.list}>
      <input
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={t('country.search')}
        placeholder={t('country.search')}
        autoComplete="off"
        // The list was asked for just now: what is typed next is meant for it.
        ref={(input) => input?.focus()}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <div id={id} role="listbox" aria-label={t('country.list')}>
        {shown.map((country) => (
          <button
            type="button"
            tabIndex={-1}
            key={country.countryCode}
            id={optionId(country)}
            role="option"
            aria-selected={country === active}
            className={clsx(country === active && css.active)}
            // The press must not take the focus away before it is a choice.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <Flag country={country.countryCode} />
            <span>{country.name}</span>
            <b>+{country.countryDialingCode}</b>
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className={css.none}>{t('country.none')}</p>}
    </div>
  );
}
