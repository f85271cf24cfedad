import { knowsPasskeys } from '@arara/client';
import { Button, KeyIcon, toasts } from '@arara/ui';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { usePasskeyLogin } from '../api/session.ts';

interface PasskeyButtonProps {
  /** True if its owner wants to stay signed in on this browser. */
  readonly stays: () => boolean;
  readonly onDone: () => void;
}

/** Signing in with a finger, a face or a PIN: nothing to type, nothing to steal. */
export function PasskeyButton({ stays, onDone }: PasskeyButtonProps) {
  const t = useT('auth');
  const login = usePasskeyLogin();
  if (!knowsPasskeys()) return null;

  async function enter(): Promise<void> {
    try {
      const opened = await login.mutateAsync(stays());
      if (opened !== null && !opened.passwordExpired) onDone();
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error) });
    }
  }

  return (
    <Button
      kind="outline"
      icon={<KeyIcon />}
      aria-label={t('login.passkey')}
      loading={login.isPending}
      onClick={() => void enter()}
    >
      {t('login.passkey.short')}
    </Button>
  );
}
