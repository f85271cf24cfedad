import { Button, ErrorState } from '@arara/ui';
import { OfflineState } from '../../../components/offline-state.tsx';
import { faultNote, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { SheetSkeleton } from './sheet-skeleton.tsx';

interface CashierWaitsProps {
  /** The query that the sheet must know before it shows anything; any result of the query library fits. */
  readonly query: {
    readonly error: unknown;
    readonly fetchStatus: 'fetching' | 'paused' | 'idle';
    readonly refetch: () => Promise<unknown>;
  };
}

/** In place of a form that would know too little: the answer is on its way, or did not come. */
export function CashierWaits({ query: { error, fetchStatus, refetch } }: CashierWaitsProps) {
  const t = useT('cashier');
  const retry = (): void => void refetch();
  if (fetchStatus === 'paused') return <OfflineState onRetry={retry} />;
  if (fetchStatus === 'fetching' || error === null) return <SheetSkeleton />;
  return (
    <ErrorState
      title={t('error.title')}
      text={faultText(error)}
      code={faultNote(error)}
      actions={<Button onClick={retry}>{t('retry')}</Button>}
    />
  );
}
