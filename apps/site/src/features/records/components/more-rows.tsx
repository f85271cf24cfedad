import { LoadMore } from '@arara/ui';
import { useFormat, useT } from '../../../lib/i18n.ts';

interface MoreRowsProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly shown: number;
  readonly total: number;
}

/** How many rows of the filter are here, and the rest on request. */
export function MoreRows({ query, shown, total }: MoreRowsProps) {
  const t = useT('account');
  const format = useFormat();
  // Rows that came in since the sums were counted must not make the list seem over.
  const all = query.hasNextPage ? Math.max(total, shown + 1) : shown;
  return (
    <LoadMore
      shown={shown}
      total={all}
      text={t('rows.shown', { shown: format.number(shown), total: format.number(all) })}
      buttonLabel={t('rows.more')}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  );
}
