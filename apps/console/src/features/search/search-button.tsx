import { Button, SearchIcon, toasts } from '@arara/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../lib/chunk.ts';
import { faultText } from '../../lib/fault.ts';
import { loadSentences, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { useOverPage } from '../../lib/use-over-page.ts';
import css from './search.module.css';

const dialog = () =>
  lazy(async () => {
    const [module] = await loadChunk(() =>
      Promise.all([import('./search-dialog.tsx'), loadSentences('console-members')]),
    );
    return module;
  });

/** The way to the one search, which `/` and Ctrl-K open as well. */
export function SearchButton() {
  const t = useT('console');
  const { self } = useSession();
  const { isOpen, setOpen } = useOverPage();
  const [SearchDialog, setDialog] = useState(dialog);
  const maySearch = may(self, 'console:search:read');
  useEffect(() => {
    if (!maySearch) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [maySearch, setOpen]);
  // The desk below goes on; the next press asks for the dialog anew.
  const fail = (error: unknown): void => {
    setOpen(false);
    setDialog(dialog);
    toasts.show({ tone: 'bad', title: faultText(error) });
  };
  if (!maySearch) return null;
  return (
    <>
      <Button
        className={css.button}
        size="sm"
        icon={<SearchIcon />}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
      >
        {t('search')}
      </Button>
      {isOpen &&
        // Beside the bar: a dialog has a head of its own, which is no part of the page's.
        createPortal(
          <ErrorBoundary fallback={null} onError={fail}>
            <Suspense fallback={null}>
              <SearchDialog onClose={() => setOpen(false)} />
            </Suspense>
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}

const writing = 'input, textarea, select, [contenteditable]';

/** Ctrl-K or Command-K; a stroke only where nobody writes. Neither over a dialog, whose keys are its own. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey || document.querySelector('dialog[open]') !== null) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isWriting = target instanceof Element && target.closest(writing) !== null;
  return key === '/' && !isWriting;
}
