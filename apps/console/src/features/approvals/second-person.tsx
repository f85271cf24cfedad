import { Button, CheckIcon, CloseIcon, Notice } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { useHeadingAfter } from '../../components/use-heading-after.ts';
import { api } from '../../lib/api.ts';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import css from './approvals.module.css';
import type { Detail } from './decision.ts';

type Verb = 'approve' | 'reject' | 'withdraw';

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
  const params = { id };
  const deed = (reason: string) => {
    if (verb === 'approve') return api('approveDecision', { params });
    if (verb === 'withdraw') return api('withdrawDecision', { params });
    return api('rejectDecision', { params, body: { reason } });
  };
  return (
    <ReasonSheet
      title={t(`${verb}.title`)}
      verb={t(`${verb}.do`)}
      kind={verb === 'reject' ? 'danger' : 'primary'}
      needsReason={verb === 'reject'}
      {...{ deed, onClose }}
    >
      <p>{verb === 'approve' ? t(`does.${kind}`) : t(`${verb}.text`)}</p>
    </ReasonSheet>
  );
}
