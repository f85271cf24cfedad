import { Button, Chip, Table, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
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

/** The kinds of lines, in the order of their chips; another word of the address counts as none. */
const everyKind = [
  'deposit',
  'withdrawal',
  'transfer',
  'adjustment',
  'round',
  'ticket',
  'limit',
  'pause',
  'block',
  'sign-in',
  'terms',
  'notice',
  'note',
  'act',
] as const satisfies readonly Line['kind'][];

const tones: Partial<Record<Line['kind'], Tone>> = {
  deposit: 'good',
  withdrawal: 'warn',
  adjustment: 'info',
  block: 'bad',
  pause: 'warn',
  act: 'info',
  note: 'info',
};

/** The whole story of the member, the latest first; the kinds that are shown stand in the address. */
export function MemberStory({ account }: { account: string }) {
  const t = useT('console-members');
  const [search, setSearch] = useSearchParams();
  const named = search.get('kinds')?.split(',') ?? [];
  const chosen: readonly Line['kind'][] = everyKind.filter((kind) => named.includes(kind));
  const kinds = chosen.length === 0 ? undefined : chosen.join(',');
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
    placeholderData: keepPreviousData,
  });
  /** Those that the caller may read, once an answer has said so. */
  const offered = query.data?.pages[0]?.kinds ?? everyKind;
  const toggle = (kind: Line['kind']): void => {
    const next = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    setSearch(next.length === 0 ? {} : { kinds: next.join(',') }, { replace: true });
  };
  return (
    <Panel title={t('story')}>
      <div className={css.chips} role="group" aria-label={t('story.kinds')}>
        {offered.map((kind) => (
          <Chip key={kind} on={chosen.includes(kind)} onClick={() => toggle(kind)}>
            {t(`kind.${kind}`)}
          </Chip>
        ))}
      </div>
      <Answer query={query}>
        {({ pages }) => <Lines lines={pages.flatMap((page) => page.lines)} />}
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
  const { kind, by, until } = line;
  const at = until === null ? null : format.moment(until);
  // A limit counts from this moment on, a pause ends at it.
  const when = at === null ? null : t(kind === 'limit' ? 'from' : 'until', { at });
  const said = kind === 'note' ? null : saidOf(t, line);
  return (
    <div className={css.what}>
      <span>{[said, aboutOf(t, line)].filter(Boolean).join(' · ')}</span>
      <small>{[by, whyOf(t, line), when].filter(Boolean).join(' · ')}</small>
    </div>
  );
}

/** The sentence of a key, or another one where there is none. */
function known(t: Translate, key: string, otherwise: string): string {
  const said = t(key);
  return said === key ? otherwise : said;
}

/** The sentence of a code; a code without one is shown as it is. */
function saidOf(t: Translate, { kind, what, title }: Line): string {
  if (kind === 'adjustment') return t(`class.${what}`);
  if (kind === 'terms') return t('terms.accepted', { version: title ?? '' });
  if (kind === 'notice') return known(t, `notice.${what}`, t('notice.other'));
  if (kind !== 'limit') return known(t, `what.${what}`, what);
  const [limit = '', period = ''] = what.split('.');
  return t('limit', { kind: t(`limit.${limit}`), period: t(`period.${period}`) });
}

const freely: ReadonlySet<Line['kind']> = new Set(['block', 'act', 'adjustment']);

/** People give their reasons in words of their own, the program by codes. */
function whyOf(t: Translate, { kind, reason }: Line): string | null {
  if (reason === null || freely.has(kind)) return reason;
  return known(t, `why.${reason}`, t('why.other'));
}

/** The subject of a line: what a code stands for is said, names and notes are data. */
function aboutOf(t: Translate, { kind, title }: Line): string | null {
  if (title === null) return null;
  const words = title.split(' ').filter(Boolean);
  switch (kind) {
    case 'act':
      return words.map((name) => aboutAct(t, name)).join(', ');
    case 'terms':
      return null;
    case 'notice':
      return words.map((way) => known(t, `way.${way}`, way)).join(', ');
    case 'limit':
      return t('minutes', { count: Number(title) });
    case 'transfer': {
      const [direction = '', ...vendor] = words;
      const key = `transfer.${direction}`;
      const said = t(key, { vendor: vendor.join(' ') });
      return said === key ? title : said;
    }
    default:
      return title;
  }
}

/** The mark that was put, or a field that was shown. */
const aboutAct = (t: Translate, name: string): string =>
  known(t, `flag.${name}`, known(t, `personal.${name}`, name));
