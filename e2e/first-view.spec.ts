import type { Browser, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { inMotion } from './visitor.ts';

// The largest paint of a first visit stands in the document: no script and no call comes before it
// (docs/decisions/first-view.md). Lighthouse counts how long it takes; here it is told what it is.

// A first visit is measured as it comes to most visitors.
test.use(inMotion);

/** The phone that Lighthouse takes (bench/src/groups/site.ts). */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Pages that it visits, and lotteries of every family as their lobby leads to them. */
const visited = [
  '/',
  '/rng',
  '/game?id=1001',
  '/lottery',
  '/elott',
  '/lottery?gameCode=hk6-week&playType=hk6.special',
];
const lotteries = [
  'ssc-1m',
  'keno-2m',
  'k3-1m',
  'pk10-1m',
  '11x5-3m',
  'pc28-3m',
  '3d-20m',
  'sabia',
];
/** A bet on several places says more than any other. */
const manyPlaces = '/lottery?gameCode=vn-north&playType=vn-north.lo2';

/** The largest element so far, each time something larger was painted. */
const largest = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The browser tells of a paint with the frame after it.
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50)));
    return (window as unknown as { largest: string[] }).largest;
  });

/** Opens a page that gets no script until its document has painted what it can. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { largest: told });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element, url, size } = entry as PerformanceEntry & {
          element: Element | null;
          url: string;
          size: number;
        };
        told.push(`${size} ${element?.tagName} ${url || element?.textContent}`);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  let release = (): void => undefined;
  const free = new Promise<void>((go) => (release = go));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return release;
}

/** The paints of a document by itself, once it has painted all that it can: two looks say the same. */
async function paintedFirst(page: Page, address: string): Promise<string[]> {
  let before: string[] = [];
  await expect(async () => {
    const last = before;
    before = await largest(page);
    expect(before, `${address} paints something by itself`).not.toEqual([]);
    expect(before).toEqual(last);
  }).toPass();
  return before;
}

/**
 * The elements that a page paints larger than all that its document painted by itself; nothing, as it should be.
 */
async function paintedLater(browser: Browser, address: string, own: object = {}) {
  const context = await browser.newContext({ ...phone, ...own });
  const page = await context.newPage();
  const release = await openWithoutScripts(page, address);
  const before = await paintedFirst(page, address);
  release();
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const after = (await largest(page)).slice(before.length);
  await context.close();
  return after.map((what) => `${address} painted ${before.at(-1)}, and later ${what}`);
}

/** Two at a time: one is waited for while the other paints. */
const inPairs = <T>(all: readonly T[]): readonly T[][] =>
  all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));

test('the largest paint of a first visit waits for no script and no call', async ({ browser }) => {
  // As Lighthouse comes: in English, and nobody has asked it for its age.
  const stranger = { locale: 'en-US', storageState: { cookies: [], origins: [] } };
  const late: string[] = [];
  for (const two of inPairs(visited)) {
    const told = two.map((address) => paintedLater(browser, address, stranger));
    late.push(...(await Promise.all(told)).flat());
  }
  expect(late).toEqual([]);
});

test('nor does it on the page of any family of lotteries', async ({ browser }) => {
  const late: string[] = [];
  for (const two of inPairs(lotteries)) {
    const told = two.map((code) => paintedLater(browser, `/lottery?gameCode=${code}`));
    late.push(...(await Promise.all(told)).flat());
  }
  expect(late).toEqual([]);
});

/** Those that the house's own fonts draw: without a font for others, a machine measures boxes. */
const drawnHere = ['pt-BR', 'en-US', 'id', 'vi'];

test('nor does it in any language that our fonts draw, where people bet', async ({ browser }) => {
  const late: string[] = [];
  for (const two of inPairs(drawnHere)) {
    const told = two.map((locale) => paintedLater(browser, manyPlaces, { locale }));
    late.push(...(await Promise.all(told)).flat());
  }
  expect(late).toEqual([]);
});
