import { Button, CodeField } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { faultCode, faultText } from '../lib/fault-text.ts';
import { FaultLine } from './fault-line.tsx';
import steps from './steps.module.css';

const codeLength = 6;

interface CodeFormProps {
  readonly label: string;
  readonly submit: string;
  /** The error that says no more than that the code is not the right one: it stands at the field. */
  readonly wrong?: string;
  /** True if the field takes the focus when it comes in the place of another step. */
  readonly takesFocus?: boolean;
  /** The effect of the code; the caller shows the step after it. */
  readonly onCode: (code: string) => Promise<void>;
  readonly above: ReactNode;
  readonly below?: ReactNode;
  readonly end?: ReactNode;
}

/** A code that somebody was given: sent as soon as it is whole, and kept to be mended when it is wrong. */
export function CodeForm({
  label,
  submit,
  wrong,
  takesFocus = false,
  onCode,
  above,
  below,
  end,
}: CodeFormProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const isWrong = fault !== null && wrong !== undefined && faultCode(fault) === wrong;

  async function send(typed: string): Promise<void> {
    if (sending || typed.length < codeLength) return;
    setSending(true);
    setFault(null);
    try {
      await onCode(typed);
    } catch (error) {
      setFault(error);
      setSending(false);
    }
  }

  return (
    <form
      className={steps.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      {above}
      <CodeField
        label={label}
        length={codeLength}
        data-autofocus
        ref={takesFocus ? focus : undefined}
        onChange={setCode}
        onComplete={(typed) => void send(typed)}
        error={isWrong ? faultText(fault) : undefined}
      />
      {below}
      {fault !== null && !isWrong && <FaultLine error={fault} />}
      <Button type="submit" kind="primary" full loading={sending}>
        {submit}
      </Button>
      {end}
    </form>
  );
}

function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
