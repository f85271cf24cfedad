import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import { share } from '../../lib/percent.ts';
import { noGame } from './report.ts';
import type { Column, Row, Table } from './report.ts';

/** A day of the calendar has no hour: its noon is the same day anywhere. */
const noon = (day: string): string => `${day}T12:00:00Z`;

/** The words of tables: names of columns, what they mean, and cells as a person reads them. */
export function useWords(table: Pick<Table, 'currency' | 'costs'> | undefined) {
  const t = useT('console-reports');
  const format = useFormat();
  const costs =
    table?.costs.map(({ name, points }) =>
      t(`cost.${name}`, { percent: format.number((points ?? 0) / 100) }),
    ) ?? [];
  const currency = table?.currency ?? '';
  const word = (key: string, value: string): string => saidOr(t, `word.${key}.${value}`, value);
  return {
    head: (key: string): string => t(`column.${key}`),
    /** The definition of a figure; undefined where its name says it. */
    meaning: (key: string): string | undefined =>
      saidOr(t, `column.${key}.text`, '', {
        costs: costs.length > 0 ? costs.join(', ') : t('cost.none'),
      }) || undefined,
    word,
    day: (day: string): string => format.day(noon(day)),
    money: (amount: string): string => format.money(amount, currency),
    /** A cell as text; nothing where the table has none. */
    cell({ key, kind }: Column, row: Row): string {
      if (kind === 'money') {
        const amount = row.amounts[key];
        return amount === undefined ? '' : format.money(amount, currency);
      }
      const value = row.values[key];
      if (value === undefined) return '';
      if (value === null) return key === 'agent' ? word(key, noGame) : '—';
      const text = String(value);
      if (text === noGame) return word('product', noGame);
      if (kind === 'percent') return share(text);
      if (kind === 'day') return format.day(noon(text));
      if (kind === 'instant') return format.moment(text);
      if (kind === 'word') return word(key, text);
      if (kind === 'seconds') return spell(Number(value));
      return typeof value === 'number' ? format.number(value) : text;
    },
  };
}

/** A span of time as a clock tells it: `0:42`, `12:05`, `3:20:00`. */
function spell(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = two(Math.round(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export type Words = ReturnType<typeof useWords>;
