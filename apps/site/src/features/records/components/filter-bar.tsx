import { Segmented, TextField } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { spanSearch, spans } from '../filter.ts';
import type { Days } from '../filter.ts';
import css from './records.module.css';

interface FilterBarProps {
  readonly days: Days;
  readonly today: string;
  /** Changes the address; the list follows it. */
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Filters of this list alone. */
  readonly children?: ReactNode;
}

/** The choice of days, and of a part of their entries. */
export function FilterBar({ days, today, onChange, children }: FilterBarProps) {
  const t = useT('account');
  return (
    <div className={css.filters} role="search" aria-label={t('filter')}>
      <Segmented
        label={t('filter.period')}
        onSurface
        value={days.span}
        onChange={(span) => onChange(spanSearch(span, days))}
        choices={spans.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {days.span === 'custom' && (
        <div className={css.dates}>
          <TextField
            type="date"
            label={t('filter.from')}
            max={today}
            value={days.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            type="date"
            label={t('filter.to')}
            max={today}
            value={days.to}
            error={days.from > days.to ? t('filter.turned') : undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
      )}
      {children}
    </div>
  );
}
