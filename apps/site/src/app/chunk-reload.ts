import { tabStorage } from '@arara/client';

const key = 'reloadedForChunk';
const againAfterMs = 60_000;

/**
 * A part of the page that is gone from the server means that a newer site has been published: the
 * page is fetched anew, once a minute at most, so that a real fault still shows itself. A part that
 * only did not get through takes nothing away: somebody may be waiting for a Pix on this page.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const last = Number(tabStorage.getItem(key) ?? 0);
    if (Date.now() - last < againAfterMs) return;
    void isGone(payload).then((gone) => {
      if (!gone) return;
      tabStorage.setItem(key, String(Date.now()));
      // A page that could not tell after it that it had been fetched anew would do so for ever.
      if (tabStorage.outlives(key)) location.reload();
    });
  });
}

/** Asks the server for the part that did not come; without one it is what the server said itself. */
async function isGone(cause: Error | undefined): Promise<boolean> {
  if (cause === undefined) return true;
  // A browser that does not say which: another build has another file in the place of this one.
  const file = /\S+\.(?:js|css)\b/.exec(cause.message)?.[0] ?? import.meta.url;
  const ask = fetch(new URL(file, location.href), { method: 'HEAD', cache: 'no-store' });
  return ask.then(
    ({ status }) => status === 404,
    () => false,
  );
}
