import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/i18n.ts';
import { countriesQuery } from '../api/phone.ts';
import { home } from './country-search.ts';
import type { Country } from './country-search.ts';

/** The countries of the server in the reader's language, in the order of its alphabet. */
export function useCountries(): readonly Country[] {
  const language = useLanguage();
  const { data } = useQuery(countriesQuery);
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (data ?? [home])
      .map((country) => ({ ...country, name: names.of(country.countryCode) ?? '' }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
  }, [data, language]);
}
