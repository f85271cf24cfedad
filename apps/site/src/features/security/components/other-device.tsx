import { Bone, Button, Countdown, DevicesIcon, Modal, QrCode, useDeadline } from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { useSignInCode } from '../api/security.ts';
import css from './security.module.css';

/** Taking the account along to another device: its camera reads a code that works once, for a minute. */
export function OtherDevice() {
  const t = useT('account');
  const ui = useT('ui');
  const code = useSignInCode();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    code.reset();
  };
  return (
    <>
      <Button
        className={css.all}
        icon={<DevicesIcon />}
        onClick={() => {
          setOpen(true);
          code.mutate();
        }}
      >
        {t('device.open')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        title={t('device.open')}
        closeLabel={ui('close')}
        size="sm"
      >
        <div className={css.device}>
          <p>{t('device.lead')}</p>
          {code.data === undefined ? (
            <Bone h={240} />
          ) : (
            <ShownCode key={code.data.code} shown={code.data} onAgain={() => code.mutate()} />
          )}
          <p className={css.lead}>{t('device.warning')}</p>
          <FaultLine error={code.error} />
          {code.isError && <Button onClick={() => code.mutate()}>{ui('retry')}</Button>}
        </div>
      </Modal>
    </>
  );
}

interface ShownCodeProps {
  readonly shown: Answer<'signInCode'>;
  readonly onAgain: () => void;
}

const lifeMs = 60_000;

/** The code as long as it is good; then the way to another one stands in its place. */
function ShownCode({ shown, onAgain }: ShownCodeProps) {
  const t = useT('account');
  // The two clocks differ by a moment: a minute never shows more than that.
  const [endsAt] = useState(() => Math.min(shown.expiresAt, serverNow() + lifeMs));
  if (useDeadline(endsAt, serverNow) === 0) {
    return (
      <div className={css.spent}>
        <p role="status">{t('device.over')}</p>
        <Button kind="primary" data-autofocus onClick={onAgain}>
          {t('device.again')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <QrCode value={`${location.origin}/?token=${shown.code}`} label={t('device.qr')} size={240} />
      <p className={css.clock}>
        <span>{t('device.valid')}</span>
        <Countdown
          endsAt={endsAt}
          now={serverNow}
          announce={({ seconds, minutes }) => t('device.left', { count: minutes * 60 + seconds })}
        />
      </p>
    </>
  );
}
