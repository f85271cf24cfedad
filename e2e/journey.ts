import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect };

// The beginning of every journey.

/** A journey whose page is opened only once what lies over it has left. */
export const test = base.extend({
  page: async ({ page }, journey) => {
    await journey(openPatiently(page));
  },
});

/**
 * A layer that closes leaves its entry of the history by a step back of its own, a moment after it is
 * gone to the eye. A page that is fetched in that moment would be broken off by it: whoever opens or
 * reloads a page here waits for the step first.
 */
export function openPatiently(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...wish) => {
    await seeLayersLeft(page);
    return goto(...wish);
  };
  page.reload = async (...wish) => {
    await seeLayersLeft(page);
    return reload(...wish);
  };
  return page;
}

/** No entry of the history belongs to a layer that is gone; layers that stay may keep theirs. */
export async function seeLayersLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const held = (history.state as { modalDepth?: number } | null)?.modalDepth ?? 0;
    return held <= document.querySelectorAll('dialog[open]').length;
  });
}

/**
 * Turns to an address of another page as a link does, and waits until that page has come: what is
 * loaded is not loaded again.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  await page.waitForFunction(leave, [address, 'marked'] as const);
  await page.waitForFunction(() => {
    const headings = [...document.querySelectorAll('h1')];
    const isLeft = (one: HTMLElement): boolean =>
      one.dataset['left'] !== undefined && one.checkVisibility({ visibilityProperty: true });
    return headings.length > 0 && !headings.some(isLeft);
  });
}

/** Follows an address of this site as a link does, whether another page stands there or a layer. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.waitForFunction(leave, [address, 'unmarked'] as const);
}

/**
 * Runs in the page: follows an address, once the page stands there and the layers over it have left. The headings of
 * the page that is left are marked in the same moment; answers false while it is too early.
 */
function leave([to, mark]: readonly [string, 'marked' | 'unmarked']): boolean {
  const state = history.state as { idx?: number; modalDepth?: number } | null;
  const headings = document.querySelectorAll('h1');
  const layers = document.querySelectorAll('dialog[open]').length;
  if (headings.length === 0 || (state?.modalDepth ?? 0) > layers) return false;
  if (mark === 'marked') for (const one of headings) one.dataset['left'] = 'yes';
  const at = state?.idx ?? 0;
  history.pushState({ idx: at + 1, key: `turn-${at}` }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return true;
}
