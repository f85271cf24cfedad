import { Loading } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { Bones } from './bones.tsx';
import { Fault } from './fault.tsx';
import { Plain } from './plain.tsx';

/** The fields that this part reads of a query; any result of the query library fits. */
interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
}

interface AnswerProps<Data> {
  readonly query: Asked<Data>;
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** An answer in each of its states: on its way, cut off, refused, here. */
export function Answer<Data>({ query, rows = 8, children }: AnswerProps<Data>) {
  const t = useT('console');
  const retry = (): void => void query.refetch();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <Fault error={query.error} onRetry={retry} />;
  if (query.fetchStatus === 'paused')
    return <Plain title={t('offline.title')} text={t('offline.text')} />;
  return (
    <Loading label={t('loading')}>
      <Bones rows={rows} />
    </Loading>
  );
}
