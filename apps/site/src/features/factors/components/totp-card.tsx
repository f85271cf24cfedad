import { Bone, Button, Card, Modal, ShieldIcon, Tag, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { factorsQuery, useRemoveTotp, useRenewCodes } from '../api/factors.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import steps from '../../../components/steps.module.css';
import css from './factors.module.css';

type Factors = Answer<'factors'>;
type Layer = 'setup' | 'remove' | 'codes';

/** The authenticator app: whether it is asked for, and the codes for when it is lost. */
export function TotpCard({ mayAdd }: { mayAdd: boolean }) {
  const t = useT('factors');
  const query = useQuery(factorsQuery);
  return (
    <Card title={t('totp.title')}>
      <p className={steps.lead}>{t('totp.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={60} />}>
        {(factors) => <State factors={factors} mayAdd={mayAdd} />}
      </QueryStates>
    </Card>
  );
}

function State({ factors, mayAdd }: { factors: Factors; mayAdd: boolean }) {
  const t = useT('factors');
  const ui = useT('ui');
  const format = useFormat();
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = (): void => setLayer(null);
  const { totpSince, secondStep, recoveryCodesLeft } = factors;
  return (
    <>
      <div className={css.way}>
        <Tag tone={totpSince === null ? 'mute' : 'good'}>
          {totpSince === null ? t('off') : t('on.since', { day: format.day(totpSince) })}
        </Tag>
        {secondStep && (
          <Tag tone={recoveryCodesLeft < 3 ? 'warn' : 'mute'}>
            {t('recovery.left', { count: recoveryCodesLeft })}
          </Tag>
        )}
      </div>
      <div className={css.way}>
        {totpSince === null && mayAdd && (
          <Button icon={<ShieldIcon />} onClick={() => setLayer('setup')}>
            {t('totp.add')}
          </Button>
        )}
        {secondStep && <Button onClick={() => setLayer('codes')}>{t('recovery.renew')}</Button>}
        {totpSince !== null && (
          <Button kind="link" onClick={() => setLayer('remove')}>
            {t('totp.remove')}
          </Button>
        )}
      </div>
      <Modal
        open={layer !== null}
        onClose={close}
        title={t(`totp.layer.${layer ?? 'setup'}`)}
        closeLabel={ui('close')}
        size="sm"
      >
        <Content layer={layer} factors={factors} onDone={close} />
      </Modal>
    </>
  );
}

interface ContentProps {
  readonly layer: Layer | null;
  readonly factors: Factors;
  readonly onDone: () => void;
}

function Content({ layer, factors, onDone }: ContentProps) {
  const t = useT('factors');
  const remove = useRemoveTotp();
  const renew = useRenewCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const wants = { password: factors.hasPassword, code: factors.secondStep };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (layer === 'setup') return <TotpSetup wants={wants} onDone={onDone} />;
  if (layer === 'codes') {
    return (
      <ProofForm
        lead={t('recovery.renew.lead')}
        submit={t('recovery.renew')}
        wants={wants}
        onProof={async (proof) => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
      />
    );
  }
  if (layer === null) return null;
  return (
    <ProofForm
      danger
      lead={t('totp.remove.lead')}
      submit={t('totp.remove')}
      wants={wants}
      onProof={async (proof) => {
        await remove.mutateAsync(proof);
        toasts.show({ tone: 'good', title: t('totp.removed') });
        onDone();
      }}
    />
  );
}
