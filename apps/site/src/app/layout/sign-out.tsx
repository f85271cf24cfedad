import { Button } from '@arara/ui';
import { useNavigate } from 'react-router';
import { MessageDialog } from '../../components/message-dialog.tsx';
import { useLogout } from '../../features/session/api/logout.ts';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { closeAskingOut, useAskingOut } from '../../lib/ask-sign-out.ts';

/** The question, and what follows from it. */
export function SignOut() {
  const t = useT('ui');
  const navigate = useNavigate();
  const open = useAskingOut((state) => state.open);
  const logout = useLogout();
  const leave = (): void => {
    logout.mutate(undefined, {
      onSettled: () => {
        closeAskingOut();
        void navigate(paths.home);
      },
    });
  };
  return (
    <MessageDialog
      open={open}
      onClose={closeAskingOut}
      title={t('signOut.title')}
      buttons={
        <Button kind="danger" full loading={logout.isPending} onClick={leave}>
          {t('signOut')}
        </Button>
      }
    >
      <p>{t('signOut.text')}</p>
    </MessageDialog>
  );
}
