import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePlay } from '../features/play/play-store.ts';
import { useAge } from '../lib/age.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { useDialogs } from '../lib/dialogs.ts';

/** Nobody is greeted by a pop-up: the page comes first. */
const afterMs = 4_000;

const Popup = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/announcements/components/announcement-popup.tsx'),
    loadNamespaces('announcements'),
  ]);
  return module;
});

/** True if somebody is typing: a dialog would take the keys away in the middle of a word. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;

/** True once the page has stood for a while and nobody is typing in it. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return undefined;
    const look = (): void => {
      if (isTyping()) timer = setTimeout(look, afterMs);
      else setSettled(true);
    };
    let timer = setTimeout(look, afterMs);
    return () => clearTimeout(timer);
  }, [settled]);
  return settled;
}

/** Pop-up announcements, once the page has settled; never over a game or another layer. */
export function AnnouncementHost() {
  const settled = useSettled();
  const busy = useDialogs(({ open }) => open !== null);
  const playing = usePlay(({ seat, view }) => seat !== null && view === 'full');
  const asked = useAge((state) => state.asked);
  if (!settled || busy || playing || asked) return null;
  return (
    // One that cannot be fetched is told another time.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Popup />
      </Suspense>
    </ErrorBoundary>
  );
}
