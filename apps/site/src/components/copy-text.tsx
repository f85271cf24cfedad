import { CheckIcon, CopyIcon, IconButton } from '@arara/ui';
import { useEffect, useState } from 'react';
import { useT } from '../lib/i18n.ts';
import css from './copy-text.module.css';

const copiedMs = 4_000;

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
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className={css.copy}>
      <code className={whole === true ? css.whole : css.cut} title={text}>
        {text}
      </code>
      <IconButton
        label={label}
        icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
      <span className="sr" aria-live="polite">
        {copied ? t('copied') : ''}
      </span>
    </span>
  );
}
