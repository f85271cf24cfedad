import { CheckIcon, CopyIcon, IconButton, toasts, useCopy } from '@arara/ui';
import { say, useT } from '../lib/i18n.ts';
import css from './components.module.css';

interface CopyTextProps {
  readonly text: string;
  /** Spoken name of the button: "Copiar o segredo". */
  readonly label: string;
}

const hintMs = 10_000;
function sayRefused(): void {
  toasts.show({
    tone: 'warn',
    title: say('copy.refused'),
    text: say('copy.byHand'),
    forMs: hintMs,
  });
}

/** A long code that nobody types: all of it over several lines, with a button that copies it. */
export function CopyText({ text, label }: CopyTextProps) {
  const t = useT('console');
  const { shown, copied, copy } = useCopy<HTMLElement>(text, sayRefused);
  return (
    <span className={css.copy}>
      <code ref={shown}>{text}</code>
      <IconButton
        label={label}
        icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void copy()}
      />
      <span className="sr" aria-live="polite">
        {copied ? t('copied') : ''}
      </span>
    </span>
  );
}
