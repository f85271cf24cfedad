import { ButtonLink, Link, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { wholeShare } from '../../lib/percent.ts';
import css from './lottery.module.css';
import { partOf, useUntil } from './words.ts';
import type { Lottery } from './words.ts';

/** Every lottery: what it sells, what waits for a result, what is held. */
export function GameList() {
  const t = useT('console-lottery');
  const query = useQuery({
    queryKey: ['lotteries'],
    queryFn: ({ signal }) => api('staffLotteries', { signal }),
    refetchInterval: looks.desk,
  });
  const { at, currency } = query.data ?? { at: '', currency: '' };
  const columns = useColumns(Date.parse(at), currency);
  return (
    <>
      <DeskHead title={t('title')} text={t('text')}>
        <ButtonLink href="/lottery/chases">{t('chases')}</ButtonLink>
      </DeskHead>
      <Panel className={css.table}>
        <Answer query={query} rows={12}>
          {({ lotteries }) =>
            lotteries.length === 0 ? (
              <Plain title={t('empty')} text={t('empty.text')} />
            ) : (
              <Table
                label={t('title')}
                columns={columns}
                rows={lotteries}
                rowKey={({ code }) => code}
              />
            )
          }
        </Answer>
      </Panel>
    </>
  );
}

function useColumns(now: number, currency: string): readonly Column<Lottery>[] {
  const t = useT('console-lottery');
  const { money, number } = useFormat();
  return [
    {
      key: 'name',
      head: t('game'),
      phone: 'lead',
      cell: ({ code, name }) => (
        <span className={css.name}>
          <Link href={`/lottery/${code}`}>{name}</Link>
        </span>
      ),
    },
    { key: 'state', head: t('state'), phone: 'lead', cell: (game) => <GameState game={game} /> },
    {
      key: 'next',
      head: t('closes'),
      cell: ({ next }) => (next === null ? '—' : <Moment at={next.closeAt} />),
    },
    { key: 'waiting', head: t('results'), cell: (game) => <Waiting game={game} now={now} /> },
    {
      key: 'held',
      head: t('held.head'),
      cell: ({ code, held }) =>
        held === 0 ? (
          '—'
        ) : (
          <Link href={`/lottery/${code}?show=held`}>
            <Tag tone="bad">{t('held.count', { count: held })}</Tag>
          </Link>
        ),
    },
    { key: 'tickets', head: t('tickets'), end: true, cell: ({ tickets }) => number(tickets) },
    {
      key: 'turnover',
      head: t('sold'),
      end: true,
      cell: ({ turnover }) => money(turnover, currency),
    },
    { key: 'prizes', head: t('prizes'), end: true, cell: ({ prizes }) => money(prizes, currency) },
    {
      key: 'worst',
      head: t('worst'),
      end: true,
      cell: ({ next }) => (next === null ? '—' : <Worst next={next} currency={currency} />),
    },
  ];
}

/** The largest prize that one number may bring, beside what it may owe. */
function Worst({ next, currency }: { next: NonNullable<Lottery['next']>; currency: string }) {
  const { money } = useFormat();
  return (
    <>
      {money(next.worst, currency)}{' '}
      <small className={css.quiet}>{wholeShare(partOf(next.worst, next.worstMax))}</small>
    </>
  );
}

function Waiting({ game: { code, waiting }, now }: { game: Lottery; now: number }) {
  const t = useT('console-lottery');
  const until = useUntil();
  if (waiting.count === 0 || waiting.until === null) return '—';
  return (
    <Link href={`/lottery/${code}?show=waiting`}>
      <Tag tone="warn">{t('waiting.count', { count: waiting.count })}</Tag>{' '}
      <small className={css.quiet}>{t('void.in', { time: until(waiting.until, now) })}</small>
    </Link>
  );
}

/** On and off; one whose prizes may not stand sells nothing, though it is on. */
export function GameState({ game: { on, isSound } }: { game: Pick<Lottery, 'on' | 'isSound'> }) {
  const t = useT('console-lottery');
  if (!isSound) return <Tag tone="bad">{t('is.unsound')}</Tag>;
  return on ? <Tag tone="good">{t('is.on')}</Tag> : <Tag>{t('is.off')}</Tag>;
}
