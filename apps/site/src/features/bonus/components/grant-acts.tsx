import { Button, Sheet, toasts } from '@arara/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useActivateGrant, useGiveUpGrant } from '../api/act-on-grants.ts';
import { isOpen } from '../api/grants.ts';
import type { Grant } from '../api/grants.ts';
import { GrantRules } from './grant-rules.tsx';
import css from './bonus.module.css';

/** An act that the member is asked about. */
interface AskedAct {
  readonly act: 'activate' | 'giveUp';
  readonly grant: Grant;
}

/**
 * The act that a page asks about, with its sheet. The page holds both: a refusal reads the grants again, and one that
 * has no acts by then still says why. Focus that went with the button goes to the place of the grant.
 */
export function useAskedAct(grants: readonly Grant[], placeOf: (grant: Grant) => string) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [left, setLeft] = useState<Grant | null>(null);
  useEffect(() => {
    if (left === null || document.activeElement !== document.body) return;
    document.getElementById(placeOf(left))?.focus();
    // Only once for each closing: the place is that of the moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left]);
  if (asked === null) return { ask: setAsked, sheet: null };
  const now = grants.find(({ id }) => id === asked.grant.id);
  // The words of an open sheet follow the money, and stay where the grant is over.
  const grant = now?.state === asked.grant.state ? now : asked.grant;
  const close = (as: Grant = now ?? grant): void => {
    setAsked(null);
    setLeft({ ...as });
  };
  const Sheet = asked.act === 'activate' ? ActivateSheet : GiveUpSheet;
  return {
    ask: setAsked,
    sheet: <Sheet grant={grant} onDone={close} onClose={() => close()} />,
  };
}

interface GrantActsProps {
  readonly grant: Grant;
  readonly onAsk: (asked: AskedAct) => void;
  /** Stands before the way out. */
  readonly children?: ReactNode;
}

/** The acts of a member about a grant; an ended one has none. */
export function GrantActs({ grant, onAsk, children }: GrantActsProps) {
  const t = useT('bonus');
  if (!isOpen(grant)) return null;
  return (
    <>
      {grant.state === 'ISSUED' && (
        <Button kind="primary" onClick={() => onAsk({ act: 'activate', grant })}>
          {t('activate')}
        </Button>
      )}
      {children}
      <Button
        kind={children === undefined ? 'outline' : 'link'}
        onClick={() => onAsk({ act: 'giveUp', grant })}
      >
        {t('giveUp')}
      </Button>
    </>
  );
}

interface SheetProps {
  readonly grant: Grant;
  /** Hears the grant as the act has left it. */
  readonly onDone: (grant: Grant) => void;
  readonly onClose: () => void;
}

/** Says the rules before a grant is taken under them. */
function ActivateSheet({ grant, onDone, onClose }: SheetProps) {
  const t = useT('bonus');
  const ui = useT('ui');
  const format = useFormat();
  const activate = useActivateGrant();
  const amount = format.money(grant.amount, grant.currency);
  const press = (): void =>
    activate.mutate(grant.id, {
      onSuccess: (made) => {
        toasts.show({ tone: 'good', title: t('activated', { amount }) });
        onDone(made);
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
function GiveUpSheet({ grant, onDone, onClose }: SheetProps) {
  const t = useT('bonus');
  const ui = useT('ui');
  const format = useFormat();
  const giveUp = useGiveUpGrant();
  const isActive = grant.state === 'ACTIVE';
  const amount = format.money(isActive ? grant.left : grant.amount, grant.currency);
  const press = (): void =>
    giveUp.mutate(grant.id, {
      onSuccess: (made) => {
        toasts.show({ tone: 'good', title: t('givenUp') });
        onDone(made);
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
