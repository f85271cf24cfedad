/** A browser without idle callbacks waits this long. */
const idleMs = 200;
const idleMostMs = 1_000;

/** Runs something when the page has nothing else to do, and a second later at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleMostMs });
  else setTimeout(run, idleMs);
}
