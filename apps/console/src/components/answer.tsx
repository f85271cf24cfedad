import { Loading, Notice } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../lib/i18n.ts';
import { Bones } from './bones.tsx';
import { Fault } from './fault.tsx';
import { Plain } from './plain.tsx';
import { isCut, standOf } from './stand.ts';
import type { Asked } from './stand.ts';

interface AnswerProps<Data> {
  readonly query: Asked<Data>;
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** An answer in each of its states: on its way, cut off, refused, here, or here from before the server failed. */
export function Answer<Data>({ query, rows = 8, children }: AnswerProps<Data>) {
  const t = useT('console');
  const stand = standOf(query);
  const retry = (): void => void query.refetch();
  if (query.data !== undefined && stand !== 'refused') {
    return (
      <>
        {stand === 'old' && <Old at={query.dataUpdatedAt} isCut={isCut(query)} />}
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

interface OldProps {
  /** Milliseconds since 1970; 0 where the data is of another question and has no time of its own. */
  readonly at: number;
  readonly isCut: boolean;
}

/** Nobody takes the data of a page that cannot ask for what is true now. */
function Old({ at, isCut: isLineCut }: OldProps) {
  const t = useT('console');
  const format = useFormat();
  const said = isLineCut ? 'offline.old' : 'failed.old';
  const [shownAt] = useState(() => Date.now());
  const isToday = format.day(at) === format.day(shownAt);
  return (
    <Notice tone="warn" announce>
      {at === 0 && t(`${said}.some`)}
      {at !== 0 && isToday && t(said, { time: format.time(at) })}
      {at !== 0 && !isToday && t(`${said}.day`, { at: format.moment(at) })}
    </Notice>
  );
}
