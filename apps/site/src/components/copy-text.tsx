import { CheckIcon, CopyIcon, IconButton } from '@arara/ui';
import { useCopy } from '../lib/copy.ts';
import { useT } from '../lib/i18n.ts';
import css from './copy-text.module.css';

interface CopyTextProps {
  readonly text: string;
  /** Spoken name of the button: "Copiar o código". */
  readonly label: string;
  /** Shows all of it over several lines instead of cutting it off. */
  readonly whole?: boolean;
}

/** A long code one does not type: monospaced, with a button that copies it. */
export function CopyText({ text, label, whole }: CopyTextProps) {
  const t = useT('ui');
  const { shown, copied, copy } = useCopy<HTMLElement>(text);
  return (
    <span className={css.copy}>
      <code ref={shown} className={whole === true ? css.whole : css.cut} title={text}>
        {text}
      </code>
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
