import { feedbackAnswerMax, feedbackAnswerMin } from '@arara/contract/feedback-bounds.ts';
import { Button, Notice, TextArea, toasts } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import css from './feedback.module.css';
import type { File } from './state.ts';

/** Staff take a message that waits, answer its member, or close it. */
export function Respond({ file }: { file: File }) {
  const t = useT('console-feedback');
  const [isClosing, setClosing] = useState(false);
  const params = { id: file.id };
  return (
    <section className={css.respond}>
      {file.canAnswer ? <AnswerForm id={file.id} /> : <Notice>{t('visitor.text')}</Notice>}
      <div className={css.acts}>
        <Take file={file} />
        <Button kind="danger" onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      </div>
      {isClosing && (
        <ReasonSheet
          title={t('close.title')}
          verb={t('close.do')}
          kind="danger"
          said={t('close.said')}
          deed={(reason) => api('closeFeedback', { params, body: { reason } })}
          onClose={() => setClosing(false)}
        >
          <p>{t('close.text')}</p>
        </ReasonSheet>
      )}
    </section>
  );
}

/** One that somebody else has taken is theirs: the page says so, and everybody may still answer. */
function Take({ file: { id, assignee } }: { file: File }) {
  const t = useT('console-feedback');
  const email = useSession((session) => session.self?.email);
  const client = useQueryClient();
  const isMine = assignee !== null && assignee === email;
  const take = useMutation({
    mutationFn: () => api('takeFeedback', { params: { id }, body: { mine: !isMine } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['feedback'] }),
    onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
  });
  if (assignee !== null && !isMine) return null;
  return (
    <Button loading={take.isPending} onClick={() => take.mutate()}>
      {t(isMine ? 'give' : 'take')}
    </Button>
  );
}

/** The answer as the member reads it; it says first where it arrives. */
function AnswerForm({ id }: { id: string }) {
  const t = useT('console-feedback');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const answer = useMutation({
    mutationFn: () => api('answerFeedback', { params: { id }, body: { text: text.trim() } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['feedback'] }),
    onSuccess: () => toasts.show({ tone: 'good', title: t('answer.said') }),
  });
  return (
    <>
      <TextArea
        label={t('answer')}
        hint={t('answer.hint')}
        rows={5}
        maxLength={feedbackAnswerMax}
        value={text}
        error={answer.error === null ? undefined : faultText(answer.error)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        kind="primary"
        disabled={text.trim().length < feedbackAnswerMin}
        loading={answer.isPending}
        onClick={() => answer.mutate()}
      >
        {t('answer.do')}
      </Button>
    </>
  );
}
