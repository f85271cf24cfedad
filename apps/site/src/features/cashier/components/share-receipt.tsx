import { Button, ShareIcon, toasts } from '@arara/ui';
import { useState } from 'react';
import { useCopy } from '../../../lib/copy.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './cashier.module.css';

/** Hands a receipt to another program of the device; where there is none to choose, copies it. */
export function ShareReceipt({ text }: { readonly text: string }) {
  const t = useT('cashier');
  const { shown, copy } = useCopy<HTMLParagraphElement>(text);
  const [isByHand, setByHand] = useState(false);
  async function share(): Promise<void> {
    if (await handOver(text)) return;
    const done = await copy();
    setByHand(!done);
    if (done) toasts.show({ tone: 'good', title: t('deposit.share.copied') });
  }
  return (
    <>
      <Button kind="link" icon={<ShareIcon size={20} />} onClick={() => void share()}>
        {t('deposit.share')}
      </Button>
      <p ref={shown} className={isByHand ? css.receipt : 'sr'} aria-hidden={!isByHand}>
        {text}
      </p>
    </>
  );
}

/** True if another program has it, or its owner has changed their mind: they know it. */
async function handOver(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  return navigator.share({ text }).then(
    () => true,
    (error: Error) => error.name === 'AbortError',
  );
}
