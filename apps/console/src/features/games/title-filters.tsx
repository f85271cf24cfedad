import { Segmented, Select, TextField } from '@arara/ui';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import css from './games.module.css';
import type { Titles } from './title.ts';
import { daysBack, usualDays } from './use-filters.ts';
import type { useFilters } from './use-filters.ts';

type Filters = ReturnType<typeof useFilters>;
const pauseMs = 250;

/** The filters of the list; what the brand has to choose from comes with the answer. */
export function TitleFilters({ filters, titles }: { filters: Filters; titles?: Titles }) {
  const t = useT('console-games');
  const { query, put } = filters;
  const vendors = titles?.vendors.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  const types = titles?.types.map((type) => ({ value: type, label: t(`type.${type}`) })) ?? [];
  return (
    <div className={css.filters}>
      <SearchBox value={query.q ?? ''} onChange={(value) => put('q', value)} />
      <Select
        label={t('vendor')}
        placeholder={t('vendor.all')}
        options={vendors}
        value={query.vendor ?? ''}
        onChange={({ target }) => put('vendor', target.value)}
      />
      <Select
        label={t('type')}
        placeholder={t('type.all')}
        options={types}
        value={query.type ?? ''}
        onChange={({ target }) => put('type', target.value)}
      />
      <Select
        label={t('state')}
        placeholder={t('state.all')}
        options={['on', 'off'].map((value) => ({ value, label: t(`state.${value}`) }))}
        value={query.state ?? ''}
        onChange={({ target }) => put('state', target.value)}
      />
    </div>
  );
}

/** The words reach the address when the fingers rest; an address that changes otherwise brings its own. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT('console-games');
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (value !== seen) {
    setSeen(value);
    setSent(null);
    // Somebody may have typed on while the last words were on their way: those stay.
    if (value !== sent) setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      label={t('search')}
      type="search"
      placeholder={t('search.hint')}
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** The days that turnover, hold and rounds are of. */
export function DaysChoice({
  filters: { query, put },
}: {
  filters: Pick<Filters, 'query' | 'put'>;
}) {
  const t = useT('console-games');
  return (
    <Segmented
      label={t('days')}
      onSurface
      choices={daysBack.map((value) => ({ value, label: t(`days.${value}`) }))}
      value={query.days ?? usualDays}
      onChange={(value) => put('days', value === usualDays ? '' : value)}
    />
  );
}
