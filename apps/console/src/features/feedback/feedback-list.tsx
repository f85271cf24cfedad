import { Segmented, Tag } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { PaneList, PaneRow } from '../../components/panes.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './feedback.module.css';
import { states } from './state.ts';
import type { Row } from './state.ts';

/** The messages at the left: those that wait from the oldest on, the others from the newest. */
export function FeedbackList({ openId }: { openId: string }) {
  const t = useT('console-feedback');
  const [search, setSearch] = useSearchParams();
  const state = states.find((one) => one === search.get('state')) ?? 'new';
  const query = useInfiniteQuery({
    queryKey: ['feedback', state],
    queryFn: ({ pageParam, signal }) =>
      api('staffFeedbackList', { query: { state, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: looks.queue,
  });
  return (
    <PaneList
      query={query}
      head={
        <Segmented
          label={t('show')}
          choices={states.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={state}
          onChange={(value) => setSearch(value === 'new' ? {} : { state: value })}
        />
      }
    >
      <Answer query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          const now = Date.parse(pages[0]?.now ?? '');
          if (rows.length === 0)
            return <Plain title={t(`empty.${state}`)} text={t('empty.text')} />;
          return (
            <ul>
              {rows.map((row) => (
                <FeedbackRow
                  key={row.id}
                  row={row}
                  now={now}
                  isOpen={row.id === openId}
                  search={search.toString()}
                />
              ))}
            </ul>
          );
        }}
      </Answer>
    </PaneList>
  );
}

interface RowProps {
  readonly row: Row;
  readonly now: number;
  readonly isOpen: boolean;
  readonly search: string;
}

function FeedbackRow({ row, now, isOpen, search }: RowProps) {
  const t = useT('console-feedback');
  const { id, at, sender, text, images, assignee } = row;
  return (
    <PaneRow
      href={`/feedback/${id}${search === '' ? '' : `?${search}`}`}
      isOpen={isOpen}
      className={css.row}
    >
      <b>{sender ?? t('visitor')}</b>
      <Moment at={at} from={now} />
      <p>{text}</p>
      {(images > 0 || assignee !== null) && (
        <span className={css.marks}>
          {images > 0 && <Tag tone="mute">{t('images', { count: images })}</Tag>}
          {assignee !== null && <Tag tone="info">{assignee}</Tag>}
        </span>
      )}
    </PaneRow>
  );
}
