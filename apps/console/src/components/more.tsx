import { Button } from '@arara/ui';
import { useT } from '../lib/i18n.ts';

interface MoreProps {
  /** The question whose next page is asked for; without one there is nothing to press. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
}

/** The way to the next page of a list. */
export function More({ query }: MoreProps) {
  const t = useT('console');
  if (!query.hasNextPage) return null;
  return (
    <Button
      kind="link"
      full
      loading={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
    >
      {t('more')}
    </Button>
  );
}
