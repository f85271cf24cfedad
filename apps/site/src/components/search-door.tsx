import { Link, SearchIcon } from '@arara/ui';
import clsx from 'clsx';
import { paths } from '../config/paths.ts';
import { useT } from '../lib/i18n.ts';
import css from './search-door.module.css';

interface SearchDoorProps {
  readonly className?: string | undefined;
  readonly onClick?: () => void;
}

/** Looks like the field that it leads to: the search over all games and lotteries. */
export function SearchDoor({ className, onClick }: SearchDoorProps) {
  const t = useT('ui');
  return (
    <Link href={paths.search} className={clsx(css.door, className)} onClick={onClick}>
      <SearchIcon size={20} />
      <span>{t('search')}</span>
    </Link>
  );
}
