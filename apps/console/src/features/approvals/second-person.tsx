import { Button, CheckIcon, CloseIcon, Notice, Sheet, TextArea } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHeadingAfter } from '../../components/use-heading-after.ts';
import { api } from '../../lib/api.ts';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import css from './approvals.module.css';
import type { Detail } from './decision.ts';

type Verb = 'approve' | 'reject' | 'withdraw';
const reasonMin = 3;
const reasonMax = 500;

/** A second person who may decide approves or rejects; who proposed may take it back, others read that they only read. */
export function SecondPerson({ decision }: { decision: Detail }) {
  const t = useT('console-approvals');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Verb | null>(null);
  const place = useHeadingAfter(decision.state);
  if (decision.state !== 'PROPOSED') return null;
  const isOwn = decision.proposedBy === self?.email;
  const mayApprove = mayDecide(self, 'approve', decision.kind);
  return (
    <section className={css.decide} ref={place}>
      {isOwn && (
        <>
          <Notice>{t('own')}</Notice>
          <Button onClick={() => setAsked('withdraw')}>{t('withdraw')}</Button>
        </>
      )}
      {!isOwn && !mayApprove && <Notice>{t('readOnly')}</Notice>}
      {!isOwn && mayApprove && (
        <>
          <Button kind="primary" icon={<CheckIcon />} onClick={() => setAsked('approve')}>
            {t('approve')}
          </Button>
          <Button kind="danger" icon={<CloseIcon />} onClick={() => setAsked('reject')}>
            {t('reject')}
          </Button>
        </>
      )}
      {asked !== null && (
        <Confirm decision={decision} verb={asked} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

interface ConfirmProps {
  readonly decision: Detail;
  readonly verb: Verb;
  readonly onClose: () => void;
}

/** Says once more what happens; a rejection says why. */
function Confirm({ decision: { id, kind }, verb, onClose }: ConfirmProps) {
  const t = useT('console-approvals');
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const params = { id };
  const decide = useMutation({
    mutationFn: () => {
      if (verb === 'approve') return api('approveDecision', { params });
      if (verb === 'withdraw') return api('withdrawDecision', { params });
      return api('rejectDecision', { params, body: { reason: reason.trim() } });
    },
    // Also after a refusal: the decision is not what this page showed. Its deed changes what other desks show.
    onSettled: () => client.invalidateQueries(),
    onSuccess: onClose,
  });
  const press = (): void => {
    const needs = verb === 'reject' && reason.trim().length < reasonMin;
    setShort(needs);
    if (!needs) decide.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`${verb}.title`)}
      closeLabel={t('close')}
      footer={
        <Button
          kind={verb === 'reject' ? 'danger' : 'primary'}
          full
          loading={decide.isPending}
          onClick={press}
        >
          {t(`${verb}.do`)}
        </Button>
      }
    >
      <p>{verb === 'approve' ? t(`does.${kind}`) : t(`${verb}.text`)}</p>
      {verb === 'reject' && (
        <TextArea
          label={t('reason')}
          maxLength={reasonMax}
          value={reason}
          error={isShort ? t('reason.short') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {decide.error !== null && (
        <Notice tone="bad" announce>
          {faultText(decide.error)}
        </Notice>
      )}
    </Sheet>
  );
}
