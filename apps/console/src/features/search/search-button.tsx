import { Button, SearchIcon } from '@arara/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { loadSentences, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './search.module.css';

const SearchDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./search-dialog.tsx'),
    loadSentences('console-members'),
  ]);
  return module;
});

/** The way to the one search, which `/` and Ctrl-K open as well. */
export function SearchButton() {
  const t = useT('console');
  const { self } = useSession();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  // Open at one address: a hit that is followed leads to another, and the search is gone.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === here;
  const maySearch = may(self, 'console:search:read');
  useEffect(() => {
    if (!maySearch) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpenAt(here);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [maySearch, here]);
  if (!maySearch) return null;
  return (
    <>
      <Button
        className={css.button}
        size="sm"
        icon={<SearchIcon />}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpenAt(here)}
      >
        {t('search')}
      </Button>
      {isOpen &&
        // Beside the bar: a dialog has a head of its own, which is no part of the page's.
        createPortal(
          <Suspense fallback={null}>
            <SearchDialog onClose={() => setOpenAt(null)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

const writing = 'input, textarea, select, [contenteditable]';

/** Ctrl-K or Command-K anywhere; a stroke only where nobody writes. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  const isWriting = target instanceof Element && target.closest(writing) !== null;
  return key === '/' && !altKey && !isWriting;
}
