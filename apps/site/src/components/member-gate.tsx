import { Button, ButtonLink, EmptyState, Loading } from '@arara/ui';
import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import { openDialog } from '../lib/dialogs.ts';
import { useT } from '../lib/i18n.ts';
import { trialKind, useSession } from '../lib/session.ts';
import { moduleOn } from '../lib/start.ts';

interface MemberGateProps {
  /** Real money is needed: a trial account is told so. */
  readonly real?: boolean;
  /** The page's shape while it is not known yet who is signed in. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Shows what belongs to a member to a member, and to everybody else how to become one. */
export function MemberGate({ real, skeleton, children }: MemberGateProps) {
  const t = useT('ui');
  const { token, member, settled } = useSession();
  if (!settled) return <Loading label={t('loading')}>{skeleton}</Loading>;
  if (token === null || member === null) return <NeedsSession />;
  if (real === true && member.isAgent === trialKind) return <NeedsAccount />;
  return children;
}

/** Nobody is signed in. */
export function NeedsSession() {
  const t = useT('ui');
  const held = useSession((state) => state.held);
  if (held !== null) return <NeedsPassword />;
  return (
    <EmptyState
      title={t('state.session.title')}
      text={t('state.session.text')}
      actions={
        <>
          <ButtonLink kind="primary" href={paths.login}>
            {t('login')}
          </ButtonLink>
          <Register />
        </>
      }
    />
  );
}

/** Somebody is, with a password that must be changed first (`password.change.required`). */
function NeedsPassword() {
  const t = useT('ui');
  return (
    <EmptyState
      title={t('state.password.title')}
      text={t('state.password.text')}
      actions={
        <Button kind="primary" onClick={() => openDialog('password')}>
          {t('state.password.do')}
        </Button>
      }
    />
  );
}

/** A trial account has reached what needs real money (`in_need_true_account`). */
export function NeedsAccount() {
  const t = useT('ui');
  return (
    <EmptyState
      title={t('in_need_true_account')}
      text={t('in_need_true_account.text')}
      actions={<Register primary />}
    />
  );
}

function Register({ primary }: { primary?: boolean }) {
  const t = useT('ui');
  if (!moduleOn('DIRECTREG3')) return null;
  return (
    <ButtonLink kind={primary === true ? 'primary' : 'neutral'} href={paths.register}>
      {t('register')}
    </ButtonLink>
  );
}
