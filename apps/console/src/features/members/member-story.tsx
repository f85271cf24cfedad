import { Button, Chip, Table, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { Translate } from '../../lib/i18n.ts';
import css from './members.module.css';

type Story = Value<'staffMemberTimeline'>;
type Line = Story['lines'][number];

const tones: Partial<Record<Line['kind'], Tone>> = {
  deposit: 'good',
  withdrawal: 'warn',
  block: 'bad',
  pause: 'warn',
  act: 'info',
  note: 'info',
};

/** The whole story of the member, the latest first; the kinds that are shown stand in the address. */
export function MemberStory({ account }: { account: string }) {
  const t = useT('console-members');
  const [search, setSearch] = useSearchParams();
  const kinds = search.get('kinds') ?? undefined;
  const query = useInfiniteQuery({
    queryKey: ['member', account, 'story', kinds],
    queryFn: ({ pageParam, signal }) =>
      api('staffMemberTimeline', {
        params: { account },
        query: { kinds, before: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const chosen = kinds === undefined ? [] : kinds.split(',');
  const toggle = (kind: string): void => {
    const next = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    setSearch(next.length === 0 ? {} : { kinds: next.join(',') }, { replace: true });
  };
  return (
    <Panel title={t('story')}>
      <Answer query={query}>
        {({ pages }) => (
          <>
            <div className={css.chips} role="group" aria-label={t('story.kinds')}>
              {(pages[0]?.kinds ?? []).map((kind) => (
                <Chip key={kind} on={chosen.includes(kind)} onClick={() => toggle(kind)}>
                  {t(`kind.${kind}`)}
                </Chip>
              ))}
            </div>
            <Lines lines={pages.flatMap((page) => page.lines)} />
          </>
        )}
      </Answer>
      {query.hasNextPage && (
        <Button
          kind="link"
          full
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useT('console-members');
  const format = useFormat();
  const money = (amount: string | null, currency: string | null) =>
    amount === null || currency === null ? '' : format.money(amount, currency);
  const columns: Column<Line>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <time dateTime={at}>{format.moment(at)}</time> },
    {
      key: 'kind',
      head: t('kind'),
      phone: 'lead',
      cell: ({ kind }) => <Tag tone={tones[kind] ?? 'mute'}>{t(`kind.${kind}`)}</Tag>,
    },
    { key: 'what', head: t('what'), phone: 'lead', cell: (line) => <What line={line} /> },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'prize',
      head: t('prize'),
      end: true,
      cell: ({ prize, currency }) => money(prize, currency),
    },
  ];
  if (lines.length === 0) return <Plain title={t('story.none')} />;
  return (
    <Table
      label={t('story')}
      columns={columns}
      rows={lines}
      rowKey={({ kind, id }) => `${kind} ${id}`}
    />
  );
}

/** The words of a line: the deed, its subject, the person and the reason. */
function What({ line }: { line: Line }) {
  const t = useT('console-members');
  const format = useFormat();
  const { kind, title, by, reason, until } = line;
  const rest = [by, reason, until === null ? null : t('until', { at: format.moment(until) })];
  const about = kind === 'act' && title !== null ? aboutAct(t, title) : title;
  return (
    <div className={css.what}>
      <span>{[kind === 'note' ? null : saidOf(t, line), about].filter(Boolean).join(' · ')}</span>
      <small>{rest.filter(Boolean).join(' · ')}</small>
    </div>
  );
}

/** The sentence of a code; a code without one is shown as it is. */
function saidOf(t: Translate, { kind, what }: Line): string {
  if (kind === 'limit') {
    const [limit = '', period = ''] = what.split('.');
    return t('limit', { kind: t(`limit.${limit}`), period: t(`period.${period}`) });
  }
  const said = t(`what.${what}`);
  return said === `what.${what}` ? what : said;
}

/** The mark that was put, or the fields that were shown. */
const aboutAct = (t: Translate, title: string): string =>
  title
    .split(' ')
    .map((name) => {
      const [flag, field] = [t(`flag.${name}`), t(`personal.${name}`)];
      if (flag !== `flag.${name}`) return flag;
      return field === `personal.${name}` ? name : field;
    })
    .join(', ');
