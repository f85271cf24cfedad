import { Button, Notice } from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import css from './tickets.module.css';

interface SureProps {
  readonly act: {
    readonly mutate: () => void;
    readonly isPending: boolean;
    readonly error: unknown;
  };
  /** The button's name, the question, and both answers. */
  readonly words: Readonly<Record<'do' | 'sure' | 'yes' | 'no', string>>;
}

/** Something that cannot be undone: it is asked once whether that is meant. */
export function Sure({ act, words }: SureProps) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = act;
  if (!asked) {
    return (
      <div className={css.actions}>
        <Button kind="outline" onClick={() => setAsked(true)}>
          {words.do}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <Notice tone="warn" announce title={words.sure} />
      <FaultLine error={error} />
      <Button kind="primary" loading={isPending} onClick={() => mutate()}>
        {words.yes}
      </Button>
      <Button kind="outline" disabled={isPending} onClick={() => setAsked(false)}>
        {words.no}
      </Button>
    </div>
  );
}
