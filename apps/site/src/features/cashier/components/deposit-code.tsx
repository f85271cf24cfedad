import {
  Button,
  CheckIcon,
  CopyIcon,
  Countdown,
  Money,
  Notice,
  Progress,
  QrCode,
  useDeadline,
} from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useCopy } from '../../../lib/copy.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { useCancelDeposit, useCheckDeposit } from '../api/deposits.ts';
import css from './cashier.module.css';

/** The Pix code: copied on a phone, scanned from a desk; the server's clock counts it down. */
export function DepositCode({ deposit }: { deposit: Answer<'deposit'> }) {
  const t = useT('cashier');
  const format = useFormat();
  const { shown, copied, copy } = useCopy<HTMLElement>(deposit.brCode);
  const expires = new Date(deposit.expiresAt).getTime();
  const wholeMs = expires - new Date(deposit.createdAt).getTime();
  // The two clocks differ by a moment: a code of 15 minutes never shows more than that.
  const [endsAt] = useState(() => Math.min(expires, serverNow() + wholeMs));
  const left = useDeadline(endsAt, serverNow);

  return (
    <div className={css.pay}>
      <p className={css.hero}>
        <Money>{format.money(deposit.amount, deposit.currency)}</Money>
      </p>
      <p className={css.small}>{t('deposit.to', { name: deposit.receiver })}</p>
      <QrCode value={deposit.brCode} label={t('deposit.qr')} size={240} />
      <div className={css.clock}>
        <span>{t('deposit.valid')}</span>
        <Countdown
          endsAt={endsAt}
          now={serverNow}
          announce={({ minutes, seconds }) => t('deposit.left', { minutes, seconds })}
        />
      </div>
      <Progress value={wholeMs <= 0 ? 0 : left / wholeMs} label={t('deposit.valid')} />
      <code ref={shown} className={css.code}>
        {deposit.brCode}
      </code>
      <Button
        kind="primary"
        size="lg"
        full
        data-autofocus
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {copied ? t('deposit.copied') : t('deposit.copy')}
      </Button>
      <span className="sr" aria-live="polite">
        {copied ? t('deposit.copied') : ''}
      </span>
      <p className={css.waiting}>
        <i aria-hidden /> {t('deposit.waiting')}
      </p>
      <Waiting id={deposit.id} />
      {start.settings.sandbox && (
        <a className={css.sandbox} href="/sandbox/bank" target="_blank" rel="noreferrer">
          {t('deposit.sandbox')}
        </a>
      )}
    </div>
  );
}

/** While the bank is silent: "I have paid" asks it now, "cancel" takes the charge back. */
function Waiting({ id }: { readonly id: string }) {
  const t = useT('cashier');
  const check = useCheckDeposit();
  const cancel = useCancelDeposit();
  const error = check.error ?? cancel.error;
  // Asked, or cancelled too late: the bank knows of a payment that it has not told yet.
  const isSilent = [check, cancel].some(
    ({ data, isPending }) => !isPending && data?.state === 'PENDING',
  );
  return (
    <>
      <div className={css.either}>
        <Button kind="link" loading={check.isPending} onClick={() => check.mutate(id)}>
          {t('deposit.check')}
        </Button>
        <Button
          kind="link"
          loading={cancel.isPending}
          // The second press of a double one was meant for the button that stood here before.
          onClick={({ detail }) => detail < 2 && cancel.mutate(id)}
        >
          {t('deposit.cancel')}
        </Button>
      </div>
      {isSilent && (
        <Notice tone="info" announce>
          {t('deposit.notyet')}
        </Notice>
      )}
      <FaultLine error={error} />
    </>
  );
}
