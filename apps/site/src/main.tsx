import '@arara/ui/theme/tokens.css';
import '@arara/ui/theme/base.css';
// It hears of Back before the router does; the layers themselves come later.
import '@arara/ui/overlay/modal-stack.ts';
import { setImageHost, wearArt } from '@arara/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOnMissingChunk } from './app/chunk-reload.ts';
import { followDoors } from './app/doors.ts';
import { followAnnouncements } from './features/announcements/live-announcements.ts';
import { followBalance } from './features/balance/live-balance.ts';
import { followCashier } from './features/cashier/live-cashier.ts';
import { followForcedChange } from './features/session/forced-change.ts';
import { followSession } from './features/session/live-session.ts';
import { keepInvitation } from './features/session/invitation.ts';
import { restoreSession } from './features/session/restore.ts';
import { imageHost } from './lib/hosts.ts';
import { followInstall } from './lib/install.ts';
import { loadNamespaces, prepareLanguage } from './lib/i18n.ts';
import { startLive } from './lib/live.ts';
import { start } from './lib/start.ts';
import { paintBrowserBar } from './lib/theme.ts';

/** Sentences of the shell and the first page; inside the document, or fetched where it has none. */
const shellNamespaces = ['ui', 'home'] as const;

async function open(): Promise<void> {
  reloadOnMissingChunk();
  followInstall();
  keepInvitation();
  setImageHost(imageHost);
  wearArt(start.art);
  paintBrowserBar();
  await prepareLanguage();
  await loadNamespaces(...shellNamespaces);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no place for the page.');
  const page = createRoot(root);
  // In small steps: taps and scrolling over the first paint need not wait for all of it.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  followAnnouncements();
  followBalance();
  followCashier();
  followSession();
  followForcedChange();
  followDoors();
  startLive();
  await restoreSession();
  setTimeout(fetchLater, laterMs);
}

/** What the page does without can wait until it has nothing else to do. */
const laterMs = 5_000;

function fetchLater(): void {
  // Without them now, the menu comes at the press, and nobody hears of a newer site.
  const ignore = (): void => undefined;
  import('./app/layout/menu-drawer.tsx').catch(ignore);
  if (import.meta.env.DEV) return;
  import('./app/follow-updates.ts').then(({ followUpdates }) => followUpdates()).catch(ignore);
}

void open();
