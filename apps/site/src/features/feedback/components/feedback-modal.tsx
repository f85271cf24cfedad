import { Button, Modal, Notice, TextArea, TextField, toasts } from '@arara/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { closeDialog } from '../../../lib/dialogs.ts';
import { faultCode, faultNote, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { trialKind, useSession } from '../../../lib/session.ts';
import { start } from '../../../lib/start.ts';
import { useSendFeedback } from '../api/feedback.ts';
import { dropFeedbackDraft, openFeedbackDraft } from '../draft.ts';
import css from './feedback.module.css';
import { FeedbackHistory } from './feedback-history.tsx';
import { ImagePicker } from './image-picker.tsx';

const { minLength: min, maxLength: max } = start.settings.feedback;
const remarkMax = 140;

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;

/** A form for feedback about the site, with pictures; members see what they have sent before. */
export default function FeedbackModal() {
  const t = useT('feedback');
  const ui = useT('ui');
  const member = useSession((state) => state.member);
  const isMember = member !== null && member.isAgent !== trialKind;
  return (
    <Modal open onClose={closeDialog} title={t('title')} closeLabel={ui('close')}>
      <p className={css.lead}>{t('lead')}</p>
      <FeedbackForm />
      {isMember && <FeedbackHistory />}
    </Modal>
  );
}

function FeedbackForm() {
  const t = useT('feedback');
  const send = useSendFeedback();
  const [store] = useState(openFeedbackDraft);
  const { text, remark, images, underWay, key } = useStore(store);
  const [asked, setAsked] = useState(false);
  const count = lengthOf(text);
  // Pictures are what a slow line is too slow for.
  const isSlow = images.length > 0 && faultCode(send.error) === 'network.slow';
  const isWrong = count < min || count > max;
  const isBusy = send.isPending || underWay > 0;
  const submit = (): void => {
    setAsked(true);
    if (isWrong || isBusy) return;
    send.mutate(
      { text, remark, images, key },
      {
        onSuccess: () => {
          dropFeedbackDraft();
          toasts.show({ tone: 'good', title: t('sent') });
          closeDialog();
        },
      },
    );
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={`${t('text')} *`}
        hint={t('text.hint', { min, max, count })}
        error={asked && isWrong ? t('text.wrong', { min, max }) : undefined}
        rows={5}
        required
        value={text}
        onChange={({ target }) => store.setState({ text: target.value })}
      />
      <TextField
        label={t('remark')}
        maxLength={remarkMax}
        value={remark}
        onChange={({ target }) => store.setState({ remark: target.value })}
      />
      <ImagePicker store={store} disabled={send.isPending} />
      {send.error !== null && (
        <Notice tone="bad" title={isSlow ? t('slow') : faultText(send.error)} announce>
          <small>{faultNote(send.error)}</small>
        </Notice>
      )}
      <Button kind="primary" size="lg" full type="submit" loading={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
