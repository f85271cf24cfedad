import { Link, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './content.module.css';
import { DraftTag } from './draft-tag.tsx';
import type { Kind } from './thing.ts';
import { useWords } from './use-words.ts';

type Board = AnswerOf<'contentBoard'>;
type Draft = Board['drafts'][number];
type Version = Board['latest'][number];

const pages: Readonly<Record<Kind, string>> = {
  module: '/content/site',
  maintenance: '/content/site',
  regions: '/content/site',
  settings: '/content/settings',
  look: '/content/look',
  announcement: '/content/announcements',
  banner: '/content/banners',
  help: '/content/help',
  terms: '/content/terms',
  text: '/content/texts',
  service: '/content/places',
  resource: '/content/places',
};

/** The page where a thing is written. */
const pageOf = (kind: Kind, key: string): string =>
  kind === 'announcement' || kind === 'banner' || kind === 'help'
    ? `${pages[kind]}/${key}`
    : pages[kind];

/** The versions that are written, wait for their hour or failed, and those that were published last. */
export function Board() {
  const query = useQuery({
    queryKey: ['content', 'board'],
    queryFn: ({ signal }) => api('contentBoard', { signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Answer query={query}>
      {({ drafts, latest }) => (
        <div className={css.stack}>
          <Drafts drafts={drafts} />
          <Latest latest={latest} />
        </div>
      )}
    </Answer>
  );
}

function Drafts({ drafts }: { drafts: readonly Draft[] }) {
  const t = useT('console-content');
  const words = useWords();
  const { moment } = useFormat();
  const columns: Column<Draft>[] = [
    {
      key: 'thing',
      head: t('thing'),
      phone: 'lead',
      cell: ({ kind, key, item }) => (
        <Link href={pageOf(kind, key)}>{words.thing(kind, key, item)}</Link>
      ),
    },
    { key: 'state', head: t('state'), phone: 'lead', cell: (draft) => <DraftTag draft={draft} /> },
    {
      key: 'at',
      head: t('publishAt'),
      cell: ({ publishAt }) => (publishAt === null ? '—' : moment(publishAt)),
    },
    { key: 'by', head: t('by'), cell: ({ by }) => by },
    { key: 'reason', head: t('reason'), cell: ({ reason }) => reason ?? '—' },
  ];
  return (
    <Panel title={t('drafts')} className={css.table}>
      {drafts.length === 0 ? (
        <p className={css.note}>{t('drafts.none')}</p>
      ) : (
        <Table label={t('drafts')} columns={columns} rows={drafts} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}

function Latest({ latest }: { latest: readonly Version[] }) {
  const t = useT('console-content');
  const words = useWords();
  const { moment } = useFormat();
  const columns: Column<Version>[] = [
    {
      key: 'at',
      head: t('at'),
      phone: 'lead',
      cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
    },
    {
      key: 'thing',
      head: t('thing'),
      phone: 'lead',
      cell: ({ kind, key, item }) => (
        <Link href={pageOf(kind, key)}>{words.thing(kind, key, item)}</Link>
      ),
    },
    { key: 'by', head: t('by'), cell: ({ by }) => by },
    {
      key: 'reason',
      head: t('reason'),
      cell: ({ reason }) => reason ?? <Tag>{t('terminal')}</Tag>,
    },
  ];
  return (
    <Panel title={t('latest')} className={css.table}>
      {latest.length === 0 ? (
        <p className={css.note}>{t('latest.none')}</p>
      ) : (
        <Table
          label={t('latest')}
          columns={columns}
          rows={latest}
          rowKey={({ version }) => version}
        />
      )}
    </Panel>
  );
}
