import { Button, CodeField } from '@arara/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import css from './session.module.css';

const codeLength = 6;

/** A code of the authenticator app; it sends itself with its last digit. `deed` throws what is wrong with it. */
export function CodeForm({ deed }: { deed: (code: string) => Promise<void> }) {
  const t = useT('console');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It is the only thing that this step asks, and the button before it is gone.
  useEffect(() => field.current?.focus(), []);

  async function send(now: string): Promise<void> {
    if (now.length !== codeLength) {
      setFault(t('door.code.missing'));
      return;
    }
    setBusy(true);
    try {
      await deed(now);
    } catch (error) {
      setFault(faultText(error));
      setBusy(false);
    }
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <CodeField
        label={t('door.code')}
        length={codeLength}
        ref={field}
        error={fault}
        onChange={(now) => {
          setCode(now);
          setFault(undefined);
        }}
        onComplete={(now) => void send(now)}
      />
      <Button type="submit" kind="primary" full loading={isBusy}>
        {t('door.code.go')}
      </Button>
    </form>
  );
}
