const key = 'reloadedForChunk';
const againAfterMs = 60_000;

/**
 * A part of the page that is gone from the server means that a newer site has been published: the
 * page is fetched anew, once a minute at most, so that a real fault still shows itself.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // Without a network a reload would lose the page that is still there.
    if (!navigator.onLine || Date.now() - last < againAfterMs) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
