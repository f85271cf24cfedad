import { toasts } from '@arara/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from './i18n.ts';

const copiedMs = 4_000;
const hintMs = 10_000;

/**
 * Copies a text. Where the clipboard is closed to this page (no permission, no secure context) what
 * shows the text is marked and copied as one would by hand; where that is refused too, it stays marked
 * and a message says how to go on. Answers whether it was copied.
 */
async function copyText(text: string, shown: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copyMarked(shown)) return true;
  }
  toasts.show({
    tone: 'warn',
    title: translate('ui', 'copy.refused'),
    text: translate('ui', 'copy.byHand'),
    forMs: hintMs,
  });
  return false;
}

function copyMarked(shown: Element): boolean {
  const marked = getSelection();
  marked?.selectAllChildren(shown);
  // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard
  if (!document.execCommand('copy')) return false;
  marked?.removeAllRanges();
  return true;
}

/** Copies a text at a press; `shown` is what shows it, to be marked where nothing else helps. */
export function useCopy<Shown extends Element>(text: string) {
  const shown = useRef<Shown>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy(): Promise<boolean> {
    const done = shown.current !== null && (await copyText(text, shown.current));
    setCopied(done);
    return done;
  }
  return { shown, copied, copy };
}
