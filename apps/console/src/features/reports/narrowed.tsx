import { Chip, CloseIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import css from './reports.module.css';
import type { Table } from './report.ts';
import type { Address } from './use-address.ts';
import { useWords } from './words.ts';

/** The filters that are on, each a press away from being off. */
export function Narrowed({ address, table }: { address: Address; table: Table | undefined }) {
  const { filters, put } = address;
  const t = useT('console-reports');
  const { word } = useWords(undefined);
  const game = table?.rows[0]?.values['gameName'];
  if (filters.length === 0) return null;
  return (
    <ul className={css.filters} aria-label={t('filters')}>
      {filters.map(({ name, value }) => {
        const said =
          name === 'type'
            ? word('product', value)
            : name === 'game'
              ? String(game ?? value)
              : value;
        return (
          <li key={name}>
            <Chip
              icon={<CloseIcon size={14} />}
              aria-label={t('filter.drop', { name: said })}
              onClick={() => put({ [name]: '' })}
            >
              {said}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
