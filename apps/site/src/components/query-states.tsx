import { Loading } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { FaultState } from './fault-state.tsx';
import { OfflineState } from './offline-state.tsx';

/** The fields that this part reads of a query; any result of the query library fits. */
interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
}

interface QueryStatesProps<Data> {
  readonly query: Asked<Data>;
  /** The final shape, before there is an answer. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** An answer in each of its states: on its way, cut off, refused, here. */
export function QueryStates<Data>({ query, skeleton, children }: QueryStatesProps<Data>) {
  const t = useT('ui');
  const retry = (): void => void query.refetch();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <FaultState error={query.error} onRetry={retry} />;
  if (query.fetchStatus === 'paused') return <OfflineState onRetry={retry} />;
  return <Loading label={t('loading')}>{skeleton}</Loading>;
}
