import { Button } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import css from './cashier.module.css';

interface MoreMovementsProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Older movements on request. */
export function MoreMovements({ query }: MoreMovementsProps) {
  const t = useT('account');
  if (!query.hasNextPage) return null;
  return (
    <div className={css.more}>
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('rows.more')}
      </Button>
    </div>
  );
}
