import { useEffect, useRef, useState } from 'react';

const copiedMs = 4_000;

/**
 * Copies a text. Where the clipboard is closed to this page (no permission, no secure context) what
 * shows the text is marked and copied as one would by hand; where that is refused too, it stays marked.
 * Answers whether it was copied.
 */
async function copyText(text: string, shown: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(shown);
  }
}

function copyMarked(shown: Element): boolean {
  const marked = getSelection();
  marked?.selectAllChildren(shown);
  // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard
  if (!document.execCommand('copy')) return false;
  marked?.removeAllRanges();
  return true;
}

/**
 * Copies a text at a press; `shown` is what shows it, to be marked where nothing else helps. `onRefused` says how to
 * go on where it stays marked.
 */
export function useCopy<Shown extends Element>(text: string, onRefused: () => void) {
  const shown = useRef<Shown>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy(): Promise<boolean> {
    const place = shown.current;
    const done = place !== null && (await copyText(text, place));
    if (place !== null && !done) onRefused();
    setCopied(done);
    return done;
  }
  return { shown, copied, copy };
}
