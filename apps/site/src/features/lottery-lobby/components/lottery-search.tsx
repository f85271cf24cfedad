import { SearchIcon } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import css from './lottery-lobby.module.css';

interface LotterySearchProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Finds a lottery by its name while one types; Escape clears it. */
export function LotterySearch({ value, onSearch }: LotterySearchProps) {
  const t = useT('lottery-bet');
  return (
    <search className={css.search}>
      <SearchIcon />
      <input
        type="search"
        aria-label={t('lobby.search')}
        placeholder={t('lobby.search')}
        value={value}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onSearch('');
        }}
      />
    </search>
  );
}
