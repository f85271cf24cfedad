import { Facts, Link, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { BackToList } from '../../components/panes.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './feedback.module.css';
import { Pictures } from './pictures.tsx';
import { Respond } from './respond.tsx';
import { toneOf } from './state.ts';
import type { File } from './state.ts';

/** One message: the words, its pictures, what the house said, and what may be done with it. */
export function FeedbackPane({ id }: { id: string }) {
  const t = useT('console-feedback');
  const [search] = useSearchParams();
  const self = useSession((session) => session.self);
  const query = useQuery({
    queryKey: ['feedback', 'one', id],
    queryFn: ({ signal }) => api('staffFeedback', { params: { id }, signal }),
    refetchInterval: looks.queue,
  });
  return (
    <Panel className={css.pane}>
      <BackToList href={`/feedback?${search}`}>{t('back')}</BackToList>
      <Answer query={query}>
        {(file) => (
          <>
            <header className={css.paneHead}>
              <h2>{file.sender ?? t('visitor')}</h2>
              <Tag tone={toneOf[file.state]}>{t(`state.${file.state}`)}</Tag>
            </header>
            <blockquote className={css.words}>{file.text}</blockquote>
            {file.images > 0 && <Pictures id={id} count={file.images} />}
            <About file={file} />
            {file.ended !== null && (
              <section>
                <h3>{t(file.state === 'answered' ? 'ended.answered' : 'ended.closed')}</h3>
                <blockquote className={css.words}>{file.ended.words}</blockquote>
              </section>
            )}
            {file.state === 'new' && may(self, 'feedback:message:answer') && (
              <Respond file={file} />
            )}
          </>
        )}
      </Answer>
    </Panel>
  );
}

function About({ file }: { file: File }) {
  const t = useT('console-feedback');
  const { at, remark, language, account, assignee, ended } = file;
  const facts: (readonly [string, ReactNode])[] = [
    [t('sent'), <Moment key="at" at={at} />],
    [t('language'), language],
  ];
  if (remark !== '') facts.push([t('remark'), remark]);
  if (account !== null)
    facts.push([
      t('member'),
      <Link key="member" href={`/members/${account}`}>
        {t('member.open')}
      </Link>,
    ]);
  if (assignee !== null) facts.push([t('assignee'), assignee]);
  if (ended !== null)
    facts.push([
      t('ended'),
      <span key="ended">
        {ended.by} · <Moment at={ended.at} />
      </span>,
    ]);
  return <Facts facts={facts} />;
}
