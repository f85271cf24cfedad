import { Loading, Notice } from '@arara/ui';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../lib/i18n.ts';
import { Bones } from './bones.tsx';
import { Fault } from './fault.tsx';
import { Plain } from './plain.tsx';
import { standOf } from './stand.ts';
import type { Asked } from './stand.ts';

interface AnswerProps<Data> {
  readonly query: Asked<Data>;
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** An answer in each of its states: on its way, cut off, refused, here, or here from before the line was cut. */
export function Answer<Data>({ query, rows = 8, children }: AnswerProps<Data>) {
  const t = useT('console');
  const stand = standOf(query);
  const retry = (): void => void query.refetch();
  if (query.data !== undefined && stand !== 'refused') {
    return (
      <>
        {stand === 'old' && <Old at={query.dataUpdatedAt} />}
        {children(query.data)}
      </>
    );
  }
  if (query.error !== null) return <Fault error={query.error} onRetry={retry} />;
  if (query.fetchStatus === 'paused')
    return <Plain title={t('offline.title')} text={t('offline.text')} />;
  return (
    <Loading label={t('loading')}>
      <Bones rows={rows} />
    </Loading>
  );
}

/** Nobody takes the data of a page without connection for what is true now. */
function Old({ at }: { at: number }) {
  const t = useT('console');
  const format = useFormat();
  return (
    <Notice tone="warn" announce>
      {t('offline.old', { time: format.time(at) })}
    </Notice>
  );
}
