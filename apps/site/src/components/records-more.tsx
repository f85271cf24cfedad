import { Button, LoadMore } from '@arara/ui';
import { useFormat, useT } from '../lib/i18n.ts';

interface MoreRowsProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly shown: number;
  /** Rows of the whole list, where somebody counted them. */
  readonly total: number | undefined;
}

/** The rest of a list on request and, where its rows were counted, how many of them are here. */
export function MoreRows({ query, shown, total }: MoreRowsProps) {
  const t = useT('account');
  const format = useFormat();
  const { hasNextPage, isFetchingNextPage: loading } = query;
  const onMore = (): void => void query.fetchNextPage();
  if (total === undefined) {
    return (
      hasNextPage && (
        <Button full loading={loading} onClick={onMore}>
          {t('rows.more')}
        </Button>
      )
    );
  }
  // Rows that came in since the sums were counted must not make the list seem over.
  const all = hasNextPage ? Math.max(total, shown + 1) : shown;
  return (
    <LoadMore
      shown={shown}
      total={all}
      text={t('rows.shown', { shown: format.number(shown), total: format.number(all) })}
      buttonLabel={t('rows.more')}
      loading={loading}
      onMore={onMore}
    />
  );
}
