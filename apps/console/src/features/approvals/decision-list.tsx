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
import css from './approvals.module.css';
import type { Decision } from './decision.ts';
import { toneOf } from './tones.ts';

type State = Decision['state'];

const shown = ['open', 'all'] as const;
/** The decisions of the brand, the latest first; those that wait come by themselves. */
export function DecisionList({ openId }: { openId: string }) {
  const t = useT('console-approvals');
  const [search, setSearch] = useSearchParams();
  const filter = search.get('show') === 'all' ? 'all' : 'open';
  const state: State | undefined = filter === 'open' ? 'PROPOSED' : undefined;
  const query = useInfiniteQuery({
    queryKey: ['decisions', filter],
    queryFn: ({ pageParam, signal }) =>
      api('decisionList', { query: { state, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: looks.queue,
  });
  return (
    <PaneList
      query={query}
      head={
        <Segmented
          label={t('show')}
          choices={shown.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={filter}
          onChange={(value) => setSearch(value === 'open' ? {} : { show: value })}
        />
      }
    >
      <Answer query={query}>
        {({ pages }) => {
          const decisions = pages.flatMap((page) => page.decisions);
          if (decisions.length === 0)
            return <Plain title={t(`empty.${filter}`)} text={t('empty.text')} />;
          return (
            <ul>
              {decisions.map((decision) => (
                <DecisionRow
                  key={decision.id}
                  decision={decision}
                  isOpen={decision.id === openId}
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
  readonly decision: Decision;
  readonly isOpen: boolean;
  readonly search: string;
}

function DecisionRow({ decision, isOpen, search }: RowProps) {
  const t = useT('console-approvals');
  const { id, kind, state, proposedBy, proposedAt } = decision;
  return (
    <PaneRow
      href={`/approvals/${id}${search === '' ? '' : `?${search}`}`}
      isOpen={isOpen}
      className={css.row}
    >
      <b>{t(`kind.${kind}`)}</b>
      <Moment at={proposedAt} />
      <span>{proposedBy}</span>
      <Tag tone={toneOf(state)}>{t(`state.${state}`)}</Tag>
    </PaneRow>
  );
}
