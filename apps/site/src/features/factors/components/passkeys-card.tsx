import { knowsPasskeys } from '@arara/client';
import { Bone, Button, Card, KeyIcon, Modal, Switch, Tag, TrashIcon, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import {
  factorsQuery,
  useAddPasskey,
  useRemovePasskey,
  useSetPasskeyStep,
} from '../api/factors.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import steps from '../../../components/steps.module.css';
import css from './factors.module.css';

type Factors = Answer<'factors'>;
type Key = Factors['passkeys'][number];
/** The subject of the open layer: a new key, one to remove, or asking for one after the password. */
type Layer = 'add' | 'step' | { readonly remove: Key };

/** Passkeys: which devices open the account with a finger, a face or a PIN. */
export function PasskeysCard() {
  const t = useT('factors');
  const query = useQuery(factorsQuery);
  return (
    <Card title={t('passkeys.title')}>
      <p className={steps.lead}>{t('passkeys.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={96} />}>
        {(factors) => <Keys factors={factors} />}
      </QueryStates>
    </Card>
  );
}

function Keys({ factors }: { factors: Factors }) {
  const t = useT('factors');
  const ui = useT('ui');
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = (): void => setLayer(null);
  const { passkeys, passkeyStep } = factors;
  return (
    <>
      {passkeys.length > 0 && (
        <Rows className={css.list}>
          {passkeys.map((key) => (
            <KeyRow key={key.id} passkey={key} onRemove={() => setLayer({ remove: key })} />
          ))}
        </Rows>
      )}
      {passkeys.length > 0 && (
        <Switch
          label={t('passkeys.step')}
          hint={t('passkeys.step.hint')}
          checked={passkeyStep}
          onChange={() => setLayer('step')}
        />
      )}
      <div className={css.way}>
        {knowsPasskeys() ? (
          <Button icon={<KeyIcon />} onClick={() => setLayer('add')}>
            {t('passkeys.add')}
          </Button>
        ) : (
          <p className={steps.lead}>{t('passkeys.unknown')}</p>
        )}
      </div>
      <Modal
        open={layer !== null}
        onClose={close}
        title={t(typeof layer === 'object' ? 'passkeys.remove' : `passkeys.${layer ?? 'add'}`)}
        closeLabel={ui('close')}
        size="sm"
      >
        {layer !== null && <Content layer={layer} factors={factors} onDone={close} />}
      </Modal>
    </>
  );
}

function KeyRow({ passkey, onRemove }: { passkey: Key; onRemove: () => void }) {
  const t = useT('factors');
  const format = useFormat();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <Row
      title={
        <>
          {name} {synced && <Tag>{t('passkeys.synced')}</Tag>}
        </>
      }
      notes={[
        lastUsedAt === null
          ? t('passkeys.made', { day: format.day(createdAt) })
          : t('passkeys.used', { day: format.day(lastUsedAt) }),
      ]}
    >
      <Button
        kind="link"
        size="sm"
        icon={<TrashIcon />}
        aria-label={t('passkeys.remove.of', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </Row>
  );
}

interface ContentProps {
  readonly layer: Layer;
  readonly factors: Factors;
  readonly onDone: () => void;
}

function Content({ layer, factors, onDone }: ContentProps) {
  const t = useT('factors');
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const setStep = useSetPasskeyStep();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const wants = { password: factors.hasPassword, code: factors.secondStep };
  const say = (key: string): void => {
    toasts.show({ tone: 'good', title: t(key) });
    onDone();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (layer === 'add') {
    return (
      <ProofForm
        lead={t('passkeys.add.lead')}
        submit={t('continue')}
        wants={wants}
        onProof={async (proof) => {
          if ((await add.mutateAsync(proof)) !== null) say('passkeys.added');
        }}
      />
    );
  }
  if (layer === 'step') {
    const on = !factors.passkeyStep;
    return (
      <ProofForm
        lead={t(on ? 'passkeys.step.on' : 'passkeys.step.off')}
        submit={t('continue')}
        wants={wants}
        onProof={async (proof) => {
          const { recoveryCodes } = await setStep.mutateAsync({ ...proof, on });
          if (recoveryCodes === null) onDone();
          else setCodes(recoveryCodes);
        }}
      />
    );
  }
  return (
    <ProofForm
      danger
      lead={t('passkeys.remove.lead', { name: layer.remove.name })}
      submit={t('passkeys.remove')}
      wants={wants}
      onProof={async (proof) => {
        await remove.mutateAsync({ ...proof, id: layer.remove.id });
        say('passkeys.removed');
      }}
    />
  );
}
