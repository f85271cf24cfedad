import { Button, Modal } from '@arara/ui';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { useLogout } from '../../features/session/api/logout.ts';
import { markRemembered } from '../../features/session/restore.ts';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';

const useAsking = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens the question whether to sign out. */
export const askSignOut = (): void => useAsking.setState({ open: true });

const close = (): void => useAsking.setState({ open: false });

/** The question, and what follows from it. */
export function SignOut() {
  const t = useT('ui');
  const navigate = useNavigate();
  const open = useAsking((state) => state.open);
  const logout = useLogout();
  const leave = (): void => {
    markRemembered(false);
    logout.mutate(undefined, {
      onSettled: () => {
        close();
        void navigate(paths.home);
      },
    });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      closeLabel={t('close')}
      title={t('signOut.title')}
      phone="card"
      size="sm"
      footer={
        <Button kind="danger" full loading={logout.isPending} onClick={leave}>
          {t('signOut')}
        </Button>
      }
    >
      <p>{t('signOut.text')}</p>
    </Modal>
  );
}
