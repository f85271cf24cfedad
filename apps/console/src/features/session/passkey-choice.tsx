import { knowsPasskeys, signWithPasskey } from '@arara/client';
import { Button } from '@arara/ui';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import css from './session.module.css';

/** The answer of a device to the question of the second step. */
export type Signed = Record<string, unknown>;

/** A passkey in place of the code, for people who have one. `deed` throws what is wrong with it. */
export function PasskeyChoice({ deed }: { deed: (passkey: Signed) => Promise<void> }) {
  const t = useT('console');
  const hasPasskey = useSession(({ self }) => self?.passkey === true);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!hasPasskey || !knowsPasskeys()) return null;

  async function sign(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const { options } = await api('staffPasskeyChallenge', {});
      const passkey = await signWithPasskey(options);
      if (passkey !== null) return await deed(passkey);
      setFault(t('door.passkey.away'));
    } catch (error) {
      setFault(faultText(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Button full loading={isBusy} onClick={() => void sign()}>
        {t('door.passkey')}
      </Button>
      <p role="alert" className={css.fault}>
        {fault}
      </p>
    </>
  );
}
