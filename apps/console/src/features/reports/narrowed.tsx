import { Chip, CloseIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import css from './reports.module.css';
import type { Address } from './use-address.ts';
import { useWords } from './words.ts';

/** The filters that are on, each a press away from being off. */
export function Narrowed({ address: { filters, put } }: { address: Address }) {
  const t = useT('console-reports');
  const { word } = useWords(undefined);
  if (filters.length === 0) return null;
  return (
    <ul className={css.filters} aria-label={t('filters')}>
      {filters.map(({ name, value }) => {
        const said = name === 'type' ? word('product', value) : value;
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
