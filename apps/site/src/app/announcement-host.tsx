import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlay } from '../features/play/play-store.ts';
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

/** Pop-up announcements, once the page has settled; never over a game or another layer. */
export function AnnouncementHost() {
  const [settled, setSettled] = useState(false);
  const busy = useDialogs(({ open }) => open !== null);
  const playing = usePlay(({ seat, view }) => seat !== null && view === 'full');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!settled || busy || playing) return null;
  return (
    <Suspense fallback={null}>
      <Popup />
    </Suspense>
  );
}
