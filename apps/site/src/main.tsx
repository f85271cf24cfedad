import '@arara/ui/theme/tokens.css';
import '@arara/ui/theme/base.css';
// It hears of Back before the router does; the layers themselves come later.
import { modalStack } from '@arara/ui/overlay/modal-stack.ts';
import { setImageHost, wearArt } from '@arara/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { opensLayer } from './app/dialog-address.ts';
import { homes, routeOf } from './app/routes.ts';
import { forgetPageBehind } from './app/over-page.tsx';
import { reloadOnMissingChunk } from './app/chunk-reload.ts';
import { followDoors } from './app/doors.ts';
import { followAnnouncements } from './features/announcements/live-announcements.ts';
import { followBalance } from './features/balance/live-balance.ts';
import { followCashier } from './features/cashier/live-cashier.ts';
import { followForcedChange } from './features/session/forced-change.ts';
import { followSession } from './features/session/live-session.ts';
import { keepInvitations } from './features/session/invitation.ts';
import { followBrowser, restoreSession, takeSignInCode } from './features/session/restore.ts';
import { imageHost } from './lib/hosts.ts';
import { followInstall } from './lib/install.ts';
import { loadNamespaces, prepareLanguage } from './lib/i18n.ts';
import { startLive } from './lib/live.ts';
import { start } from './lib/start.ts';
import { paintBrowserBar } from './lib/theme.ts';

/** Sentences of the shell and the first page; inside the document, or fetched where it has none. */
const shellNamespaces = ['ui', 'home'] as const;

async function open(): Promise<void> {
  const code = takeSignInCode();
  reloadOnMissingChunk();
  // A layer that the address names opens again, and its entry with it.
  if (!opensLayer(location.search)) modalStack.leaveOld();
  forgetPageBehind();
  followInstall();
  keepInvitations();
  setImageHost(imageHost);
  wearArt(start.art);
  paintBrowserBar();
  const arrived = arriveFirst();
  await prepareLanguage();
  await loadNamespaces(...shellNamespaces);
  await arrived;
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
  void follow(code);
}

/** The work behind the page: news of the server, and who is signed in. */
async function follow(code: string | null): Promise<void> {
  followAnnouncements();
  followBalance();
  followCashier();
  followSession();
  followForcedChange();
  followDoors();
  startLive();
  await restoreSession(code);
  followBrowser();
  setTimeout(fetchLater, laterMs);
}

/**
 * Where the document shows its page already, the page takes its place in one step, without bones in
 * between. One that does not come is asked for again when it is drawn, and says so there.
 */
async function arriveFirst(): Promise<void> {
  const { status, lobby, game, lotteries, lottery } = start;
  const route = routeOf(location.pathname);
  const brought = [lobby, game, lotteries, lottery].some((data) => data !== null);
  const isShown = brought || homes.some((path) => path === route.path);
  if (status.status === 0 && isShown) await route.arrive().catch(() => undefined);
}

/** A part that the page does without can wait until it has nothing else to do. */
const laterMs = 5_000;

function fetchLater(): void {
  // Without them now, the menu comes at the press, and nobody hears of a newer site.
  const ignore = (): void => undefined;
  import('./app/layout/menu-drawer.tsx').catch(ignore);
  if (import.meta.env.DEV) return;
  import('./app/follow-updates.ts').then(({ followUpdates }) => followUpdates()).catch(ignore);
}

// In a step of its own: reading the program was one already. A timer might be held back.
const step = new MessageChannel();
step.port1.addEventListener(
  'message',
  () => {
    open().catch((error: unknown) => {
      // Nothing is drawn yet: the shell under it says what happened (first-paint.js).
      dispatchEvent(new Event('page-lost'));
      reportError(error);
    });
  },
  { once: true },
);
step.port1.start();
step.port2.postMessage(null);
