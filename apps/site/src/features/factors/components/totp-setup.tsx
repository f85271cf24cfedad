import { useState } from 'react';
import { CodeForm } from '../../../components/code-form.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { QrCodeLater } from '../../../components/qr-code-later.tsx';
import steps from '../../../components/steps.module.css';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useConfirmTotp, useRenewCodes, useStartTotp } from '../api/factors.ts';
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
  const [isLost, setIsLost] = useState(false);
  const renew = useRenewCodes();
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (isLost) {
    return (
      <ProofForm
        lead={t('totp.lost')}
        submit={t('recovery.renew')}
        wants={{ ...wants, code: true }}
        onProof={async (proof) => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
      />
    );
  }
  if (offer !== null) {
    return <FirstCode offer={offer} onCodes={setCodes} onLost={() => setIsLost(true)} />;
  }
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
  /** The app is on, and its recovery codes were never heard. */
  readonly onLost: () => void;
}

function FirstCode({ offer, onCodes, onLost }: FirstCodeProps) {
  const t = useT('factors');
  const confirm = useConfirmTotp();

  async function turnOn(code: string): Promise<void> {
    const codes = await confirm.mutateAsync(code);
    if (codes === null) return onLost();
    onCodes(codes);
  }
  return (
    <CodeForm
      label={t('totp.first')}
      submit={t('totp.confirm')}
      wrong="factor.wrong"
      onCode={turnOn}
      above={
        <>
          <p className={steps.lead}>{t('totp.scan')}</p>
          <div className={css.offer}>
            <QrCodeLater value={offer.uri} size={200} label={t('totp.qr')} />
            <CopyText text={offer.secret} label={t('totp.copy')} whole />
          </div>
        </>
      }
    />
  );
}
