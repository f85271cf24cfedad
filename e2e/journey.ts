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
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = 'yes';
  });
  await follow(page, address);
  await expect(page.locator('h1[data-left]:visible')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

/** Follows an address of this site as a link does, whether another page stands there or a layer. */
export async function follow(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await seeLayersLeft(page);
  await page.evaluate((to) => {
    const at = (history.state as { idx?: number } | null)?.idx ?? 0;
    history.pushState({ idx: at + 1, key: `turn-${at}` }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
