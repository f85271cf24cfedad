import { toasts } from '@arara/ui';
import { useDialogs } from '../lib/dialogs.ts';
import { translate } from '../lib/i18n.ts';
import { usePlay } from '../features/play/play-store.ts';

/** So often a page that stays open asks whether there is a newer site. */
const lookEveryMs = 30 * 60_000;

/** Layers in which somebody is busy with money or with a form: nothing is put over them. */
const isBusy = (): boolean =>
  useDialogs.getState().open !== null || usePlay.getState().seat !== null;

/**
 * Keeps the page that is shown without a network, and says when a newer site has come: after the
 * game, after the payment, and the page is fetched anew only when somebody wants it.
 */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/worker.js', { updateViaCache: 'none' });
  const offer = (worker: ServiceWorker | null): void => {
    // The first one has nobody to take over from.
    if (worker !== null && workers.controller !== null) offerWhenFree(worker);
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

function offerWhenFree(worker: ServiceWorker): void {
  const leave = [useDialogs.subscribe(look), usePlay.subscribe(look)];
  let isOffered = false;
  function look(): void {
    if (isOffered || isBusy()) return;
    isOffered = true;
    for (const stop of leave) stop();
    show(worker);
  }
  look();
}

function show(worker: ServiceWorker): void {
  toasts.show({
    tone: 'info',
    title: translate('ui', 'update.title'),
    forMs: 0,
    action: {
      label: translate('ui', 'update.do'),
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        worker.postMessage('take over');
      },
    },
  });
}
