import { Chip, Link, Table, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { More } from '../../components/more.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import type { Translate } from '../../lib/i18n.ts';
import css from './members.module.css';
import { useStoryLink } from './use-story-link.ts';

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
        {({ pages }) => <Lines account={account} lines={pages.flatMap((page) => page.lines)} />}
      </Answer>
      <More query={query} />
    </Panel>
  );
}

function Lines({ account, lines }: { account: string; lines: readonly Line[] }) {
  const linkOf = useStoryLink(account);
  const t = useT('console-members');
  const format = useFormat();
  const money = (amount: string | null, currency: string | null) =>
    amount === null || currency === null ? '' : format.money(amount, currency);
  const columns: Column<Line>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'kind',
      head: t('kind'),
      phone: 'lead',
      cell: ({ kind }) => <Tag tone={tones[kind] ?? 'mute'}>{t(`kind.${kind}`)}</Tag>,
    },
    {
      key: 'what',
      head: t('what'),
      phone: 'lead',
      cell: (line) => <What line={line} href={linkOf(line)} />,
    },
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

/** The words of a line: the deed, its subject, the person and the reason. They lead to the thing itself. */
function What({ line, href }: { line: Line; href: string | null }) {
  const t = useT('console-members');
  const format = useFormat();
  const { kind, by, until } = line;
  const at = until === null ? null : format.moment(until);
  // A limit counts from this moment on, a pause ends at it.
  const when = at === null ? null : t(kind === 'limit' ? 'from' : 'until', { at });
  const said = kind === 'note' ? null : saidOf(t, line);
  const words = [said, aboutOf(t, line)].filter(Boolean).join(' · ');
  return (
    <div className={css.what}>
      {href === null ? <span>{words}</span> : <Link href={href}>{words}</Link>}
      <small>{[by, whyOf(t, line), when].filter(Boolean).join(' · ')}</small>
    </div>
  );
}

/** The sentence of a code; a code without one is shown as it is. */
function saidOf(t: Translate, { kind, what, title }: Line): string {
  if (kind === 'adjustment') return t(`class.${what}`);
  if (kind === 'terms') return t('terms.accepted', { version: title ?? '' });
  if (kind === 'notice') return saidOr(t, `notice.${what}`, t('notice.other'));
  if (kind !== 'limit') return saidOr(t, `what.${what}`, what);
  const [limit = '', period = ''] = what.split('.');
  return t('limit', { kind: t(`limit.${limit}`), period: t(`period.${period}`) });
}

const freely: ReadonlySet<Line['kind']> = new Set(['block', 'act', 'adjustment']);

/** People give their reasons in words of their own, the program by codes. */
function whyOf(t: Translate, { kind, reason }: Line): string | null {
  if (reason === null || freely.has(kind)) return reason;
  return saidOr(t, `why.${reason}`, t('why.other'));
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
      return words.map((way) => saidOr(t, `way.${way}`, way)).join(', ');
    case 'limit':
      return t('minutes', { count: Number(title) });
    case 'transfer': {
      const [direction = '', ...vendor] = words;
      return saidOr(t, `transfer.${direction}`, title, { vendor: vendor.join(' ') });
    }
    default:
      return title;
  }
}

/** The mark that was put, or a field that was shown. */
const aboutAct = (t: Translate, name: string): string =>
  saidOr(t, `flag.${name}`, saidOr(t, `personal.${name}`, name));
