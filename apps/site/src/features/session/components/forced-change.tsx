import { Button, Modal, toasts } from '@arara/ui';
import { useRef } from 'react';
import { closeDialog, openDialog } from '../../../lib/dialogs.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { mayPass } from '@arara/client';
import { closeSession, useSession } from '../../../lib/session.ts';
import { useLogout } from '../api/logout.ts';
import { useReplacePassword } from '../api/replace-password.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import type { NewPassword } from './new-password-form.tsx';
import css from './session.module.css';

/** A new password, or out: nothing else is open to a session whose password must not stay. */
export function ForcedChange({ open }: { open: boolean }) {
  const t = useT('auth');
  const ui = useT('ui');
  const change = useReplacePassword();
  const logout = useLogout();
  // Sent once without an answer: whether it counts, only the next sign-in tells.
  const isUnsure = useRef(false);

  /** The change ends the session too: its owner signs in afresh, and goes on with what they wanted. */
  async function save(password: NewPassword): Promise<void> {
    const account = useSession.getState().held?.account ?? null;
    try {
      await change.mutateAsync(password);
      toasts.show({ tone: 'good', title: t('reset.done') });
    } catch (error) {
      if (mayPass(error)) isUnsure.current = true;
      if (faultCode(error) !== 'session.expired') throw error;
      const text = isUnsure.current ? { text: t('password.forced.unsure'), forMs: 0 } : {};
      toasts.show({ tone: 'bad', title: faultText(error), ...text });
    }
    isUnsure.current = false;
    closeSession();
    openDialog('login', account);
  }

  const leave = (): void => logout.mutate(undefined, { onSettled: closeDialog });

  return (
    <Modal open={open} onClose={closeDialog} dismissable={false} title={t('password.forced.title')}>
      <div className={css.form}>
        <p className={css.lead}>{t('password.forced.text')}</p>
        <NewPasswordForm askOld save={save} />
        <Button kind="link" full loading={logout.isPending} onClick={leave}>
          {ui('signOut')}
        </Button>
      </div>
    </Modal>
  );
}
