import { Button, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFacts } from '../../components/words.ts';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './audit.module.css';

type Line = Value<'staffAudit'>['lines'][number];

/** What staff did at this brand, the latest first. */
export default function Audit() {
  const t = useT('console-audit');
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) => api('staffAudit', { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const nameOf = (actor: string): string =>
    actor.startsWith('machine:') ? t('machine', { name: actor.slice('machine:'.length) }) : actor;
  const columns: Column<Line>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <time dateTime={at}>{format.moment(at)}</time> },
    { key: 'actor', head: t('actor'), phone: 'lead', cell: ({ actor }) => nameOf(actor) },
    { key: 'action', head: t('action'), phone: 'lead', cell: ({ action }) => t(`do.${action}`) },
    { key: 'subject', head: t('subject'), cell: ({ subject }) => subject },
    { key: 'detail', head: t('detail'), cell: (line) => <Details line={line} /> },
  ];
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <Panel>
        <Answer query={query}>
          {({ pages }) => {
            const lines = pages.flatMap((page) => page.lines);
            if (lines.length === 0) return <Plain title={t('empty')} text={t('empty.text')} />;
            return (
              <Table label={t('title')} columns={columns} rows={lines} rowKey={({ id }) => id} />
            );
          }}
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
    </>
  );
}

/** The rest of a line: names and values, as they were written down. */
function Details({ line: { detail } }: { line: Line }) {
  const say = useFacts('console-audit');
  const entries = Object.entries(detail);
  if (entries.length === 0) return null;
  return (
    <dl className={css.details}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{say.name(name)}</dt>
          <dd>{wordsOf(value, (word) => say.value(name, word))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A value as a person reads it: lists with commas, further names and values in brackets. */
function wordsOf(value: unknown, say: (word: string) => string): string {
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, say)).join(', ');
  if (typeof value !== 'object' || value === null) return say(String(value ?? ''));
  const inside = Object.entries(value).map(([name, one]) => `${name}: ${wordsOf(one, say)}`);
  return `(${inside.join(', ')})`;
}
