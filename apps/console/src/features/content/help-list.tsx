import { ButtonLink, Link, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { ShownTag, useList } from './announcement-list.tsx';
import css from './content.module.css';
import { helpOf } from './thing.ts';
import type { Listed } from './thing.ts';
import { languageName } from './use-words.ts';

/** The articles of the help, those of the house among them, with the languages that each is written in. */
export function HelpList() {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const query = useList('help');
  const columns = (first: string): Column<Listed>[] => [
    {
      key: 'title',
      head: t('field.title'),
      phone: 'lead',
      cell: (row) => {
        const texts = helpOf(row)?.texts ?? {};
        const title = (texts[first] ?? Object.values(texts)[0])?.title;
        return <Link href={`/content/help/${row.key}`}>{title ?? row.key}</Link>;
      },
    },
    { key: 'state', head: t('state'), phone: 'lead', cell: (row) => <ShownTag row={row} /> },
    {
      key: 'topic',
      head: t('field.topic'),
      cell: (row) => t(`word.topic.${helpOf(row)?.topic ?? 'pix'}`),
    },
    {
      key: 'languages',
      head: t('help.languages'),
      cell: (row) =>
        Object.keys(helpOf(row)?.texts ?? {})
          .map(languageName)
          .join(', '),
    },
  ];
  return (
    <Panel
      title={t('room.help')}
      aside={
        may(self, 'content:item:publish') && (
          <ButtonLink size="sm" kind="primary" href={`/content/help/${crypto.randomUUID()}`}>
            {t('help.new')}
          </ButtonLink>
        )
      }
      className={css.table}
    >
      <Answer query={query}>
        {({ items, defaultLanguage }) =>
          items.length === 0 ? (
            <Plain title={t('help.none')} />
          ) : (
            <Table
              label={t('list.help')}
              columns={columns(defaultLanguage)}
              rows={items}
              rowKey={({ key }) => key}
            />
          )
        }
      </Answer>
    </Panel>
  );
}
