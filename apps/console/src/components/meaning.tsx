import { InfoIcon } from '@arara/ui';
import { useId } from 'react';
import { useT } from '../lib/i18n.ts';
import css from './meaning.module.css';

interface MeaningProps {
  /** The name that is defined: the button says it. */
  readonly name: string;
  readonly text: string;
}

/** The definition of a figure behind its name: a press opens it, a focus says it, Escape and a press elsewhere close it. */
export function Meaning({ name, text }: MeaningProps) {
  const t = useT('console');
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget={id}
        aria-label={t('meaning', { name })}
        aria-describedby={id}
      >
        <InfoIcon size={14} />
      </button>
      <span id={id} popover="auto" role="note" className={css.text}>
        {text}
      </span>
    </>
  );
}
