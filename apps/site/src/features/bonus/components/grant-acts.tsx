import { Button, Sheet, toasts } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { isOpen, useActivateGrant, useGiveUpGrant } from '../api/grants.ts';
import type { Grant } from '../api/grants.ts';
import { GrantRules } from './grant-rules.tsx';
import css from './bonus.module.css';

interface GrantActsProps {
  readonly grant: Grant;
  /** Stands before the way out. */
  readonly children?: ReactNode;
}

/** The acts of a member about a grant; an ended one has none. */
export function GrantActs({ grant, children }: GrantActsProps) {
  const t = useT('bonus');
  const [asked, setAsked] = useState<'activate' | 'giveUp' | null>(null);
  const close = (): void => setAsked(null);
  if (!isOpen(grant)) return null;
  return (
    <>
      {grant.state === 'ISSUED' && (
        <Button kind="primary" onClick={() => setAsked('activate')}>
          {t('activate')}
        </Button>
      )}
      {children}
      <Button kind={children === undefined ? 'outline' : 'link'} onClick={() => setAsked('giveUp')}>
        {t('giveUp')}
      </Button>
      {asked === 'activate' && <ActivateSheet grant={grant} onClose={close} />}
      {asked === 'giveUp' && <GiveUpSheet grant={grant} onClose={close} />}
    </>
  );
}

interface SheetProps {
  readonly grant: Grant;
  readonly onClose: () => void;
}

/** Says the rules before a grant is taken under them. */
function ActivateSheet({ grant, onClose }: SheetProps) {
  const t = useT('bonus');
  const ui = useT('ui');
  const format = useFormat();
  const activate = useActivateGrant();
  const amount = format.money(grant.amount, grant.currency);
  const press = (): void =>
    activate.mutate(grant.id, {
      onSuccess: () => {
        toasts.show({ tone: 'good', title: t('activated', { amount }) });
        onClose();
      },
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('activate.title', { amount })}
      closeLabel={ui('close')}
      footer={
        <Button kind="primary" full loading={activate.isPending} onClick={press}>
          {t('activate.do')}
        </Button>
      }
    >
      <div className={css.sheet}>
        <p>{t('activate.lead')}</p>
        <GrantRules grant={grant} />
        <FaultLine error={activate.error} />
      </div>
    </Sheet>
  );
}

/** Says the amount that is lost before it is. */
function GiveUpSheet({ grant, onClose }: SheetProps) {
  const t = useT('bonus');
  const ui = useT('ui');
  const format = useFormat();
  const giveUp = useGiveUpGrant();
  const isActive = grant.state === 'ACTIVE';
  const amount = format.money(isActive ? grant.left : grant.amount, grant.currency);
  const press = (): void =>
    giveUp.mutate(grant.id, {
      onSuccess: () => {
        toasts.show({ tone: 'good', title: t('givenUp') });
        onClose();
      },
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('giveUp.title', { amount })}
      closeLabel={ui('close')}
      footer={
        <Button kind="danger" full loading={giveUp.isPending} onClick={press}>
          {t('giveUp.do', { amount })}
        </Button>
      }
    >
      <div className={css.sheet}>
        <p>{t(isActive ? 'giveUp.active' : 'giveUp.waiting', { amount })}</p>
        <FaultLine error={giveUp.error} />
      </div>
    </Sheet>
  );
}
