import { Button, ShareIcon, toasts } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';

/** Hands a receipt to another program of the device; where there is none to choose, copies it. */
export function ShareReceipt({ text }: { readonly text: string }) {
  const t = useT('cashier');
  async function share(): Promise<void> {
    if (typeof navigator.share === 'function') {
      // Whoever changes their mind has shared nothing, and knows it.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(text);
    toasts.show({ tone: 'good', title: t('deposit.share.copied') });
  }
  return (
    <Button kind="link" icon={<ShareIcon size={20} />} onClick={() => void share()}>
      {t('deposit.share')}
    </Button>
  );
}
