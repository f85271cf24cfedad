import { QrCode } from '@arara/ui';
import { useState } from 'react';
import { CodeForm } from '../../../components/code-form.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import steps from '../../../components/steps.module.css';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useConfirmTotp, useStartTotp } from '../api/factors.ts';
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
  return (
    <CodeForm
      label={t('totp.first')}
      submit={t('totp.confirm')}
      wrong="factor.wrong"
      onCode={async (code) => onCodes((await confirm.mutateAsync(code)).recoveryCodes)}
      above={
        <>
          <p className={steps.lead}>{t('totp.scan')}</p>
          <div className={css.offer}>
            <QrCode value={offer.uri} label={t('totp.qr')} />
            <CopyText text={offer.secret} label={t('totp.copy')} whole />
          </div>
        </>
      }
    />
  );
}
