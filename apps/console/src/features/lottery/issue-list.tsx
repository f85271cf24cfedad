import { Segmented, Tag } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { PaneList, PaneRow } from '../../components/panes.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './lottery.module.css';
import { toneOf } from './words.ts';
import type { Issue } from './words.ts';

const shows = ['sold', 'waiting', 'held'] as const;

/** The issues of a lottery, the latest first; what is listed stands in the address. */
export function IssueList({ code, open }: { code: string; open: string }) {
  const t = useT('console-lottery');
  const [search, setSearch] = useSearchParams();
  const show = shows.find((one) => one === search.get('show')) ?? 'sold';
  const query = useInfiniteQuery({
    queryKey: ['lottery', code, 'issues', show],
    queryFn: ({ pageParam, signal }) =>
      api('staffLotteryIssues', {
        params: { gameCode: code },
        query: { show, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: looks.queue,
  });
  return (
    <PaneList
      query={query}
      head={
        <Segmented
          label={t('show')}
          onSurface
          choices={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={show}
          onChange={(value) =>
            setSearch(value === 'sold' ? {} : { show: value }, { replace: true })
          }
        />
      }
    >
      <Answer query={query}>
        {({ pages }) => {
          const issues = pages.flatMap((page) => page.issues);
          return issues.length === 0 ? (
            <Plain title={t(`none.${show}`)} />
          ) : (
            <ul>
              {issues.map((issue) => (
                <Row
                  key={issue.numero}
                  issue={issue}
                  currency={pages[0]?.currency ?? ''}
                  href={`/lottery/${code}/${issue.numero}${show === 'sold' ? '' : `?show=${show}`}`}
                  isOpen={issue.numero === open}
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
  readonly issue: Issue;
  readonly currency: string;
  readonly href: string;
  readonly isOpen: boolean;
}

function Row({ issue, currency, href, isOpen }: RowProps) {
  const t = useT('console-lottery');
  const format = useFormat();
  const { numero, state, held, drawAt, tickets, stakes, prizes } = issue;
  return (
    <PaneRow href={href} isOpen={isOpen} className={css.row}>
      <b className="num">{numero}</b>
      <Tag tone={toneOf(issue)}>{t(held === null ? `state.${state}` : 'held')}</Tag>
      <Moment at={drawAt} />
      <span>{t('tickets.count', { count: tickets })}</span>
      <small>
        {t('money', {
          stakes: format.money(stakes, currency),
          prizes: format.money(prizes, currency),
        })}
      </small>
    </PaneRow>
  );
}
