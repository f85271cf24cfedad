import { knowsPasskeys, signWithPasskey } from '@arara/client';
import { Button, CodeField, KeyIcon, TextField } from '@arara/ui';
import type { SecondStep } from '@arara/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { usePassSecondStep } from '../api/session.ts';
import { FaultLine } from '../../../components/fault-line.tsx';
import steps from '../../../components/steps.module.css';
import css from './factors.module.css';

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly onDone: () => void;
}

type Way = SecondStep['methods'][number];

/** A code of the app, a passkey or a recovery code: whichever the member has at hand. */
export function SecondStepForm({ step, onDone }: SecondStepFormProps) {
  const t = useT('factors');
  const ways = step.methods.filter((way) => way !== 'passkey' || knowsPasskeys());
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const pass = usePassSecondStep();
  const [fault, setFault] = useState<unknown>(null);

  async function attempt(run: () => Promise<unknown>): Promise<void> {
    setFault(null);
    try {
      if ((await run()) !== null) onDone();
    } catch (error) {
      setFault(error);
      // Too late: the password is asked for again.
      if (faultCode(error) === 'factor.ticket.invalid') openDialog('login');
    }
  }

  const { ticket, passkey } = step;
  return (
    <div className={steps.form}>
      {way === 'passkey' && (
        <PasskeyWay
          busy={pass.isPending}
          fault={fault}
          onSign={() =>
            void attempt(async () => {
              const response = await signWithPasskey(passkey ?? {});
              if (response === null) return null;
              return pass.mutateAsync({ method: 'passkey', ticket, response });
            })
          }
        />
      )}
      {way !== 'passkey' && (
        <CodeWay
          key={way}
          way={way}
          busy={pass.isPending}
          fault={fault}
          onCode={(code) => void attempt(() => pass.mutateAsync({ method: way, ticket, code }))}
        />
      )}
      <div className={css.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              kind="link"
              onClick={() => {
                setFault(null);
                setWay(other);
              }}
            >
              {t(`step.use.${other}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

function PasskeyWay(props: { busy: boolean; fault: unknown; onSign: () => void }) {
  const t = useT('factors');
  return (
    <>
      <p className={steps.lead}>{t('step.passkey.lead')}</p>
      <FaultLine error={props.fault} />
      <Button
        kind="primary"
        size="lg"
        full
        icon={<KeyIcon />}
        loading={props.busy}
        onClick={props.onSign}
        data-autofocus
      >
        {t('step.passkey.button')}
      </Button>
    </>
  );
}

interface CodeWayProps {
  readonly way: 'totp' | 'recovery';
  readonly busy: boolean;
  readonly fault: unknown;
  readonly onCode: (code: string) => void;
}

function CodeWay({ way, busy, fault, onCode }: CodeWayProps) {
  const t = useT('factors');
  const [code, setCode] = useState('');
  const wrong = faultCode(fault) === 'factor.wrong' ? faultText(fault) : undefined;
  function send(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() !== '' && !busy) onCode(code);
  }
  return (
    <form className={steps.form} onSubmit={send} noValidate>
      <p className={steps.lead}>{t(`step.${way}.lead`)}</p>
      {way === 'totp' ? (
        <CodeField
          label={t('step.totp.label')}
          length={6}
          onChange={setCode}
          onComplete={busy ? undefined : onCode}
          error={wrong}
          data-autofocus
        />
      ) : (
        <TextField
          label={t('step.recovery.label')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong}
          data-autofocus
        />
      )}
      {fault !== null && wrong === undefined && <FaultLine error={fault} />}
      <Button type="submit" kind="primary" size="lg" full loading={busy}>
        {t('step.submit')}
      </Button>
    </form>
  );
}
