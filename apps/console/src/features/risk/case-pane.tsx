import { Button, Link, Tag, TextArea, Timeline } from '@arara/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { BackToList } from '../../components/panes.tsx';
import { standOf } from '../../components/stand.ts';
import { useFacts } from '../../components/words.ts';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { CaseActs } from './case-acts.tsx';
import { FactsOf } from './facts-of.tsx';
import css from './risk.module.css';
import { severityTones, stateTones, useSubject } from './words.ts';
import type { CaseFile } from './words.ts';

const commentMax = 2_000;

/** One case: what speaks in it, its story, and the acts. */
export function CasePane({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['case', id],
    queryFn: ({ signal }) => api('staffCase', { params: { id }, signal }),
    refetchInterval: looks.queue,
  });
  return (
    <>
      <Panel className={css.file}>
        <Answer query={query}>{(file) => <File file={file} />}</Answer>
      </Panel>
      {query.data !== undefined && query.error === null && (
        <CaseActs file={query.data} isOld={standOf(query) === 'old'} />
      )}
    </>
  );
}

function File({ file }: { file: CaseFile }) {
  const t = useT('console-risk');
  const format = useFormat();
  const subjectOf = useSubject();
  const self = useSession((session) => session.self);
  const { kind, severity, state, outcome, member, owner, openedAt, evidenceList } = file;
  return (
    <>
      <BackToList href={`/risk/cases${location.search}`}>{t('back')}</BackToList>
      <header className={css.head}>
        <div>
          <h2>{subjectOf(file)}</h2>
          <p>
            {[
              t(`kind.${kind}`),
              t('opened', { at: format.moment(openedAt) }),
              owner === null ? t('owner.none') : t('owner', { name: owner }),
            ].join(' · ')}
          </p>
          {member !== null && (
            <Link href={`/members/${member.account}`}>
              {t('member', { number: member.account })}
            </Link>
          )}
        </div>
        <span className={css.marks}>
          <Tag tone={severityTones[severity]}>{t(`severity.${severity}`)}</Tag>
          <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
          {outcome !== null && state === 'CLOSED' && (
            <Tag tone="good">{t(`outcome.${outcome}`)}</Tag>
          )}
        </span>
      </header>
      <section>
        <h3>{t('evidence')}</h3>
        {evidenceList.length === 0 && <p className={css.quiet}>{t('evidence.none')}</p>}
        <ul className={css.evidence}>
          {evidenceList.map(({ id, at, kind: what, facts }) => (
            <li key={id}>
              <p className={css.entry}>
                {t(`speaks.${what}`)} <Moment at={at} />
              </p>
              <FactsOf facts={facts} />
            </li>
          ))}
        </ul>
      </section>
      <Story file={file} />
      {may(self, 'cases:case:work') && <Comment id={file.id} />}
    </>
  );
}

function Story({ file: { story } }: { file: CaseFile }) {
  const t = useT('console-risk');
  const format = useFormat();
  const words = useFacts('console-risk');
  const sentence = ({ act, by, facts }: CaseFile['story'][number]) =>
    t(`act.${act}`, {
      by: by ?? t('program'),
      to: facts['to'] ?? '',
      outcome: facts['outcome'] === undefined ? '' : t(`outcome.${facts['outcome']}`),
      what: facts['kind'] === undefined ? '' : t(`speaks.${facts['kind']}`),
      day: words.value('day', facts['day'] ?? ''),
    });
  return (
    <section>
      <h3>{t('story')}</h3>
      <Timeline
        label={t('story')}
        steps={story.map((step) => ({
          key: step.id,
          state: 'done',
          title: sentence(step),
          at: { text: format.moment(step.at), iso: step.at, exact: format.exact(step.at) },
          note: step.words ?? undefined,
        }))}
      />
    </section>
  );
}

function Comment({ id }: { id: string }) {
  const t = useT('console-risk');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const write = useMutation({
    mutationFn: () => api('commentCase', { params: { id }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: ['case', id] });
    },
  });
  return (
    <section className={css.comment}>
      <TextArea
        label={t('comment')}
        rows={3}
        maxLength={commentMax}
        value={text}
        error={write.error === null ? undefined : faultText(write.error)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        size="sm"
        disabled={text.trim() === ''}
        loading={write.isPending}
        onClick={() => write.mutate()}
      >
        {t('comment.save')}
      </Button>
    </section>
  );
}
