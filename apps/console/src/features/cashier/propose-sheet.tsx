import { Button, Notice, Sheet, TextArea, toasts } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './cashier.module.css';
import { After } from './after.tsx';
import type { ToDecide, Word } from './words.ts';

interface ProposeSheetProps {
  readonly word: Word;
  readonly file: ToDecide;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const reasonMin = 3;
const reasonMax = 500;

/** Says the consequence once more and asks for the reason; the next one comes up afterwards. */
export function ProposeSheet({ word, file, onClose, onDone }: ProposeSheetProps) {
  const t = useT('console-cashier');
  const format = useFormat();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const { kind, subject, consequence } = word;
  const propose = useMutation({
    mutationFn: () => api('proposeDecision', { body: { kind, subject, reason: reason.trim() } }),
    // Also after a refusal: the file is not what this page showed.
    onSettled: () => client.invalidateQueries(),
    onSuccess: () => {
      toasts.show({ tone: 'good', title: t('proposed') });
      onClose();
      onDone();
    },
  });
  const press = (): void => {
    const needs = reason.trim().length < reasonMin;
    setShort(needs);
    if (!needs) propose.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('propose.title', { what: t(`word.${kind}`) })}
      closeLabel={t('close')}
      footer={
        <Button
          full
          kind={word.key === 'a' ? 'primary' : 'danger'}
          loading={propose.isPending}
          onClick={press}
        >
          {t('propose')}
        </Button>
      }
    >
      <div className={css.ask}>
        <p>
          <b className="num">{format.money(file.amount, file.currency)}</b>
        </p>
        {consequence === null ? (
          <p>{t(`after.${kind}`)}</p>
        ) : (
          <After consequence={consequence} currency={file.currency} kind={kind} />
        )}
        <p>{t('second')}</p>
        <TextArea
          label={t('reason')}
          maxLength={reasonMax}
          value={reason}
          error={isShort ? t('reason.short') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {propose.error !== null && (
          <Notice tone="bad" announce>
            {faultText(propose.error)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
