import { Button, Countdown, QrCode, useDeadline } from '@arara/ui';
import { useState } from 'react';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import css from './security.module.css';

interface ShownCodeProps {
  readonly shown: Answer<'signInCode'>;
  readonly onAgain: () => void;
}

const lifeMs = 60_000;

/** The code as long as it is good; then the way to another one stands in its place. */
export function ShownCode({ shown, onAgain }: ShownCodeProps) {
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
