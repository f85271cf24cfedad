import { Bone, Button, Modal } from '@arara/ui';
import { useEffect, useEffectEvent } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useSignInCode } from '../api/security.ts';
import { ShownCode } from './shown-code.tsx';
import css from './security.module.css';

/** A code that the camera of another device reads: it opens the account there, once, for a minute. */
export default function DeviceSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT('account');
  const ui = useT('ui');
  const code = useSignInCode();
  const ask = useEffectEvent(() => code.mutate());
  useEffect(() => ask(), []);
  return (
    <Modal open onClose={onClose} title={t('device.open')} closeLabel={ui('close')} size="sm">
      <div className={css.device}>
        <p>{t('device.lead')}</p>
        {code.data === undefined ? (
          <Bone h={272} />
        ) : (
          <ShownCode key={code.data.code} shown={code.data} onAgain={() => code.mutate()} />
        )}
        <p className={css.lead}>{t('device.warning')}</p>
        <FaultLine error={code.error} />
        {code.isError && <Button onClick={() => code.mutate()}>{ui('retry')}</Button>}
      </div>
    </Modal>
  );
}
