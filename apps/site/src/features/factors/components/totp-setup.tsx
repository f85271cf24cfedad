import { Button, CodeField, QrCode } from '@arara/ui';
import { useState } from 'react';
import { CopyText } from '../../../components/copy-text.tsx';
import type { Answer } from '../../../lib/api.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useConfirmTotp, useStartTotp } from '../api/factors.ts';
import { FaultLine } from './fault-line.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './factors.module.css';

interface TotpSetupProps {
  readonly wants: { readonly password: boolean; readonly code: boolean };
  readonly onDone: () => void;
}

/** Turning the app on, step by step: password, QR code, first code, recovery codes. */
export function TotpSetup({ wants, onDone }: TotpSetupProps) {
  const t = useT('factors');
  const start = useStartTotp();
  const [offer, setOffer] = useState<Answer<'startTotp'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (offer !== null) return <FirstCode offer={offer} onCodes={setCodes} />;
  return (
    <ProofForm
      lead={t('totp.proof')}
      submit={t('continue')}
      wants={wants}
      onProof={async (proof) => setOffer(await start.mutateAsync(proof))}
    />
  );
}

interface FirstCodeProps {
  readonly offer: Answer<'startTotp'>;
  readonly onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ offer, onCodes }: FirstCodeProps) {
  const t = useT('factors');
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<unknown>(null);
  const wrong = faultCode(fault) === 'factor.wrong' ? faultText(fault) : undefined;

  async function send(whole: string): Promise<void> {
    if (whole.length !== 6 || confirm.isPending) return;
    setFault(null);
    try {
      onCodes((await confirm.mutateAsync(whole)).recoveryCodes);
    } catch (error) {
      setFault(error);
    }
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <p className={css.lead}>{t('totp.scan')}</p>
      <div className={css.offer}>
        <QrCode value={offer.uri} label={t('totp.qr')} />
        <CopyText text={offer.secret} label={t('totp.copy')} whole />
      </div>
      <CodeField
        label={t('totp.first')}
        length={6}
        onChange={setCode}
        onComplete={(whole) => void send(whole)}
        error={wrong}
        data-autofocus
      />
      {fault !== null && wrong === undefined && <FaultLine error={fault} />}
      <Button type="submit" kind="primary" full loading={confirm.isPending}>
        {t('totp.confirm')}
      </Button>
    </form>
  );
}
